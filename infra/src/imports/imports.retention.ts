import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import type { RetentionRule } from '../retention/retention-rule';
import type { ImportFiles } from './import-files';

/** Nobody comes back to a preview of last week: it would show what has changed since. */
const OPEN_DAYS = 7;
const DAY_MS = 86_400_000;

const PAST = 'from property_import where ended_at < $1';

/** One that nobody decided on is cancelled; thirty days after its end it goes with its lines. The audit keeps who did what. */
export const importsRetention = (files: ImportFiles): RetentionRule => ({
  name: 'property-imports',
  keptFor: '30 days',
  past: `select ended_at as at ${PAST}`,
  remove: (pool, cutOff) => forgetImports(pool, files, cutOff),
  oldest: 'select min(created_at) as oldest from property_import',
});

async function forgetImports(pool: Pool, files: ImportFiles, cutOff: Date): Promise<number> {
  const { open, forgotten } = await inTransaction(pool, async (client) => {
    await client.query(
      `update property_import set state = 'cancelled', ended_at = now(), version = version + 1
       where ended_at is null and created_at < now() - interval '${OPEN_DAYS} days'`,
    );
    const gone = await client.query(`delete ${PAST}`, [cutOff]);
    const { rows } = await client.query<{ id: string }>('select id from property_import where ended_at is null');
    return { open: new Set(rows.map(({ id }) => id)), forgotten: gone.rowCount ?? 0 };
  });
  // Of those that are over, and of what was sent when a process ended before its import was written down.
  await files.forgetAllBut(open, DAY_MS);
  return forgotten;
}
