import { lazyPage } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

/** M10. */
export const blogRoutes: readonly Route[] = [
  {
    path: paths.blog,
    audience: 'public',
    page: lazyPage(() => import('./blog-page')),
  },
  {
    path: `${paths.blog}/:slug`,
    audience: 'public',
    page: lazyPage(() => import('./post-page')),
  },
];
