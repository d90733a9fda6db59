import type { Refusal } from '@pignon/domain/pages/page';
import { lazyPage } from '../site/lazy-page';
import { notFoundRoute } from '../site/not-found-route';
import type { RouteMatch } from './match-route';
import type { Route } from '../site/route';

const refusalRoute: Route = {
  path: '*',
  audience: 'public',
  page: lazyPage(() => import('./refusal-page')),
};

/** What stands in for a page that the server could not show. */
export const refusalMatch = ({ status }: Refusal): RouteMatch => ({
  route: status === 404 ? notFoundRoute : refusalRoute,
  params: { status: String(status) },
});
