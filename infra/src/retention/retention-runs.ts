import type { Pool } from 'pg';
import { type OnFailure, RetentionFailures } from './retention-failures';
import type { Past, RetentionRule } from './retention-rule';

/** A night's work is due from three o'clock in Paris on, until it was done: a night that was missed is caught up. */
const LAST_NIGHT = `(date_trunc('day', now() at time zone 'Europe/Paris' - interval '3 hours') + interval '3 hours') at time zone 'Europe/Paris'`;
const NEXT_NIGHT = `(date_trunc('day', now() at time zone 'Europe/Paris' - interval '3 hours') + interval '27 hours') at time zone 'Europe/Paris'`;

/** What a rule removed, or would remove. */
export interface RuleRun extends Past {
  readonly rule: string;
  readonly keptFor: string;
  readonly cutOff: Date;
}

/** Removes by the rules, one process at a time, and keeps the evidence. Each by itself: one that fails stops no other. */
export class RetentionRuns {
  private readonly failures: RetentionFailures;

  constructor(
    private readonly pool: Pool,
    onFailure: OnFailure,
  ) {
    this.failures = new RetentionFailures(pool, onFailure);
  }

  /** Those of `rules` whose night is due; nothing while another process is at it. Answers what was done. */
  async night(rules: readonly RetentionRule[]): Promise<readonly string[]> {
    const due = (rule: RetentionRule) => this.isDue(rule).then((is) => (is ? this.apply(rule) : null));
    const done = await this.alone(() => this.each(rules, due));
    return done?.map(({ rule }) => rule) ?? [];
  }

  /** All of them, whenever they ran last; null while another process is at it. */
  async now(rules: readonly RetentionRule[]): Promise<readonly RuleRun[] | null> {
    return await this.alone(() => this.each(rules, (rule) => this.apply(rule)));
  }

  /** What would be removed now, rule by rule; nothing is changed. */
  async dry(rules: readonly RetentionRule[]): Promise<readonly RuleRun[]> {
    const runs: RuleRun[] = [];
    for (const rule of rules) {
      const cutOff = await this.cutOff(rule, 'now()');
      runs.push({ rule: rule.name, keptFor: rule.keptFor, cutOff, ...(await this.past(rule, cutOff)) });
    }
    return runs;
  }

  /** What runs out within hours. */
  async sweep(rules: readonly RetentionRule[]): Promise<void> {
    const swept = rules.filter(({ everyMinutes }) => everyMinutes);
    await this.each(swept, async (rule) => await this.remove(rule, await this.cutOff(rule, 'now()')));
  }

  /** What each of them did; nothing of those that failed or had nothing to do. */
  private async each<Done>(
    rules: readonly RetentionRule[],
    act: (rule: RetentionRule) => Promise<Done | null>,
  ): Promise<readonly Done[]> {
    const done: Done[] = [];
    for (const rule of rules) {
      const one = await this.failures.noting(rule.name, () => act(rule));
      if (one !== null) done.push(one);
    }
    return done;
  }

  private async alone<Done>(work: () => Promise<Done>): Promise<Done | null> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      const { rows } = await client.query<{ mine: boolean }>(
        `select pg_try_advisory_lock(hashtext('retention')) as mine`,
      );
      const done = rows[0]?.mine ? await work() : null;
      if (rows[0]?.mine) await client.query(`select pg_advisory_unlock(hashtext('retention'))`);
      broken = false;
      return done;
    } finally {
      // A connection that cannot unlock is thrown away, and its lock with it.
      client.release(broken);
    }
  }

  private async isDue({ name }: RetentionRule): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from retention_run where rule = $1 and ran_at >= ${LAST_NIGHT} limit 1`,
      [name],
    );
    return rowCount === 0;
  }

  private async apply(rule: RetentionRule): Promise<RuleRun> {
    const { name, keptFor } = rule;
    const cutOff = await this.cutOff(rule, 'now()');
    const { oldest } = await this.past(rule, cutOff);
    const count = await this.remove(rule, cutOff);
    const { rows } = rule.oldest ? await this.pool.query<{ oldest: Date | null }>(rule.oldest) : { rows: [] };
    // By day it is swept anyway: what the night finds is chance.
    const next = rule.everyMinutes ? null : await this.past(rule, await this.cutOff(rule, NEXT_NIGHT));
    await this.pool.query(
      `insert into retention_run (rule, removed, oldest_kept, kept_for, cut_off, next_removed) values ($1, $2, $3, $4, $5, $6)`,
      [name, count, rows[0]?.oldest ?? null, keptFor, cutOff, next?.count ?? null],
    );
    return { rule: name, keptFor, cutOff, count, oldest };
  }

  /** Once for all of a run, on the database's clock. */
  private async cutOff({ keptFor }: RetentionRule, moment: string): Promise<Date> {
    const { rows } = await this.pool.query<{ at: Date }>(`select ${moment} - $1::interval as at`, [keptFor]);
    const at = rows[0]?.at;
    if (!at) throw new Error(`No cut-off for ${keptFor}`);
    return at;
  }

  private async past({ past }: RetentionRule, cutOff: Date): Promise<Past> {
    if (typeof past !== 'string') return await past(this.pool, cutOff);
    const { rows } = await this.pool.query<Past>(
      `select count(*)::int as count, min(at) as oldest from (${past}) past`,
      [cutOff],
    );
    return rows[0] ?? { count: 0, oldest: null };
  }

  private async remove({ remove, batch }: RetentionRule, cutOff: Date): Promise<number> {
    for (let sum = 0; ; ) {
      const removed =
        typeof remove === 'string' ? await this.removedBy(remove, cutOff) : await remove(this.pool, cutOff);
      sum += removed;
      if (batch === undefined || removed < batch) return sum;
    }
  }

  private async removedBy(sql: string, cutOff: Date): Promise<number> {
    const { rows } = await this.pool.query<{ removed: number }>(sql, [cutOff]);
    return rows[0]?.removed ?? 0;
  }
}
