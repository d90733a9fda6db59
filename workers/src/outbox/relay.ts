import { EFFECT_KINDS, type EffectKind } from '@pignon/domain/deliveries/effect';
import type { Breakers } from '@pignon/infra/outbox/breakers';
import type { DispatchedEffect, Effects } from '@pignon/infra/outbox/effects';
import type { Outage } from '@pignon/infra/log/outage';
import { type EffectQueues, jobId } from '@pignon/infra/queue/queues';
import { type KindLimits, windowOf } from './limits';
import type { PerformedReaction } from './reaction';
import type { Times } from './times';

const BATCH = 500;
const SHORTEST_PAUSE_MS = 10;

export interface RelayStores {
  readonly effects: Effects;
  readonly breakers: Breakers;
  readonly queues: EffectQueues;
}

/** Each is told of once, however often it is met. */
export interface RelayOutages {
  readonly database: Outage;
  readonly redis: Outage;
}

/** Turns facts into effects and due effects into jobs. Woken by the bell, by finished jobs and by a poll. */
export class Relay {
  private readonly backlogged = new Set<EffectKind>();
  private finished = 0;
  private ringing = false;
  private stopped = false;
  private turning: Promise<void> | null = null;
  private poll: NodeJS.Timeout | null = null;

  constructor(
    private readonly stores: RelayStores,
    private readonly reactions: readonly PerformedReaction[],
    private readonly limits: Readonly<Record<EffectKind, KindLimits>>,
    private readonly times: Times,
    private readonly outages: RelayOutages,
  ) {}

  start(): void {
    const beat = (): void => void this.stores.effects.beat().catch(() => {});
    beat();
    this.poll = setInterval(() => (beat(), this.wake()), this.times.poll * 1000);
    this.wake();
  }

  wake(): void {
    this.ringing = true;
    if (this.turning || this.stopped) return;
    this.turning = this.turnWhileRinging().finally(() => {
      this.turning = null;
      if (this.ringing && !this.stopped) this.wake();
    });
  }

  /** A place is free again. Waking for each would ask the database more than it helps: an eighth of the window will do. */
  jobFinished(kind: EffectKind): void {
    if (!this.backlogged.has(kind)) return;
    this.finished += 1;
    if (this.finished * 8 >= windowOf(this.limits[kind])) this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.poll) clearInterval(this.poll);
    await this.turning;
  }

  private async turnWhileRinging(): Promise<void> {
    while (this.ringing && !this.stopped) {
      this.ringing = false;
      this.finished = 0;
      try {
        await this.turn();
        this.outages.database.fine();
      } catch (error) {
        this.outages.database.failed(error);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, SHORTEST_PAUSE_MS));
    }
  }

  private async turn(): Promise<void> {
    const rows = this.reactions.map(({ name, ...told }) => ({ reaction: name, ...told }));
    if ((await this.stores.effects.fromNewEvents(rows, BATCH)) === BATCH) this.ringing = true;
    const breakers = await this.stores.breakers.all();
    await Promise.all(EFFECT_KINDS.map((kind) => this.dispatch(kind, breakers.get(kind)?.state ?? 'closed')));
  }

  private async dispatch(kind: EffectKind, breaker: 'closed' | 'open' | 'disabled'): Promise<void> {
    this.backlogged.delete(kind);
    if (breaker === 'disabled') return;
    if (breaker === 'open')
      return await this.enqueue(kind, await this.stores.effects.dispatchProbe(kind, this.times.breakerProbe));
    const { effects, full } = await this.stores.effects.dispatch(kind, windowOf(this.limits[kind]));
    if (full) this.backlogged.add(kind);
    await this.enqueue(kind, effects);
  }

  private async enqueue(kind: EffectKind, effects: readonly DispatchedEffect[]): Promise<void> {
    if (effects.length === 0) return;
    const jobs = effects.map(({ id, dispatch, suspect }) => ({
      name: kind,
      data: { effectId: id, suspect },
      opts: { jobId: jobId(id, dispatch) },
    }));
    try {
      await this.stores.queues.of(kind).addBulk(jobs);
      this.outages.redis.fine();
    } catch (error) {
      // Redis is away: the work stays where it is safe.
      await this.stores.effects.undispatch(
        effects.map(({ id }) => id),
        this.times.poll,
      );
      this.outages.redis.failed(error);
    }
  }
}
