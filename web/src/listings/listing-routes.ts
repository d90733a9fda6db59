import { lazyPage } from '../app/lazy-page';
import { paths } from '../app/paths';
import type { Route } from '../app/route';

const page = lazyPage('src/listings/listing-page.tsx', () => import('./listing-page'));

/** M06: one page under three addresses. The type of the page is shared, so that moving between them keeps its state. */
export const listingRoutes: readonly Route[] = [
  paths.listings,
  paths.filteredListings,
  `${paths.filteredListings}/:ville`,
].map((path) => ({ path, audience: 'public', page }));
