import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { cacheHits } from './cache-hits';
import { negotiated } from './negotiated';
import { type AddressOf, cacheKeyOf } from './cache-key';
import { keptAnswer } from './kept-answer';
import type { PublicCache } from './public-cache';
import type { Request } from '../request';
import { serveHits } from './serve-hits';

interface ServeOptions {
  readonly staffCookie: string;
  /** Carried by whoever opened an off-market property. */
  readonly visitorCookie: string;
  readonly headers: Readonly<Record<string, string>>;
  heardByAll(): Promise<void>;
  /** For an access log. */
  readonly noteHit?: (request: IncomingMessage, status: number) => void;
  /** One text for all addresses of pages that show the same. */
  readonly addressOf: AddressOf;
}

/** Answers from memory in front of everything else; whoever carries a cookie of ours is answered anew. */
export function servePublicCache(
  server: FastifyInstance,
  cache: PublicCache,
  { staffCookie, visitorCookie, headers, heardByAll, noteHit, addressOf }: ServeOptions,
): void {
  const carries = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>, name: string): boolean =>
    cookie?.includes(`${name}=`) ?? false;
  const anonymous = (request: Pick<IncomingMessage, 'headers'>): boolean =>
    request.headers.cookie === undefined || !(carries(request, staffCookie) || carries(request, visitorCookie));

  serveHits(server, cache, anonymous, headers, noteHit);

  // An address with something in it that nobody reads is the address without it.
  server.addHook('onRequest', async (request: Request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    request.cacheKey = await cacheKeyOf(request, addressOf);
    request.cacheable = isCached(request);
    if (request.method !== 'GET' || !anonymous(request)) return;
    request.madeIn = cache.generation;
    const kept = request.cacheKey === undefined ? undefined : cache.get(request.cacheKey);
    if (!kept) return;
    request.cacheable = false;
    cacheHits.count += 1;
    const { status, body, more } = negotiated(kept, request);
    return await reply.status(status).headers(headers).headers(more).send(body);
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
      request.showsListings,
      Object.fromEntries(
        BESIDE.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
      ),
    );
    const { cacheKey, madeIn } = request;
    if (cacheKey !== undefined && madeIn !== undefined) cache.keep(cacheKey, answer, madeIn);
    // Brotli is for what is asked for again: the first visitor must not wait for it.
    const { status, body, more } = negotiated(answer, request, 'gzip');
    void reply.status(status).headers(more);
    done(null, body);
  });

  // Staff changed something: their answer comes when every process has heard of it, so that the next read shows it.
  server.addHook('onSend', async (request: Request, reply, payload) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.account || reply.statusCode >= 400)
      return payload;
    await heardByAll();
    return payload;
  });
}

/** Headers of a call that are part of its answer (F70). */
const BESIDE = ['x-total-count', 'link'] as const;

const isCached = ({ routeOptions: { config } }: Request): boolean => 'cached' in config;
