import type { Pool } from 'pg';
import { createOrm } from '../src/orm/orm';
import { withPatience } from '../src/database/away/patience';
import { createPool } from '../src/database/pool';
import { testDatabase } from './test-database';

let url: string;
let pool: Pool;
beforeAll(async () => {
  url = await testDatabase();
  pool = createPool(url, 4);
});
afterAll(() => pool.end());

test('a connection that is cut while lent out ends nothing, and the pool serves on', async () => {
  const lent = await pool.connect();
  const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cut = new Promise((resolve) => lent.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await cut;
  lent.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction whose client fell silent gives its locks back', async () => {
  const orm = await createOrm(url);
  const [row] = await orm.em
    .getConnection()
    .execute<{ idle_in_transaction_session_timeout: string }[]>('show idle_in_transaction_session_timeout');
  await orm.close(true);
  expect(row?.idle_in_transaction_session_timeout).toBe('5s');
});

test('who has waited in vain for one connection does not wait as long again for the next', async () => {
  const small = createPool(url, 1);
  const lent = await small.connect();
  const order: string[] = [];
  const ask = (name: string) => small.query('select 1').catch(() => order.push(name));
  await withPatience(async () => {
    await ask('first');
    const newcomer = withPatience(() => ask('newcomer'));
    await ask('second');
    await newcomer;
  });
  expect(order).toEqual(['first', 'second', 'newcomer']);
  lent.release();
  expect((await small.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await small.end();
});

test('who waits for a connection of a transaction is told as soon as who waits for any other', async () => {
  const orm = await createOrm(url, 1);
  const holder = orm.em.fork();
  await holder.begin();
  await expect(orm.em.fork().begin()).rejects.toThrow(/Timeout acquiring/);
  await holder.rollback();
  await orm.close(true);
}, 10_000);
