import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createPool } from '../src/database/pool';
import { Health } from '../src/health/health';
import { Breakers } from '../src/outbox/breakers';
import { Effects } from '../src/outbox/effects';
import { testDatabase } from './test-database';

const REACTIONS = [{ event: 'test.happened.v1', reaction: 'test.mail', kind: 'email' as const }];
const END = { outcome: 'done', code: '250', message: null };

let pool: Pool;
let effects: Effects;
let breakers: Breakers;
beforeAll(async () => {
  pool = createPool(await testDatabase(), 8);
  effects = new Effects(pool, { lease: 90, redispatch: 60, outage: 5, grace: 10 });
  breakers = new Breakers(pool);
});
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query('truncate event, effect, effect_attempt, relay_pulse cascade');
  await calm();
});

/** A relay has been at work all along. */
const calm = async () => {
  await effects.beat();
  await pool.query(`update relay_pulse set calm_at = now() - interval '1 hour'`);
};
const claim = (id: string, token: string = randomUUID()) => effects.claim(id, token);
const leaseEnds = (id: string) =>
  pool.query(`update effect set lease_until = now() - interval '1 second' where id = $1`, [id]);

const happen = (count = 1) =>
  pool.query(
    `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) select uuidv7(), 'test.happened.v1', 1, 'test', $1, '{}', now() from generate_series(1, $2)`,
    [randomUUID(), count],
  );
const count = async (where: string) =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from effect where ${where}`)).rows[0]?.n;
async function one(): Promise<string> {
  await happen();
  await effects.fromNewEvents(REACTIONS, 100);
  return (await effects.dispatch('email', 10)).effects[0]?.id ?? '';
}

test('a fact becomes one effect per reaction, however many relays look at it', async () => {
  await happen(50);
  const taken = await Promise.all(Array.from({ length: 4 }, () => effects.fromNewEvents(REACTIONS, 100)));
  expect(taken.reduce((sum, n) => sum + n, 0)).toBe(50);
  expect(await effects.fromNewEvents(REACTIONS, 100)).toBe(0);
  expect(await count('true')).toBe(50);
});

test('what somebody waits for overtakes a backlog that nobody waits for', async () => {
  await happen(30);
  await effects.fromNewEvents(REACTIONS, 100);
  const id = randomUUID();
  await pool.query(
    `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) values ($1, 'test.asked.v1', 1, 'test', uuidv7(), '{}', now())`,
    [id],
  );
  const asked = { event: 'test.asked.v1', reaction: 'test.answer', kind: 'email' as const, awaited: true };
  await effects.fromNewEvents([...REACTIONS, asked], 100);
  const [first] = (await effects.dispatch('email', 1)).effects;
  expect(await count(`id = '${first?.id}' and event_id = '${id}' and reaction = 'test.answer'`)).toBe(1);
});

test('what is for later waits for its time without failing, and is no probe of a service that is away', async () => {
  const later = { event: 'test.booked.v1', reaction: 'test.remind', kind: 'email' as const, dueAt: 'remindAt' };
  const booked = (payload: object) =>
    pool.query(
      `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) values (uuidv7(), 'test.booked.v1', 1, 'test', uuidv7(), $1, now())`,
      [JSON.stringify(payload)],
    );
  await booked({ remindAt: new Date(Date.now() + 3_600_000).toISOString() });
  await booked({});
  expect(await effects.fromNewEvents([later], 100)).toBe(2);
  expect(await count(`reaction = 'test.remind'`)).toBe(1);
  const waiting = `reaction = 'test.remind' and state = 'pending' and attempts = 0 and last_error is null`;
  expect(await count(`${waiting} and next_at > now() + interval '59 minutes'`)).toBe(1);
  expect((await effects.dispatch('email', 10)).effects).toEqual([]);
  await pool.query(
    `insert into breaker (kind, state, opened_at) values ('email', 'open', now() - interval '1 hour')
     on conflict (kind) do update set state = 'open', opened_at = now() - interval '1 hour', probe_at = null`,
  );
  expect(await effects.dispatchProbe('email', 30)).toEqual([]);
  await pool.query(`update effect set next_at = now(), not_before = now() where reaction = 'test.remind'`);
  await pool.query(`update breaker set probe_at = null where kind = 'email'`);
  expect(await effects.dispatchProbe('email', 30)).toHaveLength(1);
  await pool.query(
    `update breaker set state = 'closed', opened_at = null, probe_at = null, probe_effect = null where kind = 'email'`,
  );
});

test('a fact that nobody reacts to is done with', async () => {
  await pool.query(
    `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) values (uuidv7(), 'test.ignored.v1', 1, 'test', uuidv7(), '{}', now())`,
  );
  expect(await effects.fromNewEvents(REACTIONS, 100)).toBe(1);
  expect(await effects.fromNewEvents(REACTIONS, 100)).toBe(0);
});

test('no more are out than the window allows, the oldest first', async () => {
  await happen(30);
  await effects.fromNewEvents(REACTIONS, 100);
  const first = await effects.dispatch('email', 10);
  expect([first.effects.length, first.full]).toEqual([10, true]);
  expect((await effects.dispatch('email', 10)).effects).toEqual([]);
  const claimed = await claim(first.effects[0]?.id ?? '');
  await effects.finish(claimed!, 'done', END);
  expect((await effects.dispatch('email', 10)).effects).toHaveLength(1);
});

test('four relays dispatch each effect once', async () => {
  await happen(40);
  await effects.fromNewEvents(REACTIONS, 100);
  const ids = (await Promise.all(Array.from({ length: 8 }, () => effects.dispatch('email', 1000)))).flatMap(
    ({ effects }) => effects.map(({ id }) => id),
  );
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('a dispatched effect that nobody claims is due again after its time, under another job id', async () => {
  const id = await one();
  await pool.query(`update effect set next_at = now() where id = $1`, [id]);
  expect((await effects.dispatch('email', 10)).effects).toEqual([{ id, dispatch: 2, suspect: false }]);
});

test('two copies of a job: one gets the lease', async () => {
  const id = await one();
  const claims = await Promise.all([claim(id), claim(id), claim(id)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a zombie’s finish touches nothing', async () => {
  const id = await one();
  const zombie = await claim(id);
  await leaseEnds(id);
  const heir = await claim(id);
  expect(heir?.crashes).toBe(1);
  expect(await effects.finish(zombie!, 'done', END)).toBe(false);
  expect(await count(`state = 'done'`)).toBe(0);
  expect(await effects.finish(heir!, 'done', END)).toBe(true);
});

test('who lost his lease learns it before he sends', async () => {
  const id = await one();
  const zombie = await claim(id);
  expect(await effects.markSent(zombie!)).toBe(true);
  await leaseEnds(id);
  await claim(id);
  expect(await effects.markSent(zombie!)).toBe(false);
});

test('a claim whose answer got lost is the same claim when it is asked for again, and no crash', async () => {
  const [id, token] = [await one(), randomUUID()];
  await claim(id, token);
  expect(await claim(id, token)).toMatchObject({ token, attempts: 1, crashes: 0 });
  expect(await claim(id)).toBeNull();
});

test('after an outage nobody takes over what was leased until its holder had time to note its end', async () => {
  const id = await one();
  const holder = await claim(id);
  await leaseEnds(id);
  await pool.query(`update effect set next_at = now() where id = $1`, [id]);
  const heirs = async () => [
    (await effects.dispatch('email', 10)).effects.length,
    (await claim(id)) === null ? 'refused' : 'taken over',
  ];
  // Nobody could be seen for longer than relays pause, whether the database kept its memory of it or lost it.
  await pool.query(`update relay_pulse set beat_at = now() - interval '6 seconds'`);
  expect(await heirs()).toEqual([0, 'refused']);
  await effects.beat();
  expect(await heirs()).toEqual([0, 'refused']);
  await pool.query('truncate relay_pulse');
  expect(await heirs()).toEqual([0, 'refused']);
  await effects.beat();
  await effects.beat();
  expect(await heirs()).toEqual([0, 'refused']);
  expect(await effects.finish(holder!, 'done', END)).toBe(true);
});

test('a holder that never comes back is taken over when the grace is over', async () => {
  const id = await one();
  await claim(id);
  await leaseEnds(id);
  await pool.query('truncate relay_pulse');
  await effects.beat();
  await pool.query(`update relay_pulse set calm_at = now()`);
  await effects.beat();
  expect((await claim(id))?.crashes).toBe(1);
});

test('what nobody holds is claimed at once after an outage', async () => {
  const id = await one();
  await pool.query('truncate relay_pulse');
  expect(await claim(id)).not.toBeNull();
});

test('grace is not given again at once: a slow database keeps nobody’s work for ever', async () => {
  await pool.query(
    `update relay_pulse set beat_at = now() - interval '6 seconds', calm_at = now() - interval '9 seconds'`,
  );
  await effects.beat();
  const { rows } = await pool.query<{ calm: boolean }>('select calm_at <= now() as calm from relay_pulse');
  expect(rows).toEqual([{ calm: true }]);
});

test('a lease is renewed by its holder alone', async () => {
  const id = await one();
  const zombie = await claim(id);
  await leaseEnds(id);
  expect(await effects.renew(zombie!)).toBe(true);
  expect(await claim(id)).toBeNull();
  await leaseEnds(id);
  await claim(id);
  expect(await effects.renew(zombie!)).toBe(false);
});

test('what was sent without an answer stays marked in a dead effect, for its replay to look before it sends', async () => {
  const id = await one();
  const claimed = await claim(id);
  await effects.markSent(claimed!);
  await effects.finish(claimed!, 'dead', END);
  expect(await count('sent_at is not null')).toBe(1);
});

test('the end of what is done carries what the other side calls it', async () => {
  const id = await one();
  await effects.finish((await claim(id))!, 'done', END, 'lead-7');
  expect(await count(`state = 'done' and external_ref = 'lead-7' and sent_at is null`)).toBe(1);
});

test('an effect whose worker died comes back as a suspect', async () => {
  const id = await one();
  await claim(id);
  await pool.query(`update effect set lease_until = now(), next_at = now() where id = $1`, [id]);
  expect((await effects.dispatch('email', 10)).effects).toEqual([{ id, dispatch: 2, suspect: true }]);
});

test('a released effect is due at once and has lost no attempt', async () => {
  const id = await one();
  const claimed = await claim(id);
  await effects.release([claimed!.token]);
  expect(await count(`attempts = 0 and lease_token is null and next_at <= now()`)).toBe(1);
});

test('the breaker opens at half of ten calls, lets one probe through per 30 s, and hastens the waiting when it closes', async () => {
  const id = await one();
  const attempt = (outcome: string) =>
    pool.query(`insert into effect_attempt (effect_id, kind, started_at, outcome) values ($1, 'email', now(), $2)`, [
      id,
      outcome,
    ]);
  for (let i = 0; i < 9; i++) await attempt('transient');
  expect(await breakers.judge('email', 60, 'SMTP ne répond pas')).toBe(false);
  await attempt('done');
  expect(await breakers.judge('email', 60, 'SMTP ne répond pas')).toBe(true);
  expect(await effects.dispatchProbe('email', 30)).toEqual([]);
  await pool.query(`update breaker set opened_at = now() - interval '31 seconds' where kind = 'email'`);
  expect(await effects.dispatchProbe('email', 30)).toHaveLength(1);
  expect(await effects.dispatchProbe('email', 30)).toEqual([]);
  expect(await breakers.close('email')).toBe(true);
  await pool.query(
    `update effect set next_at = now() + interval '2 hours', dispatched_at = null, last_failure = 'transient' where id = $1`,
    [id],
  );
  await effects.hastenTransportFailures('email', 60);
  expect(await count(`next_at < now() + interval '61 seconds'`)).toBe(1);
});

test('half of twenty good calls do not open it', async () => {
  const id = await one();
  await pool.query(
    `insert into effect_attempt (effect_id, kind, started_at, outcome) select $1, 'email', now(), case when i % 3 = 0 then 'transient' else 'done' end from generate_series(1, 20) i`,
    [id],
  );
  expect(await breakers.judge('email', 60, 'x')).toBe(false);
});

test('an effect that Redis never takes is late since it was made, however often it is put off', async () => {
  const health = new Health(pool);
  const id = await one();
  await pool.query(`update effect set created_at = now() - interval '10 minutes'`);
  await effects.undispatch([id], 30);
  expect(await health.overdueSeconds()).toBeGreaterThan(590);
  const claimed = await claim(id);
  expect(await health.overdueSeconds()).toBe(0);
  await effects.retry(claimed!, 30, { ...END, outcome: 'transient' }, true);
  expect(await health.overdueSeconds()).toBe(0);
});
