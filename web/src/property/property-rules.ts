import type { PageRules, RouteData, RouteParams } from '../app/page-rules';
import { settingsOf } from '../settings/agency-of';
import { canonicalPath } from './canonical-path';
import { type Found, propertyCall } from './property-calls';
import { failureHead, foundHead, LOADING_HEAD } from './property-head';

const foundIn = (data: RouteData, params: RouteParams) => data[propertyCall(params)] as Found | undefined;

export const propertyRules: PageRules = {
  load: (params) => [propertyCall(params)],
  showsFailures: true,
  canonicalPath: (data, params) => canonicalPath(foundIn(data, params)),
  head: (data, params, _, failures) => {
    const found = foundIn(data, params);
    const status = failures[propertyCall(params)];
    if (found) return foundHead(found, settingsOf(data));
    return status === undefined ? LOADING_HEAD : failureHead(status);
  },
};
