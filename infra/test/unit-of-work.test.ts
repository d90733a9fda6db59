import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { EstimationRequest } from '@pignon/domain/estimations/estimation-request';
import { anEstimation, anEstimationContact } from '@pignon/domain/estimations/testing/an-estimation';
import { estimationsContract } from '@pignon/domain/estimations/testing/estimations-contract';
import { KeyInFlight } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { Pool } from 'pg';
import { createOrm } from '../src/orm/orm';
import { createPool } from '../src/database/pool';
import { PostgresUnitOfWork } from '../src/database/postgres-unit-of-work';
import { MikroOrmEstimations } from '../src/estimations/mikro-orm-estimations';
import { testDatabase } from './test-database';

let pool: Pool;
let orm: MikroORM;
let work: PostgresUnitOfWork;
let rings = 0;
const estimations = new MikroOrmEstimations();
beforeAll(async () => {
  const url = await testDatabase();
  pool = createPool(url, 4);
  orm = await createOrm(url);
  work = new PostgresUnitOfWork(pool, orm, () => (rings += 1));
});
afterAll(async () => {
  await orm.close(true);
  await pool.end();
});

const claim = (key = randomUUID()) => ({ scope: 'test', key, fingerprint: 'a', ttlSeconds: 60 });
const start = (once = claim()) =>
  work.run(once, () => {
    const request = EstimationRequest.start(uuidV7(), anEstimationContact(), new Date(), { quarantined: false });
    estimations.add(request);
    return Promise.resolve({ id: request.id });
  });

describe('on PostgreSQL', () =>
  estimationsContract(() => ({
    work,
    estimations,
    factsOf: async (id) =>
      (await pool.query('select name from event where aggregate_id = $1 order by occurred_at, id', [id])).rows,
  })));

test('a new aggregate, its fact and its key cost one statement', async () => {
  const before = rings;
  const statements: string[] = [];
  const query = pool.query.bind(pool);
  const spy = jest.spyOn(pool, 'query').mockImplementation(((statement: { text: string }) => {
    statements.push(statement.text);
    return query(statement as never);
  }) as never);
  await start();
  spy.mockRestore();
  expect(statements).toHaveLength(1);
  expect(rings).toBe(before + 1);
});

test('a key whose first call is still being answered is refused within two seconds', async () => {
  const once = claim();
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(
    `insert into idempotency_key (scope, key, fingerprint, answer, expires_at) values ('test', $1, 'a', '{}', now() + interval '1 minute')`,
    [once.key],
  );
  const before = Date.now();
  await expect(start(once)).rejects.toThrow(KeyInFlight);
  expect(Date.now() - before).toBeLessThan(4000);
  await holder.query('rollback');
  holder.release();
  expect((await start(once)).replayed).toBe(false);
});

test('an expired key is free again', async () => {
  const once = claim();
  const { answer } = await start(once);
  await pool.query(`update idempotency_key set expires_at = now() - interval '1 second' where key = $1`, [once.key]);
  const again = await start(once);
  expect(again.replayed).toBe(false);
  expect(again.answer.id).not.toBe(answer.id);
});

test('a key that runs out while the second call asks for its answer: nothing was written, so nothing is answered', async () => {
  const once = claim();
  await start(once);
  const before = rings;
  const query = pool.query.bind(pool);
  const spy = jest.spyOn(pool, 'query').mockImplementation((async (statement: unknown, values: unknown) => {
    if (String(statement).startsWith('select fingerprint')) await query('delete from idempotency_key');
    return await query(statement as never, values as never);
  }) as never);
  await expect(start(once)).rejects.toThrow(KeyInFlight);
  spy.mockRestore();
  expect(rings).toBe(before);
  expect((await start(once)).replayed).toBe(false);
});

test('a flush that fails leaves the fact out too', async () => {
  const { answer } = await start();
  await pool.query('alter table estimation add constraint no_submission check (submission is null) not valid');
  const submission = work.run(claim(), async () => {
    (await estimations.byId(answer.id)).submit(anEstimation(), new Date(), { quarantined: false });
    return {};
  });
  await expect(submission).rejects.toThrow();
  await pool.query('alter table estimation drop constraint no_submission');
  const { rows } = await pool.query('select name from event where aggregate_id = $1', [answer.id]);
  expect(rows).toEqual([{ name: 'estimations.estimation-started.v1' }]);
});
