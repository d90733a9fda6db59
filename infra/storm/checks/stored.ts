import type { House } from '../house';

export interface StoredEffect {
  readonly id: string;
  readonly reaction: string;
  readonly kind: string;
  readonly state: 'pending' | 'done' | 'dead' | 'cancelled';
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly error: string | null;
  /** Times that a worker wrote that it did it. */
  readonly done: number;
  /** Times that a worker wrote that nobody had answered. */
  readonly unanswered: number;
  /** Times that a worker wrote anything after it was done. */
  readonly late: number;
}

/** What PostgreSQL holds. */
export interface Stored {
  readonly estimations: readonly { readonly id: string; readonly submitted: boolean }[];
  readonly messages: readonly string[];
  readonly effects: readonly StoredEffect[];
  /** Pending, due for longer than 90 s of scaled time. */
  readonly overdue: number;
  /** Facts that came of forms. */
  readonly events: number;
}

export async function stored({ sql, scale }: House): Promise<Stored> {
  const [estimations, messages, effects, overdue, events] = await Promise.all([
    sql.query<{ id: string; submitted: boolean }>('select id, submitted_at is not null as submitted from estimation'),
    sql.query<{ id: string }>('select id from contact_message'),
    sql.query<StoredEffect>(
      `select effect.id, reaction, effect.kind, state, event.aggregate, event.aggregate_id as "aggregateId", last_error as error, a.*
       from effect join event on event.id = effect.event_id, lateral (
         select count(*) filter (where outcome = 'done')::int as done,
           count(*) filter (where outcome = 'transient')::int as unanswered,
           count(*) filter (where id > first_done)::int as late
         from (select *, min(id) filter (where outcome = 'done') over () as first_done
               from effect_attempt where effect_id = effect.id) attempt
       ) a`,
    ),
    sql.query<{ count: number }>(
      `select count(*)::int as count from effect where state = 'pending' and next_at < now() - $1 * interval '1 second'`,
      [90 / scale],
    ),
    sql.query<{ count: number }>(
      `select count(*)::int as count from event where aggregate in ('estimations', 'contact')`,
    ),
  ]);
  return {
    estimations: estimations.rows,
    messages: messages.rows.map(({ id }) => id),
    effects: effects.rows,
    overdue: overdue.rows[0]?.count ?? 0,
    events: events.rows[0]?.count ?? 0,
  };
}

/** Facts not looked at yet and effects not finished yet. */
export async function unfinished({ sql }: House): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select ((select count(*) from event where relayed_at is null) + (select count(*) from effect where state = 'pending'))::int as count`,
  );
  return rows[0]?.count ?? 0;
}
