import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { cacheHits } from './cache-hits';
import { negotiated } from './negotiated';
import type { PublicCache } from './public-cache';
import { hasBody } from '../defence/slow-bodies';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A kept answer is written out in front of router, hooks and guards: they would cost several times what it costs. It
 * bears no request id, for nothing is logged under one.
 */
export function serveHits(
  server: FastifyInstance,
  cache: PublicCache,
  anonymous: (request: IncomingMessage) => boolean,
  headers: Readonly<Record<string, string>>,
  noteHit?: (request: IncomingMessage, status: number) => void,
): void {
  /** An answer's head is put together once: at a hit that would be half the work. */
  const heads = new WeakMap<object, string[]>();
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  const hit: Handler = (request, response) => {
    const kept =
      request.method === 'GET' && !closing && anonymous(request) && !hasBody(request)
        ? cache.get(request.url ?? '')
        : undefined;
    if (!kept) {
      next(request, response);
      return;
    }
    const { status, body, more } = negotiated(kept, request);
    let head = heads.get(more);
    if (!head) heads.set(more, (head = Object.entries({ ...headers, ...more }).flat()));
    cacheHits.count += 1;
    response.writeHead(status, head);
    response.end(body);
    noteHit?.(request, status);
  };

  const [next] = server.server.listeners('request') as [Handler];
  server.server.removeListener('request', next);
  server.server.on('request', hit);
}
