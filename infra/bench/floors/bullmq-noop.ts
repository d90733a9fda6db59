import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { jobOf } from '../children';

/** Floor of the effects: bare BullMQ on the same Redis, jobs that do nothing, 50 at once. Sends jobs per second. */
const { redisUrl, jobs } = jobOf<{ redisUrl: string; jobs: number }>();

async function main(): Promise<void> {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  // A queue of its own for each round: nothing of the round before is left in it.
  const prefix = `bench-floor-${Date.now()}`;
  const queue = new Queue('noop', { connection, prefix, defaultJobOptions: { removeOnComplete: { count: 200 } } });
  for (let added = 0; added < jobs; added += 500) {
    const batch = Array.from({ length: Math.min(500, jobs - added) }, () => ({ name: 'noop', data: {} }));
    await queue.addBulk(batch);
  }
  let done = 0;
  const from = performance.now();
  const worker = new Worker('noop', async () => {}, { connection, prefix, concurrency: 50 });
  worker.on('completed', () => {
    done += 1;
    if (done < jobs) return;
    const perSecond = jobs / ((performance.now() - from) / 1000);
    process.send?.(perSecond);
  });
}

void main();
