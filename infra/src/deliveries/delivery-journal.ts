import type { BreakerStatus, Delivery, DeliveryAttempt, DeliveryPage } from '@pignon/domain/deliveries/delivery';
import { EFFECT_STATES, type EffectKind, type EffectState } from '@pignon/domain/deliveries/effect';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { DEFAULT_PAGE_SIZE, type PageSize } from '@pignon/domain/shared/page-size';
import type { Pool } from 'pg';
import { auditLine } from '../audit/audit-line';
import { containing } from '../database/containing';
import { referencedProperty } from '../listings/catalogue/by-reference';
import { Values } from '../listings/catalogue/values';
import { ABOUT, aboutCondition } from './about-delivery';

export interface DeliveryFilter {
  readonly state?: EffectState;
  readonly kind?: EffectKind;
  /** Part of an id, a reaction's or an event's name, an error's text; or who or what it is about (about-delivery). */
  readonly text?: string;
}

const COLUMNS = `effect.id, event.name as event, event.aggregate_id as "aggregateId", effect.reaction, effect.kind, effect.state, effect.attempts,
  effect.last_error as "lastError", effect.external_ref as "externalRef", effect.created_at as "createdAt",
  case when effect.state = 'pending' then effect.next_at end as "nextAt", effect.done_at as "doneAt"`;

const PERSON = `nullif(about.person, '') as person, about.email, about.reference, about.property as "propertyId"`;

/** The ledger as staff read it: ids and states; who and what it is about is joined from where that is kept. */
export class DeliveryJournal {
  constructor(private readonly pool: Pool) {}

  async page(filter: DeliveryFilter, page: number, size: PageSize = DEFAULT_PAGE_SIZE): Promise<DeliveryPage> {
    const values = new Values();
    const property = await referencedProperty(this.pool, filter.text ?? '');
    const found = `from effect join event on event.id = effect.event_id where ${conditionOf(filter, property, values)}`;
    const slice = `order by effect.created_at desc, effect.id desc limit ${size} offset ${(page - 1) * size}`;
    const [items, total, counts, breakers] = await Promise.all([
      this.pool.query<Delivery>(
        `select ${COLUMNS}, ${PERSON}
         from (select effect.* ${found} ${slice}) effect join event on event.id = effect.event_id ${ABOUT}
         order by effect.created_at desc, effect.id desc`,
        values.all,
      ),
      this.pool.query<{ total: number }>(`select count(*)::int as total ${found}`, values.all),
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
      `select ${COLUMNS}, ${PERSON} from effect join event on event.id = effect.event_id ${ABOUT} where effect.id = $1`,
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
  async replay(ids: readonly string[], line: AuditEntry): Promise<number> {
    return await this.makeDue('effect.id = any($1)', [ids], line);
  }

  async replayAllDead(kind: EffectKind | undefined, line: AuditEntry): Promise<number> {
    return await this.makeDue(`effect.state = 'dead' and ($1::text is null or effect.kind = $1)`, [kind ?? null], line);
  }

  private async makeDue(where: string, values: readonly unknown[], entry: AuditEntry): Promise<number> {
    const all = [...values];
    const line = auditLine(entry, all, {
      from: '(select count(*)::int as replayed from written) as told',
      detail: "jsonb_build_object('replayed', told.replayed)",
    });
    const { rows } = await this.pool.query<{ replayed: number }>(
      `with written as (update effect set state = 'pending', next_at = now(), dispatched_at = null, done_at = null,
         attempts = case when state = 'pending' then attempts else 0 end, crashes = case when state = 'pending' then crashes else 0 end
       where ${where} and (state in ('dead', 'cancelled') or (state = 'pending' and dispatched_at is null and lease_token is null and next_at > now()
         and coalesce(not_before, now()) <= now()))
         returning 1), line as (${line})
       select count(*)::int as replayed from written`,
      all,
    );
    return rows[0]?.replayed ?? 0;
  }
}

function conditionOf({ state, kind, text }: DeliveryFilter, property: number | null, values: Values): string {
  const add = (value: unknown) => values.add(value);
  const conditions = [
    ...(state ? [`effect.state = ${add(state)}`] : []),
    ...(kind ? [`effect.kind = ${add(kind)}`] : []),
    ...(text ? [`(${namesCondition(text, add)} or ${aboutCondition(text, property, add)})`] : []),
  ];
  return conditions.join(' and ') || 'true';
}

function namesCondition(text: string, add: (value: unknown) => string): string {
  const like = add(containing(text));
  return ['effect.reaction', 'event.name', 'effect.last_error', 'effect.id::text', 'event.aggregate_id::text']
    .map((column) => `${column} ilike ${like}`)
    .join(' or ');
}
