import { NestFactory } from '@nestjs/core';
import type { Config } from '@pignon/infra/config/config';
import { Listener } from '@pignon/infra/database/listener';
import { Health } from '@pignon/infra/health/health';
import { log } from '@pignon/infra/log/log';
import { nestLogger } from '@pignon/infra/log/nest-logger';
import { Outage } from '@pignon/infra/log/outage';
import { Breakers } from '@pignon/infra/outbox/breakers';
import { Effects } from '@pignon/infra/outbox/effects';
import { RELAY_CHANNEL } from '@pignon/infra/outbox/relay-bell';
import { EffectQueues, redisForQueues, redisForWorkers } from '@pignon/infra/queue/queues';
import { faultOf } from '@pignon/infra/log/fault-of';
import { createInboxReader } from '@pignon/infra/inbox/create-inbox-reader';
import { RetentionRuns } from '@pignon/infra/retention/retention-runs';
import { Pool } from 'pg';
import { serveHealth } from './health/health-server';
import { effectFailures } from './health/metrics';
import { consume } from './outbox/consumers';
import { EffectRunner } from './outbox/effect-runner';
import { kindLimits } from './outbox/limits';
import { consumeOnceTrusted } from './outbox/once-trusted';
import type { Processor } from './outbox/reaction';
import { Relay } from './outbox/relay';
import { Times } from './outbox/times';
import { within } from './outbox/within';
import { Retention } from './retention/retention';
import { createRetentionRules } from './retention/retention-rules';
import { createWatches } from './tools/watches';
import { reactions, WorkersModule } from './workers.module';

const CLOSING_MS = 4_000;

export interface Workers {
  /** Of health and metrics. */
  readonly port: number;
  /** Takes nothing more, waits for what runs, gives back what did not finish. */
  stop(): Promise<void>;
}

/** One worker process: a relay, and a consumer per kind of effect. `refuse` hears why Redis cannot be trusted. */
export async function startWorkers(config: Config, refuse: (why: string) => void): Promise<Workers> {
  const context = await NestFactory.createApplicationContext(WorkersModule.with(config), {
    logger: nestLogger,
    abortOnError: false,
  });
  const pool = context.get(Pool);
  const times = context.get(Times);
  const limits = kindLimits(config);
  const producing = redisForQueues(config.redis.url);
  const consuming = redisForWorkers(config.redis.url);
  const effects = new Effects(pool, times);
  const breakers = new Breakers(pool);
  const processors = new Map<string, Processor>(reactions.map(({ name, processor }) => [name, context.get(processor)]));
  const runner = new EffectRunner(
    effects,
    breakers,
    (name) => processors.get(name),
    times,
    (message, detail) => {
      effectFailures.inc({ reaction: (detail as { reaction?: string }).reaction ?? '' });
      log('warn', message, detail);
    },
  );
  const relay = new Relay(
    { effects, breakers, queues: new EffectQueues(producing, config.redis.prefix) },
    reactions,
    limits,
    times,
    { database: new Outage('relay: PostgreSQL'), redis: new Outage('relay: Redis') },
  );
  const ear = new Listener(config.database.url, RELAY_CHANNEL, () => relay.wake());

  const consumers = consumeOnceTrusted(
    consuming,
    () => consume(consuming, config.redis.prefix, limits, runner, relay),
    refuse,
  );
  const runs = new RetentionRuns(pool, (rule, error) => log('error', 'retention', { rule, error: faultOf(error) }));
  const retention = new Retention(runs, createRetentionRules({ pool, config }), (error) =>
    log('error', 'retention', { error: faultOf(error) }),
  );
  const watches = createWatches(context, { pool, config });
  const inbox = await createInboxReader({ pool, config });
  ear.listen();
  inbox?.start();
  relay.start();
  retention.start();
  for (const watch of watches) watch.start();
  const health = new Health(pool, [config.media.dir, config.pdf.dir]);
  const serving = await serveHealth(config, async () => [
    ...(await health.faults()),
    ...(consuming.status === 'ready' ? [] : ['redis']),
  ]);

  return {
    port: serving.port,
    async stop() {
      await within(
        times.shutdown * 1000,
        Promise.all(
          [consumers, serving, ear, relay, retention, ...watches, ...(inbox ? [inbox] : [])].map((part) => part.stop()),
        ),
      );
      // Whatever still runs now is somebody else's work again, and nobody waits for it: a supervisor waits for 30 s in all.
      await within(CLOSING_MS, release());
    },
  };

  async function release(): Promise<void> {
    await runner.stop();
    producing.disconnect();
    await context.close();
  }
}
