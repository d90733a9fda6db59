import { READABLE_DATES } from '@pignon/domain/shared/testing/readable-dates';
import type { Pool } from 'pg';
import { createPool } from '../src/database/pool';
import { migrate } from '../src/database/migrate';
import { unreadDates } from '../src/database/unread-dates';
import { insertListing } from './insert-listing';
import { testDatabase } from './test-database';

let url: string;
let pool: Pool;
beforeAll(async () => {
  url = await testDatabase();
  pool = createPool(url, 2);
});
afterAll(() => pool.end());

test('the database reads dates as the domain does', async () => {
  const { rows } = await pool.query<{ said: string; first: string | null; last: string | null }>(
    `select said, read_day(said, 'first')::text as first, read_day(said, 'last')::text as last
     from unnest($1::text[]) with ordinality as typed(said, place) order by place`,
    [READABLE_DATES.map(([said]) => said)],
  );
  expect(rows.map(({ said, first, last }) => [said, first, last])).toEqual(READABLE_DATES);
});

test('what is no date stays as it was typed, without a day beside it', async () => {
  const id = await insertListing(pool, { leaseEndDate: 'fin 2027', mandateEndDate: '14/01/2027' });
  const { rows } = await pool.query(
    `select lease_end_date, lease_ends_on, mandate_end_date, mandate_ends_on::text from property where id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      lease_end_date: 'fin 2027',
      lease_ends_on: null,
      mandate_end_date: '14/01/2027',
      mandate_ends_on: '2027-01-14',
    },
  ]);
  // A deploy lists them.
  const unread = await unreadDates(url);
  expect(unread.filter((said) => said.startsWith(`${id},`))).toEqual([`${id}, lease_end_date: fin 2027`]);
});

test('D09 checks of another edition are counted anew, at the next start alone', async () => {
  const id = await insertListing(pool, { dpe: null });
  const counted = async () =>
    (await pool.query<{ n: number }>('select failing_checks as n from property where id = $1', [id])).rows[0]?.n;
  const count = await counted();
  expect(count).toBeGreaterThan(1);
  await pool.query('update property set failing_checks = 0');
  await migrate(url);
  expect(await counted()).toBe(0);
  await pool.query(`comment on column property.failing_checks is '0'`);
  await migrate(url);
  expect(await counted()).toBe(count);
});
