import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import type { ComparedPeriod } from '@pignon/domain/dashboard/period';
import { REQUEST_SOURCES, type RequestSource } from '@pignon/domain/dashboard/request-source';
import type { Ask } from './asked';

interface Row {
  readonly source: RequestSource;
  readonly now: number;
  readonly before: number;
}

const counts = (at: string): string =>
  `(count(*) filter (where ${at} >= $1))::int as now, (count(*) filter (where ${at} < $1))::int as before`;

/** SQL: of a conversation when it was opened; of an estimation each step by itself. What robots filled is none. */
const COUNTED = `
  select source, ${counts('created_at')} from thread
    where created_at >= $2 and source <> 'estimation' and state <> 'spam' group by source
  union all select 'estimation-started', ${counts('started_at')} from estimation where started_at >= $2 and not quarantined
  union all select 'estimation-submitted', ${counts('submitted_at')} from estimation
    where submitted_at >= $2 and not quarantined`;

export async function requestsBySource(
  ask: Ask,
  { from, before }: ComparedPeriod,
): Promise<NonNullable<Dashboard['requests']>> {
  const rows = await ask<Row>(COUNTED, [from, before]);
  return REQUEST_SOURCES.map((source) => {
    const counted = rows.find((row) => row.source === source);
    return { source, count: { now: counted?.now ?? 0, before: counted?.before ?? 0 } };
  });
}
