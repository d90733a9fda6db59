import type { EffectKind } from '@pignon/domain/deliveries/effect';
import type { Pool } from 'pg';

/** What a reaction is, as far as the tables care. */
export interface ReactionRow {
  readonly event: string;
  readonly reaction: string;
  readonly kind: EffectKind;
  /** Somebody waits for it: it is due before all that nobody waits for. */
  readonly awaited?: boolean;
  /** The field of the fact's payload that says when it is due. */
  readonly dueAt?: string;
}

/** Longer than any backlog is old. */
const AHEAD = `interval '1 day'`;

export interface DispatchedEffect {
  readonly id: string;
  readonly dispatch: number;
  /** A worker died while holding it: it runs alone, so that innocent neighbours do not die with it again. */
  readonly suspect: boolean;
}

export interface ClaimedEffect {
  readonly id: string;
  readonly token: string;
  readonly reaction: string;
  readonly kind: EffectKind;
  readonly attempts: number;
  readonly crashes: number;
  readonly createdAt: Date;
  readonly startedAt: Date;
  /** Seconds since a creation was sent that nobody answered; null when none is open. */
  readonly sentSecondsAgo: number | null;
  readonly externalRef: string | null;
  readonly event: { readonly name: string; readonly aggregateId: string; readonly payload: Record<string, string> };
}

export interface AttemptEnd {
  readonly outcome: string;
  readonly code: string | null;
  readonly message: string | null;
}

/** Seconds, already divided by TIME_SCALE. */
export interface EffectTimes {
  readonly lease: number;
  readonly redispatch: number;
  /** Without a relay's beat for so long the database counts as having been away. */
  readonly outage: number;
  /** After an outage: for so long those who held a lease when it came note what they did, before others take over. */
  readonly grace: number;
}

/** Whether a lease that has run out may be taken over: not while, nor right after, its holder could not have noted its end. */
const CALM = (outage: string): string =>
  `(select coalesce(bool_or(calm_at <= now() and beat_at > now() - ${outage} * interval '1 second'), false) from relay_pulse)`;

/** Table `effect`: queue entry and ledger in one. All times are the database's, so no worker's clock matters. */
export class Effects {
  constructor(
    private readonly pool: Pool,
    private readonly times: EffectTimes,
  ) {}

  /**
   * A relay is at work and sees the database. Grace is given once per outage and then not for as long again, so that a
   * database that is merely slow cannot keep the work of dead workers for ever.
   */
  async beat(): Promise<void> {
    await this.pool.query(
      `insert into relay_pulse as pulse (beat_at, calm_at) values (now(), now() + $2 * interval '1 second')
       on conflict (one) do update set beat_at = excluded.beat_at,
         calm_at = case when pulse.beat_at < now() - $1 * interval '1 second' and pulse.calm_at < now() - $2 * interval '1 second'
           then excluded.calm_at else pulse.calm_at end`,
      [this.times.outage, this.times.grace],
    );
  }

  /** One effect per new event and reaction; returns how many events were taken. */
  async fromNewEvents(reactions: readonly ReactionRow[], limit: number): Promise<number> {
    const { rows } = await this.pool.query<{ taken: number }>(
      `with fresh as (
         select id, name, payload from event where relayed_at is null order by occurred_at limit $4 for update skip locked
       ), made as (
         insert into effect (event_id, reaction, kind, next_at, not_before)
         select fresh.id, r.reaction, r.kind,
           coalesce(timed.at, now() - case when r.awaited then ${AHEAD} else interval '0' end), timed.at from fresh
         join unnest($1::text[], $2::text[], $3::text[], $5::boolean[], $6::text[])
           as r (event, reaction, kind, awaited, due_at) on r.event = fresh.name
         cross join lateral (select (fresh.payload ->> r.due_at)::timestamptz as at) timed
         where r.due_at is null or timed.at is not null
         on conflict do nothing
       ), relayed as (
         update event set relayed_at = now() from fresh where event.id = fresh.id
       )
       select count(*)::int as taken from fresh`,
      [
        reactions.map((r) => r.event),
        reactions.map((r) => r.reaction),
        reactions.map((r) => r.kind),
        limit,
        reactions.map((r) => r.awaited ?? false),
        reactions.map((r) => r.dueAt ?? null),
      ],
    );
    return rows[0]?.taken ?? 0;
  }

  /**
   * Takes due effects of a kind, oldest first, as far as `window` leaves room for jobs that are out. One relay at a time
   * per kind: the others find the advisory lock taken and come back later.
   */
  async dispatch(kind: EffectKind, window: number): Promise<{ effects: DispatchedEffect[]; full: boolean }> {
    const { rows } = await this.pool.query<{ effects: DispatchedEffect[]; places: number }>(
      `with turn as materialized (
         select pg_try_advisory_xact_lock(hashtext('dispatch-' || $1)) as mine
       ), room as materialized (
         select greatest(0, $2 - count(*))::int as places from effect
         where kind = $1 and state = 'pending' and dispatched_at is not null and (next_at > now() or lease_until > now())
       ), due as (
         select id, lease_token is not null or crashes > 0 as suspect from effect
         where (select mine from turn) and kind = $1 and state = 'pending' and next_at <= now()
           and (lease_until is null or lease_until <= now() and ${CALM('$4')})
         order by next_at limit (select places from room) for update skip locked
       ), taken as (
         update effect set dispatch = dispatch + 1, dispatched_at = now(), next_at = now() + $3 * interval '1 second'
         from due where effect.id = due.id
         returning effect.id, effect.dispatch, due.suspect
       )
       select (select places from room) as places, coalesce((select json_agg(taken) from taken), '[]') as effects`,
      [kind, window, this.times.redispatch, this.times.outage],
    );
    const { effects, places } = rows[0]!;
    return { effects, full: effects.length >= places };
  }

  /**
   * The one effect that tries whether an open breaker's service is back: the one waiting longest, due or not; never one that
   * is for later.
   */
  async dispatchProbe(kind: EffectKind, everySeconds: number): Promise<DispatchedEffect[]> {
    const { rows } = await this.pool.query<DispatchedEffect>(
      `with turn as (
         update breaker set probe_at = now(), probe_effect = (
           select id from effect where kind = $1 and state = 'pending' and (not_before is null or not_before <= now())
             and (lease_until is null or lease_until <= now() and ${CALM('$4')})
           order by (next_at <= now()) desc, next_at limit 1
         )
         where kind = $1 and state = 'open' and coalesce(probe_at, opened_at) <= now() - $2 * interval '1 second'
         returning probe_effect
       )
       update effect set dispatch = dispatch + 1, dispatched_at = now(), next_at = now() + $3 * interval '1 second'
       from turn where effect.id = turn.probe_effect
       returning effect.id, effect.dispatch, false as suspect`,
      [kind, everySeconds, this.times.redispatch, this.times.outage],
    );
    return rows;
  }

  /** Redis did not take the jobs: they are due again, soon. */
  async undispatch(ids: readonly string[], afterSeconds: number): Promise<void> {
    await this.pool.query(
      `update effect set dispatched_at = null, next_at = now() + $2 * interval '1 second' where id = any($1) and state = 'pending' and lease_token is null`,
      [ids, afterSeconds],
    );
  }

  /**
   * Null when the effect is finished or somebody else holds it: a second copy of a job leaves quietly. Asked again with the
   * same token, because the answer got lost, it is the same claim.
   */
  async claim(id: string, token: string): Promise<ClaimedEffect | null> {
    const { rows } = await this.pool.query(
      `update effect set lease_until = now() + $3 * interval '1 second', lease_token = $2,
         attempts = attempts + (lease_token is distinct from $2)::int,
         crashes = crashes + (lease_token is not null and lease_token <> $2)::int
       from event where effect.id = $1 and event.id = effect.event_id and state = 'pending'
         and (lease_until is null or lease_token = $2 or lease_until <= now() and ${CALM('$4')})
       returning effect.id, effect.lease_token as token, effect.reaction, effect.kind, effect.attempts, effect.crashes,
         effect.created_at as "createdAt", now() as "startedAt",
         extract(epoch from now() - effect.sent_at)::float as "sentSecondsAgo", effect.external_ref as "externalRef",
         json_build_object('name', event.name, 'aggregateId', event.aggregate_id, 'payload', event.payload) as event`,
      [id, token, this.times.lease, this.times.outage],
    );
    return (rows[0] as ClaimedEffect | undefined) ?? null;
  }

  /** The lease begins anew; false when it was lost meanwhile. */
  async renew({ id, token }: ClaimedEffect): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update effect set lease_until = now() + $3 * interval '1 second' where id = $1 and lease_token = $2`,
      [id, token, this.times.lease],
    );
    return rowCount === 1;
  }

  /**
   * False when the lease was lost meanwhile: the zombie's result counts for nothing. What was sent without an answer stays
   * marked unless it is done: a dead effect may be replayed. `externalRef`: what the other side calls what it made.
   */
  finish(
    effect: ClaimedEffect,
    state: 'done' | 'dead' | 'cancelled',
    end: AttemptEnd,
    externalRef: string | null = null,
  ): Promise<boolean> {
    return this.end(
      effect,
      end,
      `state = $6, done_at = now(), last_error = case when $6 = 'done' then null else $5 end,
         sent_at = case when $6 = 'done' then null else sent_at end, external_ref = coalesce($7, external_ref)`,
      [state, externalRef],
    );
  }

  /** `countsAsAttempt` false: an outage burns no attempts. */
  retry(effect: ClaimedEffect, afterSeconds: number, end: AttemptEnd, countsAsAttempt: boolean): Promise<boolean> {
    return this.end(
      effect,
      end,
      `next_at = now() + $6 * interval '1 second', last_error = $5, last_failure = $3, attempts = attempts - $7::int`,
      [afterSeconds, countsAsAttempt ? 0 : 1],
    );
  }

  private async end(effect: ClaimedEffect, end: AttemptEnd, set: string, more: readonly unknown[]): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `with mine as (
         update effect set ${set}, lease_until = null, lease_token = null, dispatched_at = null, crashes = 0
         where id = $1 and lease_token = $2 returning id, kind
       )
       insert into effect_attempt (effect_id, kind, started_at, outcome, code, message)
       select id, kind, $${6 + more.length}, $3, $4, $5 from mine`,
      [effect.id, effect.token, end.outcome, end.code, end.message, ...more, effect.startedAt],
    );
    return rowCount === 1;
  }

  /** A stopping worker gives back what it holds, so that nobody waits for its leases. */
  async release(tokens: readonly string[]): Promise<void> {
    await this.pool.query(
      `update effect set lease_until = null, lease_token = null, dispatched_at = null, next_at = now(), attempts = attempts - 1 where lease_token = any($1)`,
      [tokens],
    );
  }

  /** False when the lease was lost meanwhile: nothing may be sent any more. */
  async markSent(effect: ClaimedEffect): Promise<boolean> {
    const { rowCount } = await this.pool.query('update effect set sent_at = now() where id = $1 and lease_token = $2', [
      effect.id,
      effect.token,
    ]);
    return rowCount === 1;
  }

  async clearSent(effect: ClaimedEffect): Promise<void> {
    await this.pool.query('update effect set sent_at = null where id = $1 and lease_token = $2', [
      effect.id,
      effect.token,
    ]);
  }

  /** After an outage nobody waits out a two-hour slot. */
  async hastenTransportFailures(kind: EffectKind, withinSeconds: number): Promise<void> {
    await this.pool.query(
      `update effect set next_at = least(next_at, now() + random() * $2 * interval '1 second')
       where kind = $1 and state = 'pending' and dispatched_at is null and last_failure = 'transient'`,
      [kind, withinSeconds],
    );
  }
}
