import type { Pool } from 'pg';

/** How long a kind of data is kept: reliability in one place per feature, promised on the privacy page where it is a person's. */
export interface RetentionRule {
  /** Stored with each run: never rename it. */
  readonly name: string;
  /**
   * Removes what has had its time and answers one row, how many as `removed`; a function where files are kept. With
   * `batch`, it is asked until that is less.
   */
  readonly remove: string | ((pool: Pool) => Promise<number>);
  readonly batch?: number;
  /** One row, the moment of the oldest that is kept as `oldest`; null where nothing is, or nobody may read it. */
  readonly oldest?: string;
  /** Also swept by day, at this pace and without a line of evidence: what runs out within hours. */
  readonly everyMinutes?: 10 | 60;
}

export const deleted = (from: string): string =>
  `with gone as (delete from ${from} returning 1) select count(*)::int as removed from gone`;
