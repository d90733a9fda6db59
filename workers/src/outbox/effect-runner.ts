import { randomUUID } from 'node:crypto';
import {
  Cancelled,
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
import { describeFailure } from './describe-failure';
import { Notes } from './notes';
import type { Done, Effect, Processor } from './reaction';
import type { Times } from './times';
import { within } from './within';

const CRASHES_ALLOWED = 3;
/** A reaction of a newer version during a deploy: its own worker will come by. */
const UNKNOWN_REACTION_SECONDS = 30;

/**
 * Leases an effect, has it done, and writes down how it ended, fenced by the lease token. The work and the writing of its
 * end are parted: an end that cannot be written is no failure of the work (domain/decisions/0020).
 */
export class EffectRunner {
  private readonly alone = new Alone();
  /** Tokens under which work may still be going on. */
  private readonly held = new Set<string>();
  /** Effects whose end is known and not written yet. */
  private readonly ending = new Set<string>();
  /** Kinds that failed by transport here since their last success: their waiting effects are hastened by the next one. */
  private readonly troubled = new Set<EffectKind>();
  private readonly notes = new Notes();

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

  /**
   * Of a stopping process: what it still works on goes back at once. What is done is not given back, for it would be done
   * again: its end is tried once more, and named when the database does not take it.
   */
  async stop(): Promise<void> {
    const noted = this.notes.lastTry();
    if (this.held.size > 0)
      await this.effects
        .release([...this.held])
        .catch((error: unknown) => this.log('not given back', { effects: this.held.size, error: faultOf(error) }));
    await noted;
    if (this.ending.size > 0) this.log('ended, not noted: will be done again', { effects: [...this.ending] });
  }

  private async lease(kind: EffectKind, id: string): Promise<void> {
    // Before the claim, so that an open breaker never strands a claimed row.
    const breaker = await this.breakers.of(kind);
    const probing = breaker?.state === 'open';
    if (breaker && breaker.state !== 'closed' && breaker.probeEffect !== id)
      return await this.effects.undispatch([id], 0);
    const token = randomUUID();
    this.held.add(token);
    try {
      // Whoever does not hear whether they hold it would leave it to its lease, as if they had died of it.
      const effect = await this.notes.written(() => this.effects.claim(id, token));
      if (effect) await this.perform(effect, probing);
    } finally {
      this.held.delete(token);
    }
  }

  private async perform(effect: ClaimedEffect, probing: boolean): Promise<void> {
    if (effect.crashes >= CRASHES_ALLOWED)
      return await this.end(effect, () =>
        this.effects.finish(effect, 'dead', {
          outcome: 'crashed',
          code: 'CRASHED',
          message: `Le travail a fait tomber ${CRASHES_ALLOWED} fois le processus qui le portait`,
        }),
      );
    const processor = this.processorOf(effect.reaction);
    if (!processor) return await this.give(effect, UNKNOWN_REACTION_SECONDS / this.times.scale);
    let done: Done;
    try {
      done = await this.withinTime(effect, processor.perform(this.inHand(effect)));
    } catch (error) {
      return await this.fail(effect, probing, error);
    }
    await this.succeed(effect, probing, done);
  }

  private async succeed(effect: ClaimedEffect, probing: boolean, { code, externalRef }: Done): Promise<void> {
    await this.end(effect, () =>
      this.effects.finish(effect, 'done', { outcome: 'done', code: code ?? null, message: null }, externalRef),
    );
    if (probing) await this.notes.written(() => this.breakers.close(effect.kind));
    // Also when somebody else closed it, or our closing it was not heard of.
    if (this.troubled.delete(effect.kind) || probing)
      await this.notes.written(() => this.effects.hastenTransportFailures(effect.kind, this.times.hasten));
  }

  private async fail(effect: ClaimedEffect, probing: boolean, error: unknown): Promise<void> {
    const end = describeFailure(error);
    this.log('effect failed', { effect: effect.id, reaction: effect.reaction, attempts: effect.attempts, ...end });
    if (error instanceof NotYet)
      return await this.end(effect, () => this.effects.retry(effect, error.afterSeconds, end, false));
    if (error instanceof Cancelled) return await this.end(effect, () => this.effects.finish(effect, 'cancelled', end));
    if (error instanceof Misconfigured) {
      await this.end(effect, () => this.effects.retry(effect, this.times.breakerProbe, end, false));
      return await this.notes.written(() => this.breakers.open(effect.kind, faultOf(error)));
    }
    if (error instanceof Unrecoverable) {
      await this.end(effect, () => this.effects.finish(effect, 'dead', end));
      if (error.code === GONE && effect.kind === 'webhook')
        await this.notes.written(() => this.breakers.disable(effect.kind, faultOf(error)));
      return;
    }
    await this.tryLater(effect, probing, error, end);
  }

  private async tryLater(effect: ClaimedEffect, probing: boolean, error: unknown, end: AttemptEnd): Promise<void> {
    const asked = error instanceof TransientFailure ? error.detail.retryAfterSeconds : undefined;
    // While its breaker is open the service is away, not the effect at fault: the attempt is not counted.
    const attempts = probing ? Math.max(1, effect.attempts - 1) : effect.attempts;
    const delay = secondsUntilRetry(attempts, Math.random(), asked);
    await this.end(effect, () =>
      delay === null
        ? this.effects.finish(effect, 'dead', end)
        : this.effects.retry(effect, delay / this.times.scale, end, !probing),
    );
    if (error instanceof TransientFailure) {
      this.troubled.add(effect.kind);
      await this.notes.written(() => this.breakers.judge(effect.kind, this.times.breakerWindow, faultOf(error)));
    }
  }

  private async give(effect: ClaimedEffect, afterSeconds: number): Promise<void> {
    const end = { outcome: 'unknown reaction', code: null, message: `Réaction inconnue ici : ${effect.reaction}` };
    await this.end(effect, () => this.effects.retry(effect, afterSeconds, end, false));
  }

  /** How it ended is known: from here on nobody gives it back, and it is written for as long as this process lives. */
  private async end({ id, token }: ClaimedEffect, write: () => Promise<boolean>): Promise<void> {
    this.held.delete(token);
    this.ending.add(id);
    await this.notes.written(write);
    this.ending.delete(id);
  }

  /** Shorter than the lease, so that nobody else starts while this one still runs. */
  private async withinTime(effect: ClaimedEffect, work: Promise<Done>): Promise<Done> {
    for (;;) {
      const done = await within(this.times.performTimeout * 1000, work);
      if (done) return done;
      if (!(await this.wasHeldUp(effect)))
        throw new TransientFailure("Le travail n'a pas fini à temps", 'TIMEOUT', { ambiguous: true });
    }
  }

  /** While the database is away nobody else can take over, and work may wait for it to note what it did: time begins anew. */
  private async wasHeldUp(effect: ClaimedEffect): Promise<boolean> {
    let away = false;
    const mine = await this.notes.written(() =>
      this.effects.renew(effect).catch((error: unknown) => {
        away = true;
        throw error;
      }),
    );
    return away && mine;
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
      clearSent: () => this.notes.written(() => this.effects.clearSent(effect)),
    };
  }
}
