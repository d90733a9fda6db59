import { lazyPage } from './lazy-page';
import type { Route } from './route';

/** Any path that no other route knows (M18, F55). */
export const notFoundRoute: Route = {
  path: '*',
  audience: 'public',
  status: 404,
  page: lazyPage(() => import('./not-found-page')),
};
