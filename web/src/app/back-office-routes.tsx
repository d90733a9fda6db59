import { lazyPage } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

/** A new staff page is its folder and one line here, above the last: the first match wins. */
export const backOfficeRoutes: readonly Route[] = [
  {
    path: paths.adminLogin,
    audience: 'staff',
    page: lazyPage(() => import('../back-office/login/login-page')),
  },
  {
    path: paths.admin,
    audience: 'staff',
    page: lazyPage(() => import('../back-office/deliveries/journal-page')),
  },
  {
    path: paths.adminProspects,
    audience: 'staff',
    page: lazyPage(() => import('../back-office/prospects/prospects-page')),
  },
  {
    path: paths.adminAudience,
    audience: 'staff',
    page: lazyPage(() => import('../back-office/audience/audience-page')),
  },
  {
    path: `${paths.admin}/:rest*`,
    audience: 'staff',
    status: 404,
    page: lazyPage(() => import('../back-office/not-found/staff-not-found-page')),
  },
];
