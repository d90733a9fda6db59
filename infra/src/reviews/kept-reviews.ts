import { isDeepStrictEqual } from 'node:util';
import type { ReviewsSummary } from '@pignon/domain/reviews/review';
import type { Pool } from 'pg';

/** The last real answer: it survives restarts and Google's absence. */
export class KeptReviews {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<ReviewsSummary | null> {
    const { rows } = await this.pool.query<{ value: ReviewsSummary | null }>('select value from customer_reviews');
    return rows[0]?.value ?? null;
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

  /** Pages are only made anew for what changed. */
  async write(summary: ReviewsSummary): Promise<void> {
    if (isDeepStrictEqual(await this.read(), summary)) return;
    await this.pool.query('update customer_reviews set value = $1', [JSON.stringify(summary)]);
  }
}
