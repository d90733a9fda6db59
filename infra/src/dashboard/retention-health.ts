import type { RetentionHealth } from '@pignon/domain/dashboard/dashboard';
import type { Ask } from './asked';

/** A rule that did not run for a month is one that is no more. */
const NEWEST = `select distinct on (rule) ran_at, removed, next_removed from retention_run
  where ran_at > now() - interval '30 days' order by rule, ran_at desc`;

const TOLD = `select max(ran_at) as "lastAt", sum(removed)::int as removed, sum(next_removed)::int as next,
    (count(*) filter (where ran_at < now() - interval '27 hours'))::int as missed
  from (${NEWEST}) newest having count(*) > 0`;

interface Row extends Omit<RetentionHealth, 'lastAt'> {
  readonly lastAt: Date;
}

export async function retentionHealth(ask: Ask): Promise<RetentionHealth | null> {
  const [row] = await ask<Row & Record<string, unknown>>(TOLD);
  return row ? { ...row, lastAt: row.lastAt.toISOString() } : null;
}

/** One that was not asked for a month is one that is no more. */
const FAILED = `select rule from retention_failure where failed_at > now() - interval '30 days' order by rule`;

export const failedRetention = async (ask: Ask): Promise<readonly string[]> =>
  (await ask<{ readonly rule: string }>(FAILED)).map(({ rule }) => rule);
