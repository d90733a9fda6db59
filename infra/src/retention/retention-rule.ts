import type { Pool } from 'pg';

/** What has had its time: how many, and the moment of the oldest where one is known. */
export interface Past {
  readonly count: number;
  readonly oldest: Date | null;
}

/** How long a kind of data is kept: reliability in one place per feature, promised on the privacy page where it is a person's. */
export interface RetentionRule {
  /** Stored with each run: never rename it. */
  readonly name: string;
  /** As PostgreSQL writes an interval: the cut-off, `$1` of its SQL, is now less that. */
  readonly keptFor: string;
  /** SQL: what has had its time at the cut-off, a row each, its moment as `at`. `remove` takes by the same words. */
  readonly past: string | ((pool: Pool, cutOff: Date) => Promise<Past>);
  /** Removes that and answers one row, how many as `removed`. With `batch`, it is asked until that is less. */
  readonly remove: string | ((pool: Pool, cutOff: Date) => Promise<number>);
  readonly batch?: number;
  /** One row, the moment of the oldest that is kept as `oldest`; null where nothing is, or nobody may read it. */
  readonly oldest?: string;
  /** Also swept by day, at this pace and without a line of evidence: what runs out within hours. */
  readonly everyMinutes?: 10 | 60;
}

interface Dated {
  readonly name: string;
  readonly keptFor: string;
  readonly table: string;
  /** The moment from which on it is kept so long. */
  readonly at: string;
  /** Where `at < $1` would not use an index. */
  readonly due?: string;
  /** Which rows of the table the rule is about. */
  readonly where?: string;
  /** What keeps one of them all the same. */
  readonly unless?: string;
  readonly batch?: number;
  readonly everyMinutes?: 10 | 60;
}

/** Of most tables: rows that go one by one once their moment is so long ago. */
export function dated({ name, keptFor, table, at, due, where, unless, batch, everyMinutes }: Dated): RetentionRule {
  const conditions = [due ?? `${at} < $1`, ...(where ? [where] : []), ...(unless ? [`not (${unless})`] : [])];
  const past = `from ${table} where ${conditions.join(' and ')}`;
  const gone = batch ? `from ${table} where id in (select id ${past} limit ${batch})` : past;
  return {
    name,
    keptFor,
    past: `select ${at} as at ${past}`,
    remove: `with gone as (delete ${gone} returning 1) select count(*)::int as removed from gone`,
    oldest: `select min(${at}) as oldest from ${table}${where ? ` where ${where}` : ''}`,
    ...(batch && { batch }),
    ...(everyMinutes && { everyMinutes }),
  };
}
