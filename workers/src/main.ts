import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { BadConfiguration } from '@pignon/infra/config/reading';
import { readSettings } from '@pignon/infra/config/settings';
import { Listener } from '@pignon/infra/database/listener';
import { log } from '@pignon/infra/log/log';
import { Breakers } from '@pignon/infra/outbox/breakers';
import { Effects } from '@pignon/infra/outbox/effects';
import { RELAY_CHANNEL } from '@pignon/infra/outbox/relay-bell';
import { EffectQueues, evictionPolicy, redisForQueues, redisForWorkers } from '@pignon/infra/queue/queues';
import { Pool } from 'pg';
import { consume } from './outbox/consumers';
import { EffectRunner } from './outbox/effect-runner';
import { kindLimits } from './outbox/limits';
import type { Processor } from './outbox/reaction';
import { Relay } from './outbox/relay';
import { Times } from './outbox/times';
import { reactions, WorkersModule } from './workers.module';

async function main(): Promise<void> {
  const settings = readSettings();
  const context = await NestFactory.createApplicationContext(WorkersModule.with(settings), {
    logger: ['error', 'warn'],
  });
  const pool = context.get(Pool);
  const times = context.get(Times);
  const limits = kindLimits(settings);
  const producing = redisForQueues(settings.redis.url);
  const consuming = redisForWorkers(settings.redis.url);
  const queues = new EffectQueues(producing, settings.redis.prefix);
  const effects = new Effects(pool, times);
  const breakers = new Breakers(pool);
  const processors = new Map<string, Processor>(reactions.map(({ name, processor }) => [name, context.get(processor)]));
  const runner = new EffectRunner(
    effects,
    breakers,
    (name) => processors.get(name),
    times,
    (message, detail) => log('warn', message, detail),
  );
  const relay = new Relay(effects, breakers, queues, reactions, limits, times, (error) =>
    log('error', 'relay', { error: String(error) }),
  );
  const ear = new Listener(settings.database.url, RELAY_CHANNEL, () => relay.wake());

  refuseForgetfulRedis(consuming);
  const consumers = consume(consuming, settings.redis.prefix, limits, runner, relay);
  ear.listen();
  relay.start();
  log('info', 'workers ready', { pid: process.pid });

  const stop = async (): Promise<void> => {
    // Twice the same signal must not close twice.
    process
      .removeAllListeners('SIGTERM')
      .removeAllListeners('SIGINT')
      .on('SIGTERM', () => {})
      .on('SIGINT', () => {});
    await ear.stop();
    await relay.stop();
    await Promise.race([
      Promise.allSettled(consumers.map((consumer) => consumer.close())),
      sleep(times.shutdown * 1000),
    ]);
    await runner.releaseAll();
    log('info', 'workers stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop());
}

/** Redis that throws keys away by itself would drop jobs silently; the work would come late, after its redispatch. */
function refuseForgetfulRedis(redis: Parameters<typeof evictionPolicy>[0]): void {
  const check = async (): Promise<void> => {
    const policy = await evictionPolicy(redis);
    if (policy === 'noeviction') return;
    console.error(`REDIS_URL : maxmemory-policy doit être « noeviction » (trouvé : « ${policy} »)`);
    process.exit(1);
  };
  redis.on('ready', () => void check().catch(() => {}));
}

main().catch((error: unknown) => {
  console.error(error instanceof BadConfiguration ? error.message : error);
  process.exit(1);
});
