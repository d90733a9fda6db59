import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { percentile } from '../../checks/ledger';
import type { StormRow } from '../../storm-row';

export const redisFlushed: StormRow = {
  row: 8,
  fault: 'Redis FLUSHALL x 3',
  asked: '1,000',
  async strike(storm) {
    const redis = new Redis(storm.house.system.redisUrl);
    const loading = storm.load({ submissions: storm.size(350, 120), perSecond: 40 });
    for (let flush = 0; flush < 3; flush += 1) {
      await sleep(700 + storm.random.below(600));
      await redis.flushall();
    }
    redis.disconnect();
    await loading;
    return {};
  },
};

export const redisKilled: StormRow = {
  row: 9,
  fault: 'Redis SIGKILL, back after 1 s',
  asked: '1,000',
  async strike(storm) {
    const loading = storm.load({ submissions: storm.size(350, 120), perSecond: 40 });
    await sleep(2000 + storm.random.below(1000));
    await storm.house.killRedis();
    await sleep(1000);
    await storm.house.startRedis();
    await loading;
    return {};
  },
};

/** P4: at most a fifth slower without Redis, measured from 100 ms up. */
const mostMs = (usual: number): number => 1.2 * Math.max(usual, 100);

export const redisDown: StormRow = {
  row: 10,
  fault: 'Redis down 10 min',
  asked: '300',
  async strike(storm) {
    const { house, ledger } = storm;
    await storm.load({ submissions: storm.size(100, 50), perSecond: 30 });
    const usual = percentile(ledger.latencies, 0.99);
    const before = ledger.latencies.length;
    await house.killRedis();
    const down = storm.scaled(600);
    await storm.load({ submissions: storm.size(300, 80), perSecond: 30 });
    const without = percentile(ledger.latencies.slice(before), 0.99);
    await down;
    await house.startRedis();
    return {
      faults:
        without > mostMs(usual) ? [`accept p99 ${without.toFixed(0)} ms without Redis, ${usual.toFixed(0)} with`] : [],
      note: `p99 ${usual.toFixed(0)} ms with, ${without.toFixed(0)} ms without Redis`,
    };
  },
};
