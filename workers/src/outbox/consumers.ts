import { EFFECT_KINDS, type EffectKind } from '@pignon/domain/deliveries/effect';
import type { EffectJob } from '@pignon/infra/queue/queues';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { measured } from '../health/metrics';
import type { EffectRunner } from './effect-runner';
import type { KindLimits } from './limits';
import type { Relay } from './relay';

/** One BullMQ worker per kind, so that a slow CRM never holds up a mail. */
export function consume(
  connection: Redis,
  prefix: string,
  limits: Readonly<Record<EffectKind, KindLimits>>,
  runner: EffectRunner,
  relay: Relay,
): Worker<EffectJob>[] {
  return EFFECT_KINDS.map((kind) => {
    const { concurrency, perSecond } = limits[kind];
    const worker = new Worker<EffectJob>(kind, (job) => measured(kind, () => runner.run(kind, job.data)), {
      connection,
      prefix,
      concurrency,
      // BullMQ counts a limiter over all workers of the queue.
      ...(perSecond > 0 ? { limiter: { max: Math.max(1, Math.round(perSecond)), duration: 1000 } } : {}),
      // What BullMQ finds stalled is harmless to run again: the lease decides.
      maxStalledCount: 5,
    });
    worker.on('error', () => {});
    worker.on('completed', () => relay.jobFinished(kind));
    worker.on('failed', () => relay.jobFinished(kind));
    return worker;
  });
}
