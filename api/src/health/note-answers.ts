import { IncomingMessage } from 'node:http';
import type { Config } from '@pignon/infra/config/config';
import { log } from '@pignon/infra/log/log';
import type { FastifyInstance } from 'fastify';

import { clientAddress } from '../http/intake/client-address';
import { tellingPath, truncated } from './access-line';
import { requestSeconds } from './metrics';

/** What every answer leaves behind: its time by route, and with ACCESS_LOG=on a line. */
export function noteAnswers(server: FastifyInstance, { accessLog }: Config): void {
  server.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    // The pattern, never the address that was asked for: anybody could make as many series as they like.
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    requestSeconds.observe({ method, route, status }, reply.elapsedTime / 1000);
    // What a page reads while it is drawn comes from nobody.
    if (!accessLog || !(request.raw instanceof IncomingMessage)) return;
    log('info', 'access', {
      requestId: request.id,
      method,
      path: tellingPath(route, request.url),
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      from: truncated(clientAddress(request)),
    });
  });
}

/** Answered from memory in front of everything else, before anybody asked who stands behind a proxy. */
export function logHit({ method, url = '' }: IncomingMessage, status: number): void {
  log('info', 'access', { method, path: tellingPath('*', url), status, cached: true });
}
