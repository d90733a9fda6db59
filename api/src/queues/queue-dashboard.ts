import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import type { AuditLog } from '@pignon/infra/audit/audit-log';
import type { Config } from '@pignon/infra/config/config';
import { EFFECT_KINDS } from '@pignon/domain/deliveries/effect';
import { openQueue, redisForWorkers } from '@pignon/infra/queue/queues';
import fastify, { type FastifyInstance } from 'fastify';
import { requireStaff } from '../http/access/audience.guard';
import { SIGN_IN_FIRST } from '../http/access/sign-in-first';

const PATH = '/admin/queues';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LONGEST_TARGET = 300;

/** In the place of ours. Keeps the page from asking others for its font; it reads well without. */
const BOARD_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; frame-ancestors 'none'",
};

/**
 * The BullMQ dashboard, whole, behind the session of who reads the journal: pages, assets and calls alike. Guards of Nest do not
 * run on it, so an onRequest hook decides first. It and its Redis connection are only made when somebody opens it.
 */
export function serveQueueDashboard(
  server: FastifyInstance,
  config: Config,
  { accounts, audit, headers }: { accounts: PgAccounts; audit: AuditLog; headers: Readonly<Record<string, string>> },
): void {
  let board: Promise<FastifyInstance> | null = null;
  server.addHook('onClose', async () => await (await board)?.close());
  server.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path !== PATH && !path.startsWith(`${PATH}/`)) return;
    if (!request.session?.accountId && request.headers.accept?.includes('text/html'))
      return await reply.code(401).type('text/html; charset=utf-8').send(SIGN_IN_FIRST);
    await requireStaff(request, accounts, 'journal');
    // Whatever changes something is written down before it is done.
    if (!READS.has(request.method))
      await audit.write({
        accountId: request.session?.accountId ?? null,
        action: 'queues.press',
        target: `${request.method} ${path.slice(PATH.length)}`.slice(0, LONGEST_TARGET),
        requestId: request.id,
      });
    board ??= makeBoard(config, headers);
    const { routing } = await board;
    // The board writes its own answer: ours must have what every answer has before it does.
    reply.raw.setHeader('x-request-id', request.id);
    void reply.hijack();
    routing(request.raw, reply.raw);
  });
}

async function makeBoard(config: Config, headers: Readonly<Record<string, string>>): Promise<FastifyInstance> {
  // Waits for Redis rather than failing: the page then shows what is there once it is back.
  const redis = redisForWorkers(config.redis.url);
  const queues = EFFECT_KINDS.map((kind) => openQueue(kind, redis, config.redis.prefix));
  const adapter = new FastifyAdapter();
  adapter.setBasePath(PATH);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Pignon', locale: { lng: 'fr-FR' } } },
  });
  const board = fastify();
  board.addHook('onSend', async (_, reply) => void reply.headers({ ...headers, ...BOARD_HEADERS }));
  board.addHook('onClose', async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    redis.disconnect();
  });
  await board.register(adapter.registerPlugin(), { prefix: PATH });
  await board.ready();
  return board;
}
