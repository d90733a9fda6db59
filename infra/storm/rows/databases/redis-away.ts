import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../checks/ledger';
import { Proxy } from '../../faults/proxy';
import { isQuiet, unjudged } from '../../checks/quiet';
import type { StormRow } from '../../storm-row';
import { unfinished } from '../../checks/stored';

export const redisAbsent: StormRow = {
  row: 13,
  fault: 'Redis absent when all start',
  asked: '50',
  async strike(storm) {
    const { house } = storm;
    await house.killRedis();
    try {
      await Promise.all([house.restartApi(), house.restartWorkers()]);
      await storm.load({ submissions: storm.size(50, 30), perSecond: 25 });
    } finally {
      await house.startRedis();
    }
    const start = Date.now();
    const drained = await storm.drained(60_000);
    return {
      faults: drained ? [] : [`${await unfinished(house)} not done a minute after Redis came`],
      note: `done ${((Date.now() - start) / 1000).toFixed(1)} s after it came`,
    };
  },
};

export const redisHalfOpen: StormRow = {
  row: 14,
  fault: 'Redis half-open: connections dead, nobody told',
  asked: '300, 60 s',
  async strike(storm) {
    const { house, random } = storm;
    const proxy = await Proxy.start(Number(new URL(house.system.redisUrl).port));
    await house.restartWorkers(() => ({ env: { REDIS_URL: `redis://127.0.0.1:${proxy.port}` } }));
    await storm.load({ submissions: storm.size(40, 15), perSecond: 25 });
    proxy.mode = { do: 'blackhole' };
    const loading = storm.load({ submissions: storm.size(120, 40), perSecond: 25 });
    await sleep(storm.size(4000, 2000) + random.below(2000));
    proxy.mode = { do: 'pass' };
    await loading;
    const start = Date.now();
    const recovered = await storm.drained(90_000);
    await house.restartWorkers();
    await proxy.stop();
    return {
      faults: recovered ? [] : ['not recovered within 90 s'],
      note: `recovered after ${((Date.now() - start) / 1000).toFixed(1)} s`,
    };
  },
};

/** P4: at most a fifth slower, measured from 100 ms up. */
const mostMs = (usual: number): number => 1.2 * Math.max(usual, 100);

/** Stopped and let go, so that it is silent as in DEBUG SLEEP, which a server of today forbids. */
export const redisSlow: StormRow = {
  row: 15,
  fault: 'Redis answers nothing for 5 s, several times',
  asked: '300, 5 s x 6',
  async strike(storm) {
    const { house, ledger, random } = storm;
    const pid = house.system.redis?.pid ?? 0;
    const quiet = await isQuiet();
    await storm.load({ submissions: storm.size(80, 30), perSecond: 25 });
    const usual = percentile(ledger.latencies, 0.99);
    const before = ledger.latencies.length;
    const loading = storm.load({ submissions: storm.size(300, 80), perSecond: 25 });
    for (let nap = 0; nap < storm.size(3, 1); nap += 1) {
      process.kill(pid, 'SIGSTOP');
      await sleep(2500 + random.below(2500));
      process.kill(pid, 'SIGCONT');
      await sleep(300 + random.below(300));
    }
    await loading;
    const meanwhile = percentile(ledger.latencies.slice(before), 0.99);
    return {
      faults:
        quiet && meanwhile > mostMs(usual)
          ? [`accept p99 ${meanwhile.toFixed(0)} ms meanwhile, ${usual.toFixed(0)} before`]
          : [],
      note: `p99 ${usual.toFixed(0)} ms before, ${meanwhile.toFixed(0)} ms meanwhile${unjudged(quiet)}`,
    };
  },
};
