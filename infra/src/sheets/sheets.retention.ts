import type { Pool } from 'pg';
import { reaching } from '../accounts/let-in';
import type { Past, RetentionRule } from '../retention/retention-rule';
import type { KeptFile, SheetStore } from './sheet-store';

/**
 * A sheet that names its reader goes when he may not read it any more, and in any case after its day: it bears the date,
 * so the next one is another file. Of a property that is not everybody's nothing else is kept: what lies there is from
 * before sheets were kept by reader.
 */
const PAST = `select path from unnest($1::text[], $2::int[], $3::uuid[], $4::timestamptz[]) as file (path, property, reader, made_at)
  where case when reader is null then not exists (select from public_property where id = property)
    else made_at < date_trunc('day', $5::timestamptz at time zone 'Europe/Paris') at time zone 'Europe/Paris'
      or not exists (
        select from open_access where id = reader and (property_id = property or property_id is null)
        union all select from staff_account where id = reader and ${reaching('properties')})
    end`;

export const sheetsRetention = (store: SheetStore): RetentionRule => ({
  name: 'personal-sheets',
  keptFor: '0 days',
  past: async (pool, cutOff): Promise<Past> => {
    const past = await pastSheets(pool, store, cutOff);
    return { count: past.length, oldest: past.map(({ madeAt }) => madeAt).toSorted((a, b) => +a - +b)[0] ?? null };
  },
  remove: async (pool, cutOff) => {
    const past = await pastSheets(pool, store, cutOff);
    for (const file of past) await store.forget(file);
    return past.length;
  },
});

async function pastSheets(pool: Pool, store: SheetStore, cutOff: Date): Promise<readonly KeptFile[]> {
  const kept = await store.kept();
  const { rows } = await pool.query<{ path: string }>(PAST, [
    kept.map(({ path }) => path),
    kept.map(({ propertyId }) => propertyId),
    kept.map(({ reader }) => reader),
    kept.map(({ madeAt }) => madeAt),
    cutOff,
  ]);
  const past = new Set(rows.map(({ path }) => path));
  return kept.filter(({ path }) => past.has(path));
}
