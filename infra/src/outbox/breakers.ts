import type { EffectKind } from '@pignon/domain/deliveries/effect';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { auditLine } from '../audit/audit-line';

export interface BreakerRow {
  readonly kind: EffectKind;
  readonly state: 'closed' | 'open' | 'disabled';
  readonly probeEffect: string | null;
}

const CALLS_LOOKED_AT = 20;
const FEWEST_CALLS = 10;

/** One row per kind, so that every worker sees the same. The ledger of attempts is what it judges by. */
export class Breakers {
  private read = new Map<EffectKind, BreakerRow>();
  private readAt = 0;

  constructor(private readonly pool: Pool) {}

  async all(): Promise<Map<EffectKind, BreakerRow>> {
    const { rows } = await this.pool.query<BreakerRow>(
      'select kind, state, probe_effect as "probeEffect" from breaker',
    );
    return new Map(rows.map((row) => [row.kind, row]));
  }

  /** At most 200 ms old while closed, so that a busy worker does not ask for every effect. */
  async of(kind: EffectKind): Promise<BreakerRow | undefined> {
    if (Date.now() - this.readAt > 200 || this.read.get(kind)?.state !== 'closed') {
      this.readAt = Date.now();
      this.read = await this.all();
    }
    return this.read.get(kind);
  }

  /** Opens when half of the last calls, of at least ten within `seconds`, failed by transport. True when it is open now. */
  async judge(kind: EffectKind, seconds: number, reason: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `with recent as (
         select outcome from effect_attempt where kind = $1 and ended_at > now() - $2 * interval '1 second'
         order by ended_at desc limit ${CALLS_LOOKED_AT}
       ), verdict as (
         select count(*) >= ${FEWEST_CALLS} and count(*) filter (where outcome = 'transient') * 2 >= count(*) as bad from recent
       )
       update breaker set state = 'open', opened_at = case when state = 'closed' then now() else opened_at end, reason = $3
       from verdict where kind = $1 and state <> 'disabled' and (state = 'open' or bad)
       returning 1`,
      [kind, seconds, reason],
    );
    return rowCount === 1;
  }

  async open(kind: EffectKind, reason: string): Promise<void> {
    await this.pool.query(
      `update breaker set state = 'open', opened_at = coalesce(opened_at, now()), reason = $2 where kind = $1 and state <> 'disabled'`,
      [kind, reason],
    );
  }

  /** 410: the receiver asked never to be called again; only an operator may undo it. */
  async disable(kind: EffectKind, reason: string): Promise<void> {
    await this.pool.query(`update breaker set state = 'disabled', opened_at = now(), reason = $2 where kind = $1`, [
      kind,
      reason,
    ]);
  }

  /** True when this call closed it. A person's press has its line in the audit also where it is closed already. */
  async close(kind: EffectKind, line?: AuditEntry): Promise<boolean> {
    const values: unknown[] = [kind];
    const noted = line ? `with line as (${auditLine(line, values)}) ` : '';
    const { rowCount } = await this.pool.query(
      `${noted}update breaker set state = 'closed', opened_at = null, probe_at = null, probe_effect = null, reason = null where kind = $1 and state <> 'closed'`,
      values,
    );
    return rowCount === 1;
  }
}
