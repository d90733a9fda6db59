import { lazyPage } from './lazy-page';
import { paths } from './paths';
import type { Route } from './route';

/** A new staff page is its folder and one line here, above the last: the first match wins. */
export const backOfficeRoutes: readonly Route[] = [
  {
    path: paths.adminLogin,
    audience: 'staff',
    page: lazyPage('src/accounts/login-page.tsx', () => import('../accounts/login-page')),
  },
  {
    path: paths.admin,
    audience: 'staff',
    page: lazyPage('src/deliveries/journal-page.tsx', () => import('../deliveries/journal-page')),
  },
  {
    path: paths.adminProspects,
    audience: 'staff',
    page: lazyPage('src/prospects/prospects-page.tsx', () => import('../prospects/prospects-page')),
  },
  {
    path: paths.adminAudience,
    audience: 'staff',
    page: lazyPage('src/visits/audience-page.tsx', () => import('../visits/audience-page')),
  },
  {
    path: `${paths.admin}/:rest*`,
    audience: 'staff',
    status: 404,
    page: lazyPage('src/accounts/staff-not-found-page.tsx', () => import('../accounts/staff-not-found-page')),
  },
];
