import type { PersonExport } from '@pignon/domain/prospects/person-export';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool } from 'pg';
import { PERSONAL_TABLES, SAID_IDS } from './personal-tables';

const DELIVERIES = `select reaction as livraison, state as etat, created_at as le, done_at as faite_le
  from effect where event_id in (select id from event where aggregate_id in (${SAID_IDS})) order by created_at`;

/** All that is kept of whoever has this address; null where that is nothing. */
export async function exportPerson(pool: Pool, typed: string): Promise<PersonExport | null> {
  const email = normaliseEmail(typed);
  const tables = [];
  for (const { table, label, of, without = [] } of [...PERSONAL_TABLES].reverse()) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(kept) - $2::text[] as row from (select * from ${table} where ${of}) kept`,
      [email, without],
    );
    if (rows.length) tables.push({ table, label, rows: rows.map(({ row }) => row) });
  }
  if (tables.length === 0) return null;
  const { rows } = await pool.query<Record<string, unknown>>(DELIVERIES, [email]);
  return { email, at: new Date().toISOString(), tables, deliveries: rows };
}
