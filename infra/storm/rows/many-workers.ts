import type { House } from '../house';
import { mailFault, partnerFault } from '../checks/received';
import type { StormRow } from '../storm-row';
import { count, until } from '../checks/waits';

const AT_WORK = 20;
const MOST_MS = 30_000;

export const workerStopped: StormRow = {
  row: 6,
  fault: 'worker SIGTERM, 20 at work',
  asked: '200 slow (5 s)',
  async strike(storm) {
    const { house } = storm;
    await mailFault(house, { mode: 'delay', delayMs: 5000 / house.scale });
    await partnerFault(house, { partner: 'automation', delayMs: 5000 / house.scale });
    // All that is under way is in one process, which has enough to do from its first moment on.
    await Promise.all(house.workers.map((worker) => worker.end()));
    await storm.load({ submissions: storm.size(200, 60), perSecond: 40 });
    // A drawing goes on for longer than a stopping process waits, and for less than its lease.
    await house.restartWorkers(() => ({ preload: 'slow-drawing', env: { SLOW_DRAWING: String(70 / house.scale) } }), 1);
    const busy = await until(15_000, async () => (await count(house, 'lease_token is not null')) >= AT_WORK);
    const start = Date.now();
    await house.workers[0]?.end('SIGTERM', MOST_MS);
    const took = Date.now() - start;
    // Nobody else is there: what still has a lease now was left lying.
    const left = await count(house, 'lease_token is not null');
    await house.restartWorkers();
    return {
      faults: [
        ...(busy === null ? [`never ${AT_WORK} at work: nothing was shown`] : []),
        ...(took >= MOST_MS ? [`gone only after ${took} ms`] : []),
        ...(left > 0 ? [`${left} effects left with a lease`] : []),
      ],
      note: `gone after ${took} ms`,
    };
  },
};

/** At the real pace of things: a job that waits for a busy machine is not to be mistaken for one that Redis lost. */
const UNHURRIED = {
  TIME_SCALE: '1',
  CRM_REQUESTS_PER_SECOND: '200',
  CRM_SEARCHES_PER_SECOND: '100',
  WEBHOOK_PER_SECOND: '200',
};

export const fourRelays: StormRow = {
  row: 37,
  fault: '4 relays',
  asked: '2,000',
  async strike(storm) {
    const { house } = storm;
    const deadlocks = await deadlocksOf(house);
    await house.restartWorkers(() => ({ env: UNHURRIED }), 4);
    await storm.load({ submissions: storm.size(300, 80), perSecond: 40 });
    const drained = await storm.drained(60_000);
    const dispatched = await count(
      house,
      `dispatch <> (select count(*) from effect_attempt where effect_id = effect.id)`,
    );
    const deadlocked = (await deadlocksOf(house)) - deadlocks;
    await house.restartWorkers();
    return {
      faults: [
        ...(drained ? [] : ['not drained']),
        ...(dispatched > 0 ? [`${dispatched} effects dispatched more often than tried`] : []),
        ...(deadlocked > 0 ? [`${deadlocked} deadlocks`] : []),
      ],
    };
  },
};

async function deadlocksOf({ sql }: House): Promise<number> {
  const { rows } = await sql.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
