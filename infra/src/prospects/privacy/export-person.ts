import type { PersonExport } from '@pignon/domain/prospects/person-export';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool } from 'pg';
import { PERSONAL_TABLES, SAID_IDS, THEIR_ADDRESSES } from './personal-tables';

/** SQL: rows of each of the addresses $1, once, though two addresses lead to them. */
const ofEach = (rows: string): string => `select distinct row from unnest($1::text[]) whose(email)
  cross join lateral (${rows.replaceAll('$1', 'whose.email')}) found order by row`;

const DELIVERIES =
  ofEach(`select jsonb_build_object('le', created_at, 'livraison', reaction, 'etat', state, 'faite_le', done_at)
    as row from effect where event_id in (select id from event where aggregate_id in (${SAID_IDS}))`);

interface Found {
  readonly row: Record<string, unknown>;
}

/** All that is kept of whoever has this address, under each of their addresses; null where that is nothing. */
export async function exportPerson(pool: Pool, typed: string): Promise<PersonExport | null> {
  const email = normaliseEmail(typed);
  const addresses = (await pool.query<{ email: string }>(THEIR_ADDRESSES, [email])).rows.map((row) => row.email);
  const tables = [];
  for (const { table, label, of, without = [] } of [...PERSONAL_TABLES].reverse()) {
    const { rows } = await pool.query<Found>(
      ofEach(`select to_jsonb(kept) - $2::text[] as row from (select * from ${table} where ${of}) kept`),
      [addresses, without],
    );
    if (rows.length) tables.push({ table, label, rows: rows.map(({ row }) => row) });
  }
  if (tables.length === 0) return null;
  const { rows } = await pool.query<Found>(DELIVERIES, [addresses]);
  return {
    email,
    addresses: addresses.toSorted(),
    at: new Date().toISOString(),
    tables,
    deliveries: rows.map(({ row }) => row),
  };
}
