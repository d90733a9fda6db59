import { evictionPolicy } from '@pignon/infra/queue/queues';
import type { Worker } from 'bullmq';
import type { Redis } from 'ioredis';

/**
 * Redis that throws keys away by itself would drop jobs silently: the work would come late, after its redispatch.
 * Nothing is taken in hand before it is known not to.
 */
export function consumeOnceTrusted(
  redis: Redis,
  consume: () => readonly Pick<Worker, 'waitUntilReady' | 'close'>[],
  refuse: (why: string) => void,
) {
  let consumers: ReturnType<typeof consume> = [];
  let stopping = false;
  redis.on('ready', () => {
    void evictionPolicy(redis)
      .then((policy) => {
        if (stopping) return;
        if (policy !== 'noeviction')
          refuse(`REDIS_URL : maxmemory-policy doit être « noeviction » (trouvé : « ${policy} »)`);
        else if (consumers.length === 0) consumers = consume();
      })
      .catch(() => {});
  });
  return {
    async stop(): Promise<void> {
      stopping = true;
      // One that is just being made does not bear that its connection closes.
      await Promise.allSettled(consumers.map((consumer) => consumer.waitUntilReady().then(() => consumer.close())));
      // Not before: BullMQ tells a closed connection of a job's end again and again without a pause, and the process
      // would do nothing else any more.
      redis.disconnect();
    },
  };
}
