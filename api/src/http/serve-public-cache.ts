import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { negotiated } from './negotiated';
import { keptAnswer, type PublicCache } from './public-cache';
import type { Request } from './request';
import { serveHits } from './serve-hits';

interface ServeOptions {
  readonly staffCookie: string;
  /** Carried by whoever opened an off-market property. */
  readonly visitorCookie: string;
  readonly headers: Readonly<Record<string, string>>;
  heardByAll(): Promise<void>;
  /** For an access log. */
  readonly noteHit?: (request: IncomingMessage, status: number) => void;
}

/** Answers from memory in front of everything else; whoever carries a cookie of ours is answered anew. */
export function servePublicCache(
  server: FastifyInstance,
  cache: PublicCache,
  { staffCookie, visitorCookie, headers, heardByAll, noteHit }: ServeOptions,
): void {
  const carries = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>, name: string): boolean =>
    cookie?.includes(`${name}=`) ?? false;
  const anonymous = (request: Pick<IncomingMessage, 'headers'>): boolean =>
    request.headers.cookie === undefined || !(carries(request, staffCookie) || carries(request, visitorCookie));

  serveHits(server, cache, anonymous, headers, noteHit);

  server.addHook('onRequest', (request: Request, _, done) => {
    if (request.method === 'GET' && anonymous(request)) request.madeIn = cache.generation;
    done();
  });

  // The first answer goes the same way out as the kept one: the same ETag, the same compression.
  server.addHook('onSend', (request: Request, reply, payload, done) => {
    if (!request.cacheable || reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      done(null, payload);
      return;
    }
    const answer = keptAnswer(
      Buffer.from(payload as string),
      String(reply.getHeader('content-type') ?? 'application/json'),
    );
    if (request.madeIn !== undefined) cache.keep(request.url, answer, request.madeIn);
    // Brotli is for what is asked for again: the first visitor must not wait for it.
    const { status, body, more } = negotiated(answer, request, 'gzip');
    void reply.status(status).headers(more);
    done(null, body);
  });

  // Staff changed something: their answer comes when every process has heard of it, so that the next read shows it.
  server.addHook('onSend', async (request, reply, payload) => {
    if (
      request.method === 'GET' ||
      request.method === 'HEAD' ||
      !carries(request, staffCookie) ||
      reply.statusCode >= 400
    )
      return payload;
    await heardByAll();
    return payload;
  });
}
