import type { PageRules, RouteData, RouteParams } from '../site/page-rules';
import { settingsOf } from '../site/agency/agency-of';
import { canonicalPath } from './head/canonical-path';
import { type Found, propertyCall } from '../catalogue/property-calls';
import { failureHead, foundHead, LOADING_HEAD } from './head/property-head';

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
