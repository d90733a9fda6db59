import { createHash } from 'node:crypto';
import { allViews } from './all-views';
import type { View } from './view';

type Ask = <Row extends object>(sql: string) => Promise<Row[]>;

/**
 * Around a change of the tables: each view that is to say something else than it does, or has gone, is made anew, after
 * those that it reads (domain/decisions/0030). All in the caller's transaction, with the grants that it had: nobody who
 * runs meanwhile misses a view, or may not read it. Where nothing changed, no view is locked.
 */
export async function renewViews(ask: Ask, changeTables: () => Promise<unknown>): Promise<void> {
  const grants = await ask<{ view: string; statement: string }>(GRANTS);
  // Before: no column is kept from changing by a view that goes.
  for (const { name } of (await staleViews(ask)).toReversed()) await ask(`drop view if exists ${name}`);
  await changeTables();
  // And those that a migration had to drop.
  for (const { name, sql } of await staleViews(ask)) {
    await ask(`create view ${name} as ${sql}`);
    await ask(`comment on view ${name} is '${digestOf(sql)}'`);
    for (const { view, statement } of grants) if (view === name) await ask(statement);
  }
}

/** Which text each was made from stands in its comment, so that it goes with it. */
async function staleViews(ask: Ask): Promise<readonly View[]> {
  const rows = await ask<{ name: string; digest: string | null }>(
    `select relname as name, obj_description(oid, 'pg_class') as digest from pg_class
     where relkind = 'v' and relnamespace = 'public'::regnamespace`,
  );
  const made = new Map(rows.map(({ name, digest }) => [name, digest]));
  const stale = new Set<string>();
  for (const { name, sql, on = [] } of allViews)
    if (made.get(name) !== digestOf(sql) || on.some((other) => stale.has(other))) stale.add(name);
  return allViews.filter(({ name }) => stale.has(name));
}

const digestOf = (sql: string): string => createHash('sha256').update(sql).digest('hex').slice(0, 16);

const GRANTS = `select relname as view, format('grant %s on %I to %s%s', privilege_type, relname,
    case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
    case when is_grantable then ' with grant option' else '' end) as statement
  from pg_class, aclexplode(relacl)
  where relkind = 'v' and relnamespace = 'public'::regnamespace and grantee <> relowner`;
