import { lazyPage } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

const backOffice = lazyPage(() => import('../back-office/back-office'));

/** The pages behind the login stand in back-office/staff-routes.ts: no visitor's bundle names them. */
export const backOfficeRoutes: readonly Route[] = [
  { path: paths.adminLogin, audience: 'staff', page: lazyPage(() => import('../back-office/login/login-page')) },
  { path: paths.admin, audience: 'staff', page: backOffice },
  { path: `${paths.admin}/:rest*`, audience: 'staff', page: backOffice },
];
