import type { BreakerStatus, Delivery, DeliveryAttempt, DeliveryPage } from '@pignon/domain/deliveries/delivery';
import { EFFECT_STATES, type EffectKind, type EffectState } from '@pignon/domain/deliveries/effect';
import type { Pool } from 'pg';

export interface DeliveryFilter {
  readonly state?: EffectState;
  readonly kind?: EffectKind;
  /** Part of an id, a reaction's or an event's name, or an error's text. */
  readonly text?: string;
}

const PAGE_SIZE = 25;

const COLUMNS = `effect.id, event.name as event, event.aggregate_id as "aggregateId", effect.reaction, effect.kind, effect.state, effect.attempts,
  effect.last_error as "lastError", effect.external_ref as "externalRef", effect.created_at as "createdAt",
  case when effect.state = 'pending' then effect.next_at end as "nextAt", effect.done_at as "doneAt"`;

const WHERE = `($1::text is null or effect.state = $1) and ($2::text is null or effect.kind = $2)
  and ($3::text is null or effect.reaction ilike $3 or event.name ilike $3 or effect.last_error ilike $3 or effect.id::text ilike $3 or event.aggregate_id::text ilike $3)`;

/** The ledger as staff read it: ids and states, no personal data. */
export class DeliveryJournal {
  constructor(private readonly pool: Pool) {}

  async page(filter: DeliveryFilter, page: number): Promise<DeliveryPage> {
    const values = parameters(filter);
    const [items, total, counts, breakers] = await Promise.all([
      this.pool.query<Delivery>(
        `select ${COLUMNS} from effect join event on event.id = effect.event_id where ${WHERE} order by effect.created_at desc, effect.id desc limit ${PAGE_SIZE} offset $4`,
        [...values, (page - 1) * PAGE_SIZE],
      ),
      this.pool.query<{ total: number }>(
        `select count(*)::int as total from effect join event on event.id = effect.event_id where ${WHERE}`,
        values,
      ),
      this.pool.query<{ state: EffectState; count: number }>(
        'select state, count(*)::int as count from effect group by state',
      ),
      this.pool.query<BreakerStatus>('select kind, state, opened_at as "openedAt", reason from breaker order by kind'),
    ]);
    const known = new Map(counts.rows.map(({ state, count }) => [state, count]));
    return {
      items: items.rows,
      total: total.rows[0]?.total ?? 0,
      counts: Object.fromEntries(EFFECT_STATES.map((state) => [state, known.get(state) ?? 0])) as Record<
        EffectState,
        number
      >,
      breakers: breakers.rows,
    };
  }

  async one(id: string): Promise<{ delivery: Delivery; attempts: DeliveryAttempt[] } | null> {
    const { rows } = await this.pool.query<Delivery>(
      `select ${COLUMNS} from effect join event on event.id = effect.event_id where effect.id = $1`,
      [id],
    );
    if (!rows[0]) return null;
    const attempts = await this.pool.query<DeliveryAttempt>(
      'select started_at as "startedAt", ended_at as "endedAt", outcome, code, message from effect_attempt where effect_id = $1 order by id',
      [id],
    );
    return { delivery: rows[0], attempts: attempts.rows };
  }

  /**
   * Makes them due now; returns how many. A dead one starts its schedule again, a waiting one only stops waiting, a
   * finished one or one in a worker's hands is left alone: pressing twice does nothing twice.
   */
  async replay(ids: readonly string[]): Promise<number> {
    return await this.makeDue('effect.id = any($1)', [ids]);
  }

  async replayAllDead(kind: EffectKind | undefined): Promise<number> {
    return await this.makeDue(`effect.state = 'dead' and ($1::text is null or effect.kind = $1)`, [kind ?? null]);
  }

  private async makeDue(where: string, values: readonly unknown[]): Promise<number> {
    const { rowCount } = await this.pool.query(
      `update effect set state = 'pending', next_at = now(), dispatched_at = null, done_at = null,
         attempts = case when state = 'pending' then attempts else 0 end, crashes = case when state = 'pending' then crashes else 0 end
       where ${where} and (state in ('dead', 'cancelled') or (state = 'pending' and dispatched_at is null and lease_token is null and next_at > now()))`,
      [...values],
    );
    return rowCount ?? 0;
  }
}

const parameters = ({ state, kind, text }: DeliveryFilter): unknown[] => [
  state ?? null,
  kind ?? null,
  text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null,
];
