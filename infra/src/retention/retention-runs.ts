import type { Pool } from 'pg';
import type { RetentionRule } from './retention-rule';

/** A night's work is due from three o'clock in Paris on, until it was done: a night that was missed is caught up. */
const LAST_NIGHT = `(date_trunc('day', now() at time zone 'Europe/Paris' - interval '3 hours') + interval '3 hours') at time zone 'Europe/Paris'`;

/** Removes by the rules, one process at a time, and keeps the evidence. */
export class RetentionRuns {
  constructor(private readonly pool: Pool) {}

  /** Those of `rules` whose night is due; nothing while another process is at it. Answers what was done. */
  async night(rules: readonly RetentionRule[]): Promise<readonly string[]> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      const { rows } = await client.query<{ mine: boolean }>(
        `select pg_try_advisory_lock(hashtext('retention')) as mine`,
      );
      const done: string[] = [];
      if (rows[0]?.mine) {
        for (const rule of rules) if (await this.isDue(rule)) done.push(await this.apply(rule));
        await client.query(`select pg_advisory_unlock(hashtext('retention'))`);
      }
      broken = false;
      return done;
    } finally {
      // A connection that cannot unlock is thrown away, and its lock with it.
      client.release(broken);
    }
  }

  /** What runs out within hours. */
  async sweep(rules: readonly RetentionRule[]): Promise<void> {
    for (const rule of rules) if (rule.everyMinutes) await this.remove(rule);
  }

  private async isDue({ name }: RetentionRule): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from retention_run where rule = $1 and ran_at >= ${LAST_NIGHT} limit 1`,
      [name],
    );
    return rowCount === 0;
  }

  private async apply(rule: RetentionRule): Promise<string> {
    const removed = await this.remove(rule);
    const { rows } = rule.oldest ? await this.pool.query<{ oldest: Date | null }>(rule.oldest) : { rows: [] };
    await this.pool.query('insert into retention_run (rule, removed, oldest_kept) values ($1, $2, $3)', [
      rule.name,
      removed,
      rows[0]?.oldest ?? null,
    ]);
    return rule.name;
  }

  private async remove({ remove, batch }: RetentionRule): Promise<number> {
    if (typeof remove !== 'string') return await remove(this.pool);
    for (let sum = 0; ; ) {
      const { rows } = await this.pool.query<{ removed: number }>(remove);
      const removed = rows[0]?.removed ?? 0;
      sum += removed;
      if (batch === undefined || removed < batch) return sum;
    }
  }
}
