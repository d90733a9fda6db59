import type { Pool } from 'pg';

export type OnFailure = (rule: string, error: unknown) => void;

/** Which rules failed when they were last asked: 'Santé' says so until they succeed. */
export class RetentionFailures {
  constructor(
    private readonly pool: Pool,
    private readonly onFailure: OnFailure,
  ) {}

  /** Null where it fails. A rule that did nothing has not succeeded either. */
  async noting<Done>(rule: string, act: () => Promise<Done | null>): Promise<Done | null> {
    try {
      const done = await act();
      if (done !== null) await this.pool.query('delete from retention_failure where rule = $1', [rule]);
      return done;
    } catch (error) {
      this.onFailure(rule, error);
      await this.note(rule);
      return null;
    }
  }

  /** Where the database is away nothing is noted: that is told elsewhere. */
  private async note(rule: string): Promise<void> {
    await this.pool
      .query(
        `insert into retention_failure (rule) values ($1) on conflict (rule) do update set failed_at = excluded.failed_at`,
        [rule],
      )
      .catch((error: unknown) => this.onFailure(rule, error));
  }
}
