import { setTimeout as sleep } from 'node:timers/promises';
import { Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import { createPool } from '@pignon/infra/database/pool';
import { untilWritten } from '@pignon/infra/database/away/until-written';
import { Breakers } from '@pignon/infra/outbox/breakers';
import { Effects } from '@pignon/infra/outbox/effects';
import type { Pool } from 'pg';
import { Proxy } from '../../infra/storm/faults/proxy';
import { testDatabase } from '../../infra/test/test-database';
import { EffectRunner } from '../src/outbox/effect-runner';
import type { Done, Effect } from '../src/outbox/reaction';
import { scaledTimes } from '../src/outbox/times';
import { until } from './house';

const TIMES = { ...scaledTimes(60), lease: 1.2, performTimeout: 0.6, nod: 60 };

let proxy: Awaited<ReturnType<typeof Proxy.start>>;
/** Of the worker, behind a cable that can be cut; and of somebody who always sees the database. */
let [cable, direct]: Pool[] = [];
beforeAll(async () => {
  const url = new URL(await testDatabase());
  direct = createPool(url.href, 4);
  proxy = await Proxy.start(Number(url.port));
  url.port = String(proxy.port);
  cable = createPool(url.href, 8);
});
afterAll(async () => {
  pass();
  await Promise.all([cable!.end(), direct!.end()]);
  await proxy.stop();
});
beforeEach(async () => {
  pass();
  await direct!.query('truncate event, effect, effect_attempt, relay_pulse cascade');
  await direct!.query(`update breaker set state = 'closed', reason = null`);
});

const pass = () => void (proxy.mode = { do: 'pass' });
const cut = () => void (proxy.mode = { do: 'reset' });

/** One due effect, and a worker that does it by `work`. */
async function given(work: (effect: Effect<object>) => Promise<Done>, kind: 'email' | 'webhook' = 'email') {
  await direct!.query(
    `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) values (uuidv7(), 'test.happened.v1', 1, 'test', '1', '{}', now())`,
  );
  const others = new Effects(direct!, TIMES);
  await others.fromNewEvents([{ event: 'test.happened.v1', reaction: 'test.work', kind }], 10);
  const { rows } = await direct!.query<{ id: string }>('select id from effect');
  const id = rows[0]!.id;
  const said: string[] = [];
  const runner = new EffectRunner(
    new Effects(cable!, TIMES),
    new Breakers(cable!),
    () => ({ perform: work }),
    TIMES,
    (m) => said.push(m),
  );
  return { id, others, runner, said, run: () => runner.run(kind, { effectId: id, suspect: false }) };
}

const row = async () =>
  (
    await direct!.query<{ state: string; attempts: number; crashes: number; leased: boolean; over: boolean }>(
      'select state, attempts, crashes, lease_token is not null as leased, lease_until < now() as over from effect',
    )
  ).rows[0]!;
const leaseOver = () => until(async () => (await row()).over);

test('work that is done while the database goes away is done once, and its end is written when it is back', async () => {
  let done = 0;
  const { id, others, run } = await given(async () => {
    done += 1;
    cut();
    return { code: '250' };
  });
  const running = run();
  await leaseOver();
  // Somebody else is there first: the end is still to come, and nobody does it again.
  await others.beat();
  expect(await others.claim(id, '018f2f5e-0000-7000-8000-000000000000')).toBeNull();
  pass();
  await running;
  expect([done, await row()]).toMatchObject([1, { state: 'done', attempts: 1, crashes: 0 }]);
});

test('work whose end is written while its answer gets lost is done once', async () => {
  let done = 0;
  const { run } = await given(async () => {
    done += 1;
    let cuts = 1;
    proxy.mode = { do: 'swallow', request: /effect_attempt/, when: () => (cuts-- > 0 ? 'cut' : null) };
    return {};
  });
  await run();
  const { rowCount } = await direct!.query('select 1 from effect_attempt');
  expect([done, rowCount, await row()]).toMatchObject([1, 1, { state: 'done' }]);
});

test('a claim whose answer gets lost is worked on, not left to its lease as if a process had died', async () => {
  let done = 0;
  const { run } = await given(async () => ((done += 1), {}));
  let cuts = 1;
  proxy.mode = { do: 'swallow', request: /update effect set lease_until/, when: () => (cuts-- > 0 ? 'cut' : null) };
  await run();
  expect([done, await row()]).toMatchObject([1, { state: 'done', attempts: 1, crashes: 0 }]);
});

test('a refusal that comes while the database goes away is noted, and the receiver who wants no more calls gets none', async () => {
  const { run } = await given(async () => {
    cut();
    throw new Unrecoverable('Parti', '410');
  }, 'webhook');
  const running = run();
  await leaseOver();
  pass();
  await running;
  const { rows } = await direct!.query(`select state from breaker where kind = 'webhook'`);
  expect([await row(), rows]).toMatchObject([{ state: 'dead', attempts: 1 }, [{ state: 'disabled' }]]);
});

test('waiting for the database to note a success is no work that takes too long', async () => {
  let created = 0;
  const { run } = await given(async () => {
    created += 1;
    cut();
    await untilWritten(() => cable!.query('select 1'));
    return {};
  });
  const running = run();
  await leaseOver();
  pass();
  await running;
  expect([created, await row()]).toMatchObject([1, { state: 'done', attempts: 1 }]);
});

test('work that takes too long while the database is there is a failure', async () => {
  const { run } = await given(() => sleep(60_000, {}, { ref: false }));
  await run();
  expect(await row()).toMatchObject({ state: 'pending', attempts: 1 });
});

test('a worker that stops gives back what it works on, and never what it has done', async () => {
  const working = await given(() => sleep(60_000, {}, { ref: false }));
  void working.run().catch(() => {});
  await until(async () => (await row()).leased);
  await working.runner.stop();
  expect(await row()).toMatchObject({ state: 'pending', attempts: 0, leased: false });

  await direct!.query('truncate event, effect, effect_attempt cascade');
  const done = await given(async () => {
    cut();
    return {};
  });
  const running = done.run().catch((error: Error) => error);
  await leaseOver();
  await done.runner.stop();
  await running;
  expect([await row(), done.said]).toMatchObject([
    { state: 'pending', attempts: 1, leased: true },
    ['ended, not noted: will be done again'],
  ]);
});
