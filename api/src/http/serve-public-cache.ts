import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type KeptAnswer, keptAnswer, type PublicCache } from './public-cache';
import type { Request } from './request';

interface ServeOptions {
  readonly cookieName: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Before everything else, so that a hit costs no more than writing it out; whoever carries our cookie is answered anew.
 * The first answer goes the same way out as the kept one: the same ETag, the same compression.
 */
export function servePublicCache(
  server: FastifyInstance,
  cache: PublicCache,
  { cookieName, headers }: ServeOptions,
): void {
  const anonymous = (request: FastifyRequest): boolean => !request.headers.cookie?.includes(`${cookieName}=`);

  server.addHook('onRequest', (request: Request, reply, done) => {
    if (request.method !== 'GET' || !anonymous(request)) {
      done();
      return;
    }
    const kept = cache.get(request.url);
    if (!kept) {
      request.madeIn = cache.generation;
      done();
      return;
    }
    reply.hijack();
    const { status, body, more } = negotiated(kept, request);
    reply.raw.writeHead(status, { ...headers, 'x-request-id': request.id, ...more });
    reply.raw.end(body);
  });

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
    const { status, body, more } = negotiated(answer, request);
    void reply.status(status).headers(more);
    done(null, body);
  });

  // Who changed something sees it at his next read; the other processes hear of it from the database.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !anonymous(request) && reply.statusCode < 400)
      cache.clear();
    done(null, payload);
  });
}

function negotiated(answer: KeptAnswer, request: FastifyRequest) {
  const { body, encoding } = answer.encoded(request.headers['accept-encoding'] ?? '');
  const common = { 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag: answer.etag };
  if (request.headers['if-none-match'] === answer.etag) return { status: 304, body: '', more: common };
  return {
    status: 200,
    body,
    more: {
      ...common,
      'content-type': answer.contentType,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    } as Record<string, string>,
  };
}
