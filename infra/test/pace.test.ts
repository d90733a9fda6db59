import type { Pool } from 'pg';
import { NotYet } from '@pignon/domain/deliveries/delivery-failure';
import { createPool } from '../src/database/pool';
import { Pace } from '../src/http/pace';
import { testDatabase } from './test-database';

let pool: Pool;
beforeAll(async () => (pool = createPool(await testDatabase(), 8)));
afterAll(() => pool.end());

test('two processes together keep the pace of one', async () => {
  const [one, other] = [new Pace(pool, 'crm', 50), new Pace(pool, 'crm', 50)];
  const { rows: before } = await pool.query('select clock_timestamp() as at');
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).turn()));
  const { rows } = await pool.query('select extract(epoch from next_at - $1)::float as reserved from request_slot', [
    before[0].at,
  ]);
  // Twenty turns of a fiftieth of a second each were given out, one after another.
  expect(rows[0].reserved).toBeGreaterThanOrEqual(0.4);
});

test('a pause that one worker was asked for is kept by all', async () => {
  await new Pace(pool, 'paused', 50).pause(20);
  await expect(new Pace(pool, 'paused', 50).turn()).rejects.toThrow(NotYet);
});

test('who would have to wait too long is sent away with a time to come back', async () => {
  await pool.query(`insert into request_slot values ('full', now() + interval '11 seconds')`);
  const refusal = await new Pace(pool, 'full', 1).turn().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NotYet);
  expect((refusal as NotYet).afterSeconds).toBe(10);
});
