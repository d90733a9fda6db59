import { lazyPage } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

/** M09, F29: every form of a property's address; a number is an id wherever it stands. The first one is canonical. */
const FORMS = [
  `${paths.property}/:ville/:id(\\d+)/:title`,
  `${paths.property}/:id(\\d+)`,
  `${paths.property}/:ville/:id(\\d+)`,
  `${paths.property}/:ville/:title`,
  `${paths.listings}/:id(\\d+)`,
  `${paths.filteredListings}/:id(\\d+)`,
];

const page = lazyPage(() => import('./property-page'));
const invalidPage = lazyPage(() => import('./failure/invalid-address-page'));

export const propertyRoutes: readonly Route[] = [
  ...FORMS.map((path): Route => ({ path, audience: 'public', page })),
  // Whatever else stands under these roots names no property.
  ...[`${paths.property}/:rest*`, `${paths.listings}/:rest*`].map(
    (path): Route => ({ path, audience: 'public', status: 404, page: invalidPage }),
  ),
];
