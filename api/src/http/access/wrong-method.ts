import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { declaredRoutes } from './declared-routes';
import { MethodNotAllowed } from '../refusals/errors';
import { PAGES_ROUTE } from '../urls/pages-route';
import type { Request } from '../request';
import { StaffSession } from './staff-session';

/**
 * An address that exists, asked by a method that it does not have, is a 405 that names those it has; OPTIONS is told
 * them. Visitors hear of what is theirs alone: to them an address that only staff may call is one that leads nowhere.
 */
export function refuseWrongMethods(app: INestApplication, server: FastifyInstance): void {
  const routes = declaredRoutes(app);
  const staff = app.get(StaffSession);

  server.addHook('onRequest', async (request: Request, reply) => {
    if (!request.is404 && request.routeOptions.url !== PAGES_ROUTE) return;
    const path = request.url.split('?')[0] ?? '';
    const there = routes.filter(({ pattern }) => pattern.test(path));
    if (there.length === 0) return;
    const isStaff = there.some(({ audience }) => audience === 'admin') && (await staff.with('house', request)) !== null;
    const shown = there.filter(({ audience }) => audience === 'public' || (audience === 'admin' && isStaff));
    if (shown.length === 0) return;
    const methods = new Set(shown.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (request.method !== 'OPTIONS') throw new MethodNotAllowed(allow);
    return await reply.status(204).header('allow', allow).header('cache-control', 'no-store').send();
  });
}
