import { setTimeout as sleep } from 'node:timers/promises';
import {
  Cancelled,
  DeliveryFailure,
  Misconfigured,
  NotYet,
  TransientFailure,
  Unrecoverable,
} from '@pignon/domain/deliveries/delivery-failure';
import type { EffectKind } from '@pignon/domain/deliveries/effect';
import { secondsUntilRetry } from '@pignon/domain/deliveries/retry-schedule';
import { GONE } from '@pignon/infra/http/http-caller';
import { faultOf } from '@pignon/infra/log/fault-of';
import type { Breakers } from '@pignon/infra/outbox/breakers';
import type { AttemptEnd, ClaimedEffect, Effects } from '@pignon/infra/outbox/effects';
import type { EffectJob } from '@pignon/infra/queue/queues';
import { Alone } from './alone';
import type { Done, Effect, Processor } from './reaction';
import type { Times } from './times';

const CRASHES_ALLOWED = 3;
/** A reaction of a newer version during a deploy: its own worker will come by. */
const UNKNOWN_REACTION_SECONDS = 30;

/** Leases an effect, has it done, and writes down how it ended, fenced by the lease token. */
export class EffectRunner {
  private readonly alone = new Alone();
  private readonly held = new Set<string>();
  /** Kinds that failed by transport here since their last success: their waiting effects are hastened by the next one. */
  private readonly troubled = new Set<EffectKind>();

  constructor(
    private readonly effects: Effects,
    private readonly breakers: Breakers,
    private readonly processorOf: (reaction: string) => Processor | undefined,
    private readonly times: Times,
    private readonly log: (message: string, detail: object) => void,
  ) {}

  run(kind: EffectKind, { effectId, suspect }: EffectJob): Promise<void> {
    return this.alone.run(suspect, () => this.lease(kind, effectId));
  }

  /** What a stopping process still holds goes back at once. */
  async releaseAll(): Promise<void> {
    if (this.held.size > 0) await this.effects.release([...this.held]);
  }

  private async lease(kind: EffectKind, id: string): Promise<void> {
    // Before the claim, so that an open breaker never strands a claimed row.
    const breaker = await this.breakers.of(kind);
    const probing = breaker?.state === 'open';
    if (breaker && breaker.state !== 'closed' && breaker.probeEffect !== id)
      return await this.effects.undispatch([id], 0);
    const effect = await this.effects.claim(id);
    if (!effect) return;
    this.held.add(effect.token);
    try {
      await this.perform(effect, probing);
    } finally {
      this.held.delete(effect.token);
    }
  }

  private async perform(effect: ClaimedEffect, probing: boolean): Promise<void> {
    if (effect.crashes >= CRASHES_ALLOWED) {
      await this.effects.finish(effect, 'dead', {
        outcome: 'crashed',
        code: 'CRASHED',
        message: `Le travail a fait tomber ${CRASHES_ALLOWED} fois le processus qui le portait`,
      });
      return;
    }
    const processor = this.processorOf(effect.reaction);
    if (!processor) return await this.give(effect, UNKNOWN_REACTION_SECONDS / this.times.scale);
    try {
      const { code } = await this.withinTime(processor.perform(this.inHand(effect)));
      await this.succeed(effect, probing, code);
    } catch (error) {
      await this.fail(effect, probing, error);
    }
  }

  private async succeed(effect: ClaimedEffect, probing: boolean, code: string | undefined): Promise<void> {
    await this.surely(() =>
      this.effects.finish(effect, 'done', { outcome: 'done', code: code ?? null, message: null }),
    );
    const recovered = (probing && (await this.breakers.close(effect.kind))) || this.troubled.delete(effect.kind);
    if (recovered) await this.effects.hastenTransportFailures(effect.kind, this.times.hasten);
  }

  private async fail(effect: ClaimedEffect, probing: boolean, error: unknown): Promise<void> {
    const end = describe(error);
    this.log('effect failed', { effect: effect.id, reaction: effect.reaction, attempts: effect.attempts, ...end });
    if (error instanceof NotYet)
      return await this.surely(() => this.effects.retry(effect, error.afterSeconds, end, false));
    if (error instanceof Cancelled) return await this.surely(() => this.effects.finish(effect, 'cancelled', end));
    if (error instanceof Misconfigured) {
      await this.breakers.open(effect.kind, faultOf(error));
      return await this.surely(() => this.effects.retry(effect, this.times.breakerProbe, end, false));
    }
    if (error instanceof Unrecoverable) {
      if (error.code === GONE && effect.kind === 'webhook') await this.breakers.disable(effect.kind, faultOf(error));
      return await this.surely(() => this.effects.finish(effect, 'dead', end));
    }
    await this.tryLater(effect, probing, error, end);
  }

  private async tryLater(effect: ClaimedEffect, probing: boolean, error: unknown, end: AttemptEnd): Promise<void> {
    const asked = error instanceof TransientFailure ? error.detail.retryAfterSeconds : undefined;
    // While its breaker is open the service is away, not the effect at fault: the attempt is not counted.
    const attempts = probing ? Math.max(1, effect.attempts - 1) : effect.attempts;
    const delay = secondsUntilRetry(attempts, Math.random(), asked);
    if (delay === null) await this.surely(() => this.effects.finish(effect, 'dead', end));
    else await this.surely(() => this.effects.retry(effect, delay / this.times.scale, end, !probing));
    if (error instanceof TransientFailure) {
      this.troubled.add(effect.kind);
      await this.breakers.judge(effect.kind, this.times.breakerWindow, faultOf(error));
    }
  }

  private async give(effect: ClaimedEffect, afterSeconds: number): Promise<void> {
    await this.effects.retry(
      effect,
      afterSeconds,
      { outcome: 'unknown reaction', code: null, message: `Réaction inconnue ici : ${effect.reaction}` },
      false,
    );
  }

  /** The work is done, so its end must be written: a database that restarts is waited for as long as the lease lives. */
  private async surely(write: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + (this.times.lease - this.times.performTimeout) * 1000; ; ) {
      try {
        await write();
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await sleep(Math.min(200, this.times.lease * 10));
      }
    }
  }

  /** Shorter than the lease, so that nobody else starts while this one still runs. */
  private async withinTime(work: Promise<Done>): Promise<Done> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new TransientFailure("Le travail n'a pas fini à temps", 'TIMEOUT', { ambiguous: true })),
        this.times.performTimeout * 1000,
      );
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      work.catch(() => {});
    }
  }

  /**
   * Work goes on after its time is up, and a stopped process wakes after its lease: neither may send what somebody else
   * has taken over.
   */
  private async markSent(effect: ClaimedEffect): Promise<void> {
    const start = performance.now();
    const mine = await this.effects.markSent(effect);
    if (!mine || performance.now() - start > this.times.nod * 1000)
      throw new NotYet("Le travail n'est plus à nous, ou s'est endormi avant d'envoyer", 0);
  }

  private inHand(effect: ClaimedEffect): Effect {
    return {
      id: effect.id,
      createdAt: effect.createdAt,
      payload: effect.event.payload,
      sentSecondsAgo: effect.sentSecondsAgo,
      externalRef: effect.externalRef,
      markSent: () => this.markSent(effect),
      clearSent: () => this.effects.clearSent(effect),
      saveRef: (externalRef) => this.effects.saveRef(effect, externalRef),
    };
  }
}

const OUTCOMES: readonly (readonly [new (...args: never[]) => Error, string])[] = [
  [NotYet, 'not-yet'],
  [Cancelled, 'cancelled'],
  [Misconfigured, 'misconfigured'],
  [Unrecoverable, 'refused'],
  [TransientFailure, 'transient'],
];

function describe(error: unknown): AttemptEnd {
  const message = faultOf(error).slice(0, 500);
  const outcome = OUTCOMES.find(([type]) => error instanceof type)?.[1] ?? 'error';
  return { outcome, code: error instanceof DeliveryFailure ? error.code : null, message };
}
