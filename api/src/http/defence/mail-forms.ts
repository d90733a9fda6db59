import type { FastifyInstance } from 'fastify';

const TYPE = 'application/x-www-form-urlencoded';
/** 'List-Unsubscribe=One-Click' and nothing else (RFC 8058, 3.1). */
const MOST_BYTES = 1_024;

/**
 * A mail program speaks forms, and to this address alone: its words say nothing that the address does not, and are
 * dropped. Everywhere else a form is refused, for pages of other sites can send one.
 */
export function takeMailForms(server: FastifyInstance): void {
  server.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: MOST_BYTES }, (request, _, done) =>
    request.method === 'POST' && request.routeOptions.url === '/api/unsubscriptions/:token'
      ? done(null)
      : done(Object.assign(new Error(TYPE), { statusCode: 415 })),
  );
}
