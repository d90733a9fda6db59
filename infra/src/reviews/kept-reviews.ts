import { isDeepStrictEqual } from 'node:util';
import type { GoogleFault } from '@pignon/domain/google/google-faults';
import type { ReviewsSummary } from '@pignon/domain/reviews/review';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { auditLine } from '../audit/audit-line';

/** How the readings went. */
export interface ReadingState {
  readonly value: ReviewsSummary | null;
  /** The last good one. */
  readonly readAt: Date | null;
  readonly askedAt: Date | null;
  readonly fault: GoogleFault | null;
  readonly faultAt: Date | null;
  /** By the database's clock. */
  readonly now: Date;
}

/** The last real answer: it survives restarts and Google's absence. */
export class KeptReviews {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<ReviewsSummary | null> {
    const { rows } = await this.pool.query<{ value: ReviewsSummary | null }>('select value from customer_reviews');
    return rows[0]?.value ?? null;
  }

  async state(): Promise<ReadingState> {
    const { rows } = await this.pool.query<ReadingState>(
      `select value, read_at as "readAt", asked_at as "askedAt", fault, fault_at as "faultAt", now() as now
       from customer_reviews`,
    );
    return rows[0] ?? { value: null, readAt: null, askedAt: null, fault: null, faultAt: null, now: new Date() };
  }

  /** True for the one process whose turn it is to ask; the others have this answer too. */
  async mayAsk(everySeconds: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update customer_reviews set asked_at = now()
       where asked_at is null or asked_at <= now() - $1::float * interval '1 second'`,
      [everySeconds],
    );
    return rowCount === 1;
  }

  /** The next look asks, whenever the last was; false while one has just asked. */
  async askSoon(atMostEverySeconds: number, line: AuditEntry): Promise<boolean> {
    const values: unknown[] = [atMostEverySeconds];
    const noted = auditLine(line, values, { from: 'wanted' });
    const { rows } = await this.pool.query<{ n: number }>(
      `with wanted as (
         update customer_reviews set asked_at = null
         where asked_at <= now() - $1::float * interval '1 second' returning 1
       ), line as (${noted})
       select count(*)::int as n from wanted`,
      values,
    );
    return rows[0]?.n === 1;
  }

  /** Pages are only made anew for what changed. */
  async write(summary: ReviewsSummary): Promise<void> {
    if (!isDeepStrictEqual(await this.read(), summary))
      await this.pool.query('update customer_reviews set value = $1', [JSON.stringify(summary)]);
    await this.pool.query('update customer_reviews set read_at = now(), fault = null, fault_at = null');
  }

  async failed(fault: GoogleFault): Promise<void> {
    await this.pool.query('update customer_reviews set fault = $1, fault_at = now()', [fault]);
  }
}
