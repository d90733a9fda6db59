import { EFFECT_KINDS, type EffectKind } from '@pignon/domain/deliveries/effect';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { heartbeat } from './heartbeat';

/** All that Redis ever holds of an effect: ids, no personal data. */
export interface EffectJob {
  readonly effectId: string;
  readonly suspect: boolean;
}

/** For adding: fails at once while Redis is away, the relay then keeps the work in PostgreSQL. */
export function redisForQueues(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: 5000,
    retryStrategy: (times) => Math.min(200 * times, 2000),
  });
  redis.on('error', () => {});
  heartbeat(redis);
  return redis;
}

/** For consuming: BullMQ waits on it without end and reconnects by itself. */
export function redisForWorkers(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(200 * times, 2000),
  });
  redis.on('error', () => {});
  heartbeat(redis);
  return redis;
}

/**
 * The queues, one per kind. BullMQ never recovers a queue whose first contact with Redis failed, so they are opened
 * when Redis answers, and opened anew should that first contact break off.
 */
export class EffectQueues {
  private opened: Map<EffectKind, Queue<EffectJob>> | null = null;

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {
    redis.on('ready', () => void this.open());
  }

  /** Throws while Redis is away: the work then stays in PostgreSQL. */
  of(kind: EffectKind): Queue<EffectJob> {
    const queue = this.opened?.get(kind);
    if (!queue || this.redis.status !== 'ready') throw new Error(`Redis is ${this.redis.status}`);
    return queue;
  }

  private async open(): Promise<void> {
    if (this.opened) return;
    const queues = new Map(EFFECT_KINDS.map((kind) => [kind, openQueue(kind, this.redis, this.prefix)] as const));
    try {
      await Promise.all([...queues.values()].map((queue) => queue.waitUntilReady()));
      this.opened = queues;
    } catch {
      // The next 'ready' tries again.
    }
  }
}

export function openQueue(kind: EffectKind, connection: Redis, prefix: string): Queue<EffectJob> {
  const queue = new Queue<EffectJob>(kind, {
    connection,
    prefix,
    // The retry schedule lives in the effect row: a job is tried once.
    defaultJobOptions: { attempts: 1, removeOnComplete: { count: 200 }, removeOnFail: { count: 200 } },
  });
  queue.on('error', () => {});
  return queue;
}

/** BullMQ silently ignores an id that it still holds as finished, so each dispatch has its own; no colon in ids. */
export const jobId = (effectId: string, dispatch: number): string => `e-${effectId}-${dispatch}`;

/** Redis may only be used when it never throws keys away by itself. */
export async function evictionPolicy(redis: Redis): Promise<string> {
  const info = await redis.info('memory');
  return /maxmemory_policy:(\S+)/.exec(info)?.[1] ?? 'unknown';
}
