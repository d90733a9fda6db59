import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type KeptAnswer, keptAnswer, type PublicCache } from './public-cache';
import type { Request } from './request';

interface ServeOptions {
  readonly staffCookie: string;
  /** Carried by whoever opened an off-market property. */
  readonly visitorCookie: string;
  readonly headers: Readonly<Record<string, string>>;
  heardByAll(): Promise<void>;
}

/**
 * Before everything else, so that a hit costs no more than writing it out; whoever carries our cookie is answered anew.
 * The first answer goes the same way out as the kept one: the same ETag, the same compression.
 */
export function servePublicCache(
  server: FastifyInstance,
  cache: PublicCache,
  { staffCookie, visitorCookie, headers, heardByAll }: ServeOptions,
): void {
  /** A kept answer's head is put together once: at a hit that would be half the work. */
  const written = new WeakMap<object, string[]>();
  const carries = (request: FastifyRequest, name: string): boolean =>
    request.headers.cookie?.includes(`${name}=`) ?? false;
  const anonymous = (request: FastifyRequest): boolean =>
    request.headers.cookie === undefined || !(carries(request, staffCookie) || carries(request, visitorCookie));

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
    let flat = written.get(more);
    if (!flat) written.set(more, (flat = Object.entries({ ...headers, ...more }).flat()));
    reply.raw.writeHead(status, [...flat, 'x-request-id', request.id]);
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

interface Negotiated {
  readonly status: number;
  readonly body: Buffer | string;
  readonly more: Record<string, string>;
}

const negotiations = new WeakMap<Buffer, Negotiated>();
const unchanged = new WeakMap<KeptAnswer, Negotiated>();

/** The same object for the same answer and encoding. */
function negotiated(answer: KeptAnswer, request: FastifyRequest, best: 'br' | 'gzip' = 'br'): Negotiated {
  const common = { 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag: answer.etag };
  if (request.headers['if-none-match'] === answer.etag)
    return remembered(unchanged, answer, () => ({ status: 304, body: '', more: common }));
  const accepted = request.headers['accept-encoding'] ?? '';
  const { body, encoding } = answer.encoded(best === 'br' ? accepted : accepted.replace(/\bbr\b/, ''));
  return remembered(negotiations, body, () => ({
    status: 200,
    body,
    more: {
      ...common,
      'content-type': answer.contentType,
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  }));
}

function remembered<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (!value) known.set(key, (value = make()));
  return value;
}
