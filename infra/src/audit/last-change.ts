import type { Pool } from 'pg';

/** Who changed something last, and when (ISO 8601), by the audit; nulls where it cannot be told. */
export async function lastChange(
  pool: Pool,
  feature: string,
  target: string,
): Promise<{ readonly by: string | null; readonly at: string | null }> {
  const { rows } = await pool.query<{ by: string | null; at: Date }>(
    `select account.name as by, log.at from audit_log log left join staff_account account on account.id = log.account_id
     where log.target = $1 and log.action like $2 order by log.id desc limit 1`,
    [target, `${feature}.%`],
  );
  return { by: rows[0]?.by ?? null, at: rows[0]?.at.toISOString() ?? null };
}
