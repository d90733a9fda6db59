import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import assets from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { calendarOrigins } from '@pignon/domain/agents/calendars';
import { FRAME_ORIGINS } from '@pignon/domain/blog/frame-hosts';
import { PLAYER_ORIGINS } from '@pignon/domain/listings/display/player';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import { PgSessionStore } from '@pignon/infra/accounts/pg-session-store';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import type { Refusal } from '@pignon/domain/pages/page';
import type { Config } from '@pignon/infra/config/config';
import { nestLogger } from '@pignon/infra/log/nest-logger';
import { MediaStore } from '@pignon/infra/media/media-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'pg';
import { AppModule } from './app.module';
import { logHit, noteAnswers } from './health/note-answers';
import { answerError } from './http/refusals/error.filter';
import { inUtf8 } from './http/urls/in-utf8';
import { PublicCache } from './http/cache/public-cache';
import { PublicEar } from './http/cache/public-ear';
import { servePublicCache } from './http/cache/serve-public-cache';
import { takeMailForms } from './http/defence/mail-forms';
import { refuseForms } from './http/defence/refuse-forms';
import { refusePipelines } from './http/defence/refuse-pipelines';
import { refuseForeignOrigin } from './http/defence/same-origin';
import { securityHeaders } from './http/defence/security-headers';
import { refuseSlowBodies } from './http/defence/slow-bodies';
import { sessionWhereAsked } from './http/access/session-where-asked';
import { staffCookieName } from './http/access/staff-cookie';
import { withoutHost } from './http/urls/without-host';
import { refuseWrongMethods } from './http/access/wrong-method';
import { PhotoGate } from './media/photo-gate';
import { serveMedia } from './media/serve-media';
import { VisitorCookie } from './off-market/visitor-cookie';
import { webDist } from './pages/web-bundle';
import { WebPages } from './pages/web-pages';
import { serveOpenApi } from './openapi/serve-openapi';
import { serveQueueDashboard } from './queues/queue-dashboard';

const BODY_LIMIT = 64 * 1024;
/** Thirty photos over a slow line. */
const LONGEST_REQUEST_MS = 600_000;
/** Of a connection on which neither side gets anything across: its reader does not read. */
const LONGEST_SILENCE_MS = 120_000;
/** How often the server looks for requests that take too long. */
const LOOK_MS = 2000;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The whole api, ready to listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const headers = securityHeaders(onHttps(config), originsOf(config.map.tiles, config.media.cdnTemplate), [
    ...calendarOrigins(config.calendars),
    ...new Set([...FRAME_ORIGINS, ...PLAYER_ORIGINS]),
  ]);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // A malformed address is refused before any hook: it still gets our headers and our words.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(headers);
      void answerError(error, request, reply);
    },
    trustProxy: config.trustProxyHops || false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Of files; forms have less time (slow-bodies), headers less still.
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: LONGEST_SILENCE_MS,
    rewriteUrl: ({ url = '' }) => inUtf8(withoutHost(url)),
    http: { headersTimeout: config.http.headersSeconds * 1000, connectionsCheckingInterval: LOOK_MS },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: nestLogger,
    bodyParser: false,
    abortOnError: false,
  });
  const server: FastifyInstance = adapter.getInstance<never>();
  if (config.pages === 'source') {
    const { devPolicy, openDevPages } = await import('./pages/dev-pages.js');
    headers['content-security-policy'] = devPolicy(headers['content-security-policy'] ?? '');
    app.get(WebPages).use(openDevPages(server, config.publicUrl));
  }
  // JSON and nothing else: forms of other sites cannot speak it without a preflight.
  server.removeContentTypeParser('text/plain');
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  // Many clients name the type of a body that they do not send: nothing is no broken JSON, whatever the method.
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
  const accounts = app.get(PgAccounts);
  const pages = app.get(WebPages);
  server.decorate('refusalPage', (refusal: Refusal, path: string) => pages.refusal(refusal, path));
  // Before whatever may answer.
  refuseSlowBodies(server, config.http);
  servePublicCache(server, app.get(PublicCache), {
    staffCookie: staffCookieName(config),
    visitorCookie: app.get(VisitorCookie).name,
    headers,
    heardByAll: () => app.get(PublicEar).heardByAll(),
    noteHit: config.accessLog ? logHit : undefined,
    addressOf: (path, search) => pages.addressOf(path, search),
  });
  refusePipelines(server);
  await secure(server, config, headers, app.get(Pool));
  refuseWrongMethods(app, server);
  serveQueueDashboard(server, config, { accounts, audit: app.get(AuditLog), headers });
  await server.register(multipart);
  refuseForms(server);
  takeMailForms(server);
  serveMedia(server, app.get(MediaStore), app.get(PhotoGate));
  await serveAssets(server);
  serveOpenApi(app, server, config, accounts);
  noteAnswers(server, config);
  await app.init();
  await server.ready();
  return app;
}

/** Where images come from besides https: practice servers of local mode. */
const originsOf = (...templates: readonly string[]): string[] =>
  templates.flatMap((template) => (/^http:\/\/[^/{]+/.exec(template) ?? []).slice(0, 1));

const onHttps = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

async function secure(
  server: FastifyInstance,
  config: Config,
  headers: Record<string, string>,
  pool: Pool,
): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
    refuseForeignOrigin(request, config.publicUrl);
  });
  await server.register(cookie);
  await server.register(sessionWhereAsked(staffCookieName(config)), {
    secret: config.secretKey,
    cookieName: staffCookieName(config),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: onHttps(config), maxAge: 8 * 3600 * 1000 },
    store: new PgSessionStore(pool),
    saveUninitialized: false,
    rolling: false,
  });
}

async function serveAssets(server: FastifyInstance): Promise<void> {
  const client = join(webDist(), 'client');
  if (!existsSync(client)) return;
  await server.register(assets, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    index: false,
  });
  server.get('/favicon.svg', (_, reply) => reply.sendFile('favicon.svg', client));
}
