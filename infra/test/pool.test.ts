import type { Pool } from 'pg';
import { createOrm } from '../src/database/orm';
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
