import { setTimeout as sleep } from 'node:timers/promises';
import type { Kept } from '../kept';
import type { StormRow } from '../storm-row';

const API_POINTS = ['before-commit', 'after-commit'];
const WORKER_POINTS = [
  'before-relay',
  'before-add',
  'after-add',
  'after-claim',
  'after-effect',
  'after-finish',
  'after-person',
  'after-lead',
];

/** Each life of the process dies at the next point, under load that goes on until all of them were met. */
export const crashPoints: StormRow = {
  row: 3,
  fault: 'crash at each of 10 points',
  asked: '8 x 50',
  async strike(storm) {
    const { house, random } = storm;
    const workerPoints = WORKER_POINTS.map((point) => armed(point, random.between(1, storm.size(5, 2))));
    const apiPoints = API_POINTS.map((point) => armed(point, random.between(2, storm.size(12, 5))));
    await house.restartApi((life) => apiPoints[life] ?? {});
    await house.restartWorkers((slot, life) => (slot === 0 ? (workerPoints[life] ?? {}) : {}));
    const [worker] = house.workers as [Kept];
    const ends = Date.now() + 90_000;
    while ((worker.deaths < workerPoints.length || house.api.deaths < apiPoints.length) && Date.now() < ends) {
      await storm.load({ submissions: 15, perSecond: 30 });
      await sleep(200);
    }
    const [workerDeaths, apiDeaths] = [worker.deaths, house.api.deaths];
    await Promise.all([house.restartApi(), house.restartWorkers()]);
    return {
      exits: house.ownExits,
      faults: [
        ...(workerDeaths >= workerPoints.length ? [] : [`${WORKER_POINTS[workerDeaths]} never met`]),
        ...(apiDeaths >= apiPoints.length ? [] : [`${API_POINTS[apiDeaths]} never met`]),
      ],
      note: `${workerDeaths + apiDeaths} crashes`,
    };
  },
};

const armed = (point: string, nth: number) => ({ preload: 'crash-at', env: { CRASH_AT: `${point}:${nth}` } });
