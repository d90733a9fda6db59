import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import type { Pool } from 'pg';
import { createPool } from '../src/database/pool';
import { PgProspects } from '../src/prospects/pg-prospects';
import { testDatabase } from './test-database';

const INDEX_SECONDS = 95;
const PERSON = { email: 'une@personne.example', name: 'Une Personne' };

let pool: Pool;
let locks: Pool;
let prospects: PgProspects;
const keep = (email: string) => pool.query('insert into prospect (email, name) values ($1, $2)', [email, PERSON.name]);
beforeAll(async () => {
  const url = await testDatabase();
  pool = createPool(url, 4);
  locks = createPool(url, 4);
  prospects = new PgProspects(pool, locks);
});
afterAll(() => Promise.all([pool.end(), locks.end()]));

test("of two who hold a person's lock, because the connection of one was cut, one alone may create them", async () => {
  await keep(PERSON.email);
  let firstHolds = () => {};
  const held = new Promise<void>((resolve) => (firstHolds = resolve));
  let secondMarked = () => {};
  const marked = new Promise<void>((resolve) => (secondMarked = resolve));
  const first = prospects.exclusively(PERSON, async ({ id }) => {
    firstHolds();
    await marked;
    return await prospects.markCrmSent(id, INDEX_SECONDS);
  });
  await held;
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  const second = await prospects.exclusively(PERSON, ({ id }) => prospects.markCrmSent(id, INDEX_SECONDS));
  secondMarked();
  expect([await first, second]).toEqual([false, true]);
});

test('a creation whose answer never came may be sent again once the CRM can know it', async () => {
  await keep('deux@personne.example');
  await prospects.exclusively({ ...PERSON, email: 'deux@personne.example' }, async ({ id }) => {
    expect(await prospects.markCrmSent(id, INDEX_SECONDS)).toBe(true);
    expect(await prospects.markCrmSent(id, INDEX_SECONDS)).toBe(false);
    await pool.query(`update prospect set crm_sent_at = now() - interval '2 minutes' where id = $1`, [id]);
    expect(await prospects.markCrmSent(id, INDEX_SECONDS)).toBe(true);
    await prospects.saveCrmPerson(id, '7', null);
    expect(await prospects.markCrmSent(id, 0)).toBe(false);
  });
});

test('E12 who was erased meanwhile is not made anew by what was on its way', async () => {
  const work = jest.fn();
  await expect(prospects.exclusively({ ...PERSON, email: 'effacee@personne.example' }, work)).rejects.toThrow(
    Cancelled,
  );
  expect(work).not.toHaveBeenCalled();
  expect((await pool.query(`select 1 from prospect where email = 'effacee@personne.example'`)).rows).toEqual([]);
});
