import { lazyPage } from '../app/lazy-page';
import { paths } from '../app/paths';
import type { Route, RouteData, RouteParams } from '../app/route';
import { settingsOf } from '../settings/agency-of';
import { canonicalPath } from './canonical-path';
import { type Found, propertyCall } from './property-calls';
import { failureHead, foundHead, invalidHead, LOADING_HEAD } from './property-head';

/** M09, F29: every form of a property's address; a number is an id wherever it stands. The first one is canonical. */
const FORMS = [
  `${paths.property}/:ville/:id(\\d+)/:title`,
  `${paths.property}/:id(\\d+)`,
  `${paths.property}/:ville/:id(\\d+)`,
  `${paths.property}/:ville/:title`,
  `${paths.listings}/:id(\\d+)`,
  `${paths.filteredListings}/:id(\\d+)`,
];

const page = lazyPage('src/property/property-page.tsx', () => import('./property-page'));
const invalidPage = lazyPage('src/property/invalid-address-page.tsx', () => import('./invalid-address-page'));

const foundIn = (data: RouteData, params: RouteParams) => data[propertyCall(params)] as Found | undefined;

export const propertyRoutes: readonly Route[] = [
  ...FORMS.map(
    (path): Route => ({
      path,
      audience: 'public',
      load: (params) => [propertyCall(params)],
      showsFailures: true,
      canonicalPath: (data, params) => canonicalPath(foundIn(data, params)),
      head: (data, params, _, failures) => {
        const found = foundIn(data, params);
        const status = failures[propertyCall(params)];
        if (found) return foundHead(found, settingsOf(data));
        return status === undefined ? LOADING_HEAD : failureHead(status);
      },
      page,
    }),
  ),
  // Whatever else stands under these roots names no property.
  ...[`${paths.property}/:rest*`, `${paths.listings}/:rest*`].map(
    (path): Route => ({ path, audience: 'public', status: 404, head: invalidHead, page: invalidPage }),
  ),
];
