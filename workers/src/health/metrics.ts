import type { EffectKind } from '@pignon/domain/deliveries/effect';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const jobSeconds = new Histogram({
  name: 'effect_job_seconds',
  help: 'Time that one try of an effect took, its lease and the writing of its end included, by kind',
  labelNames: ['kind'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10, 60],
  registers: [registry],
});

/** By reaction: which mail, which call. */
export const effectFailures = new Counter({
  name: 'effect_failures_total',
  help: 'Tries that failed, by reaction; they are tried again',
  labelNames: ['reaction'],
  registers: [registry],
});

export async function measured(kind: EffectKind, work: () => Promise<void>): Promise<void> {
  const end = jobSeconds.startTimer({ kind });
  try {
    await work();
  } finally {
    end();
  }
}
