import { READABLE_DATES } from '@pignon/domain/shared/testing/readable-dates';
import type { Pool } from 'pg';
import { createPool } from '../src/database/pool';
import { migrate } from '../src/database/migrate';
import { recountChecks, recountLately } from '../src/database/recount-checks';
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

test('D09 what an older version writes while a newer one takes its place is counted too, and nobody’s newer count is lost', async () => {
  const ids: number[] = [];
  for (const hours of [0, 0, 2, 23, 25]) ids.push(await insertListing(pool, { dpe: null }, ago(hours)));
  const counts = async () =>
    (
      await pool.query<{ n: number }>('select failing_checks as n from property where id = any($1) order by id', [ids])
    ).rows.map(({ n }) => n);
  const [count] = await counts();
  await pool.query('update property set failing_checks = 0 where id = any($1)', [ids]);
  await recountLately(pool);
  expect(await counts()).toEqual([count, count, count, count, 0]);
});

test('D09 while properties are counted anew they can be read and written', async () => {
  await insertListing(pool, { dpe: null });
  await pool.query(`update property set failing_checks = 0; comment on column property.failing_checks is '0'`);
  const other = createPool(url, 1);
  // What the whole table is held by, whenever it is looked at during the count. PostgreSQL's own housekeeping, which
  // comes when it likes and lets everybody read and write, is not ours.
  const locks: unknown[] = [];
  const spied: Pick<Pool, 'query'> = Object.create(pool, {
    query: {
      value: async (...asked: Parameters<Pool['query']>) => {
        const { rows } = await other.query(
          `select mode from pg_locks join pg_stat_activity using (pid)
           where relation = 'property'::regclass and mode like '%Exclusive%' and granted
             and backend_type = 'client backend'`,
        );
        locks.push(...rows);
        return pool.query(...asked);
      },
    },
  });
  await recountChecks(spied);
  await other.end();
  expect(locks).toEqual([]);
});

const ago = (hours: number) => ({ publishedAt: new Date(Date.now() - hours * 3_600_000) });

test('what staff look for fits the index, of whatever signs it is', async () => {
  for (const [name, sign] of Object.entries({ ascii: 'a', greek: 'α', cyrillic: 'а', chinese: '漢', rare: '𠀀' })) {
    const id = await insertListing(pool, { title: noise(sign, 1300), address: noise(sign, 700) });
    const { rows } = await pool.query<{ bytes: number }>(
      'select octet_length(desk_words) as bytes from property where id = $1',
      [id],
    );
    expect([name, (rows[0]?.bytes ?? 0) <= 1200, (rows[0]?.bytes ?? 0) > 1196]).toEqual([name, true, true]);
  }
  const { rows } = await pool.query(
    `select first_bytes('aé', 3) as whole, first_bytes('aé', 2) as cut, first_bytes('🏠🏠', 7) as house, first_bytes('', 2) as none`,
  );
  expect(rows).toEqual([{ whole: 'aé', cut: 'a', house: '🏠', none: '' }]);
});

/** Signs that follow in no order, so that nothing of them can be packed. */
const noise = (sign: string, length: number): string =>
  Array.from({ length }, () => String.fromCodePoint((sign.codePointAt(0) ?? 97) + Math.floor(Math.random() * 20))).join(
    '',
  );
