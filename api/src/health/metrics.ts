import type { Health } from '@pignon/infra/health/health';
import { cacheHits } from '../http/cache/cache-hits';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer, by method, route (its pattern) and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers: [registry],
});

registry.registerMetric(
  new Counter({
    name: 'http_cache_hits_total',
    help: 'Answers taken from memory; not among http_request_seconds',
    registers: [],
    collect() {
      this.reset();
      this.inc(cacheHits.count);
    },
  }),
);

/** Asked for when somebody scrapes: nothing is counted in between. */
export function watchEffects(health: Health): void {
  collectDefaultMetrics({ register: registry });
  const effects: Gauge = new Gauge({
    name: 'effects',
    help: 'Effects by kind and state',
    labelNames: ['kind', 'state'],
    async collect() {
      for (const { kind, state, count } of await health.effectCounts()) this.set({ kind, state }, count);
    },
    registers: [],
  });
  const overdue = new Gauge({
    name: 'effects_overdue_seconds',
    help: 'By how much the oldest due effect is late',
    async collect() {
      this.set(await health.overdueSeconds());
    },
    registers: [],
  });
  registry.registerMetric(effects);
  registry.registerMetric(overdue);
}
