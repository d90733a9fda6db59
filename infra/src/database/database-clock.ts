import type { Pool } from 'pg';

const ASKED_ANEW_MS = 60_000;

/**
 * The database's time, for what others compare with theirs: one machine's clock may be wrong, and each of ours would be
 * wrong in its own way. Asked once a minute; in between a timer goes on that nobody sets.
 */
export class DatabaseClock {
  private asked: { readonly at: number; readonly now: Promise<number> } | null = null;

  constructor(private readonly pool: Pool) {}

  /** Milliseconds since 1970. */
  async now(): Promise<number> {
    if (!this.asked || performance.now() - this.asked.at > ASKED_ANEW_MS)
      this.asked = { at: performance.now(), now: this.ask() };
    const { at, now } = this.asked;
    try {
      return (await now) + performance.now() - at;
    } catch (error) {
      this.asked = null;
      throw error;
    }
  }

  private async ask(): Promise<number> {
    const { rows } = await this.pool.query<{ now: number }>('select extract(epoch from now())::float * 1000 as now');
    return rows[0]!.now;
  }
}
