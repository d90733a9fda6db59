import { lazyPage } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

const page = lazyPage(() => import('./listing-page'));

/** M06: one page under three addresses. The type of the page is shared, so that moving between them keeps its state. */
export const listingRoutes: readonly Route[] = [
  paths.listings,
  paths.filteredListings,
  `${paths.filteredListings}/:ville`,
].map((path) => ({ path, audience: 'public', page }));
