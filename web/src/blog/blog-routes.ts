import { lazyPage } from '../app/lazy-page';
import { paths } from '../app/paths';
import type { Route } from '../app/route';

/** M10. */
export const blogRoutes: readonly Route[] = [
  {
    path: paths.blog,
    audience: 'public',
    page: lazyPage('src/blog/blog-page.tsx', () => import('./blog-page')),
  },
  {
    path: `${paths.blog}/:slug`,
    audience: 'public',
    page: lazyPage('src/blog/post-page.tsx', () => import('./post-page')),
  },
];
