import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { House } from '../../house';
import type { StormRow } from '../../storm-row';
import { until } from '../../checks/waits';

/** What the operators are told to set their alarm to. */
const ALARM_SECONDS = 120;

export const redisFull: StormRow = {
  row: 11,
  fault: 'Redis full, noeviction',
  asked: '2,000',
  async strike(storm) {
    const { house } = storm;
    const redis = new Redis(house.system.redisUrl);
    try {
      // Less than it holds already: every write is refused.
      await redis.config('SET', 'maxmemory', '1mb');
      const loading = storm.load({ submissions: storm.size(250, 80), perSecond: 35 });
      const alarm = await until(30_000, async () => (await overdueSeconds(house)) > ALARM_SECONDS / house.scale);
      await loading;
      await redis.config('SET', 'maxmemory', '0');
      return {
        faults: alarm === null ? ['no alarm: effects_overdue_seconds stays low'] : [],
        note: alarm === null ? '' : `alarm after ${(alarm / 1000).toFixed(1)} s`,
      };
    } finally {
      await redis.config('SET', 'maxmemory', '0');
      redis.disconnect();
    }
  },
};

async function overdueSeconds({ apiUrl }: House): Promise<number> {
  const metrics = await (await fetch(`${apiUrl}/api/metrics`)).text();
  return Number(/^effects_overdue_seconds ([\d.]+)/m.exec(metrics)?.[1] ?? 0);
}

export const wrongPolicy: StormRow = {
  row: 12,
  fault: 'Redis with allkeys-lru, worker boots',
  asked: 'boot',
  async strike(storm) {
    const { house } = storm;
    const redis = new Redis(house.system.redisUrl);
    const log = join(house.dir, 'workers.log');
    const before = (await readFile(log, 'utf8')).length;
    try {
      await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
      const loading = storm.load({ submissions: storm.size(60, 30), perSecond: 20 });
      const worker = await house.system.startWorker().catch(() => null);
      const gone = await until(10_000, () => Promise.resolve(!worker?.running));
      await worker?.stop('SIGKILL');
      await loading;
      const said = (await readFile(log, 'utf8')).slice(before);
      return {
        faults: [
          ...(gone === null || (worker && worker.child.exitCode !== 1) ? ['the worker did not refuse to start'] : []),
          ...(/REDIS_URL : maxmemory-policy .*allkeys-lru/.test(said) ? [] : ['it did not say why']),
        ],
      };
    } finally {
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
      redis.disconnect();
    }
  },
};
