import { Client, type Pool } from 'pg';
import { createMigrating, migrate } from '../src/database/migrate';
import { allMigrations, LAST_WITH_VIEWS } from '../src/database/migrations/all-migrations';
import { columnOf } from '../src/database/property-columns';
import { createPool } from '../src/database/pool';
import { grantRoles } from '../src/database/roles/grant-roles';
import { DATA_ROLE } from '../src/database/roles/role-names';
import { allViews } from '../src/database/views/all-views';
import { renewViews } from '../src/database/views/renew-views';
import { emptyDatabase } from './test-database';

// Each house is built from its first migration on.
jest.setTimeout(90_000);

const NAMES = allViews.map(({ name }) => name).toSorted();

/** Text, readers and identity of each view. */
const viewsOf = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ oid: number; name: string; text: string; readers: string | null }>(
    `select oid::int, relname as name, pg_get_viewdef(oid) as text, relacl::text as readers from pg_class
     where relkind = 'v' and relnamespace = 'public'::regnamespace order by relname`,
  );
  await client.end();
  return rows;
};
const saying = (views: Awaited<ReturnType<typeof viewsOf>>) => views.map(({ oid: _, ...said }) => said);

const migratedTo = async (to: string): Promise<string> => {
  const url = await emptyDatabase();
  const orm = await createMigrating(url);
  await orm.getMigrator().up({ to });
  await orm.close(true);
  return url;
};

/** As `migrate` does it, with a change of the tables that no version brings. */
const change = async (pool: Pool, sql: string) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await renewViews(
      async (statement) => (await client.query(statement)).rows,
      () => client.query(sql),
    );
    await client.query('commit');
  } finally {
    client.release(true);
  }
};

test('a fresh house and one that has come from any of the first versions end with the same views, read by the same roles', async () => {
  const fresh = await emptyDatabase();
  await migrate(fresh);
  await grantRoles(fresh);
  const wanted = saying(await viewsOf(fresh));
  expect(wanted.map(({ name }) => name)).toEqual(NAMES);
  for (const to of [allMigrations[0]!.name, 'Migration20261130000020', LAST_WITH_VIEWS]) {
    const upgraded = await migratedTo(to);
    await migrate(upgraded);
    await grantRoles(upgraded);
    expect([to, saying(await viewsOf(upgraded))]).toEqual([to, wanted]);
  }
});

/** As an older version left them: today's grants name tables that came later. */
const letReadViews = async (url: string) => {
  const whole = await emptyDatabase();
  await migrate(whole);
  await grantRoles(whole);
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const { name } of await viewsOf(url)) await client.query(`grant select on ${name} to ${DATA_ROLE}`);
  await client.end();
};

test('an upgrade leaves each view to those who could read it, before anybody grants anew', async () => {
  const url = await migratedTo(LAST_WITH_VIEWS);
  await letReadViews(url);
  const before = await viewsOf(url);
  await migrate(url);
  const after = await viewsOf(url);
  expect(after.map(({ name, readers }) => [name, readers])).toEqual(before.map(({ name, readers }) => [name, readers]));
  expect(after.every(({ readers }) => readers?.includes('pignon_data=r/'))).toBe(true);
});

test('a second start makes no view anew, and waits for nobody who reads one, nor anybody for it', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const before = await viewsOf(url);
  const pool = createPool(url, 2);
  const reader = await pool.connect();
  try {
    await reader.query('begin');
    for (const name of [...NAMES, 'property', 'post', 'event']) await reader.query(`select from ${name} limit 1`);
    // Whoever wanted one of them alone would give up after two seconds.
    await migrate(url);
    expect(await viewsOf(url)).toEqual(before);
  } finally {
    await reader.query('rollback');
    reader.release();
    await pool.end();
  }
});

test('a column may change beneath the views that show it: they alone are made anew, and keep their readers', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await grantRoles(url);
  const before = await viewsOf(url);
  const pool = createPool(url, 1);
  try {
    // As after a version in which their text was another.
    for (const name of ['public_property', 'opened_property', 'internal_property'])
      await pool.query(`comment on view ${name} is 'another text'`);
    await change(pool, `alter table property alter column ${columnOf('depositMonths')} type numeric`);
    // What a migration had to drop by itself comes back.
    await change(pool, 'drop view public_post; alter table post alter column slug type varchar(500)');
    const after = await viewsOf(url);
    expect(after.map(({ name, readers }) => [name, readers])).toEqual(
      before.map(({ name, readers }) => [name, readers]),
    );
    const anew = after.filter(({ name, oid }) => before.find((view) => view.name === name)?.oid !== oid);
    expect(anew.map(({ name }) => name)).toEqual([
      'internal_property',
      'opened_property',
      'public_listing',
      'public_post',
      'public_property',
    ]);
  } finally {
    await pool.end();
  }
});

test('since then a numbered migration holds tables alone', () => {
  const later = allMigrations.slice(allMigrations.findIndex(({ name }) => name === LAST_WITH_VIEWS) + 1);
  for (const { name, class: Migration } of later) {
    const migration = new Migration({} as never, {} as never);
    void migration.up();
    expect([name, migration.getQueries().filter((sql) => /\bview\b/i.test(String(sql)))]).toEqual([name, []]);
  }
});
