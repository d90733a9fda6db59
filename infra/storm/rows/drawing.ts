import { isQuiet, unjudged } from '../checks/quiet';
import type { StormRow } from '../storm-row';
import { count, p95Seconds, throughout } from '../checks/waits';

/** Seconds of the real system. */
const BLOCKED = 45;

export const drawingBlocks: StormRow = {
  row: 39,
  fault: 'drawing a sheet takes 45 s in one piece',
  asked: '20',
  async strike(storm) {
    const { house } = storm;
    const quiet = await isQuiet();
    const blocked = BLOCKED / house.scale;
    await house.restartWorkers(() => ({ preload: 'slow-drawing', env: { SLOW_DRAWING: String(blocked) } }));
    let stalled = 0;
    const drained = storm.load({ submissions: storm.size(180, 60), perSecond: 20 }).then(() => storm.drained(90_000));
    await throughout(drained, 100, async () => (stalled = Math.max(stalled, await count(house, 'crashes > 0'))));
    const drawn = await count(house, `kind = 'pdf' and done_at - created_at >= $1 * interval '1 second'`, [blocked]);
    const mails = await p95Seconds(house, 'email');
    await house.restartWorkers();
    return {
      faults: [
        ...((await drained) ? [] : ['not drained']),
        ...(drawn > 0 ? [] : ['no drawing took so long: nothing was shown']),
        ...(stalled > 0 ? [`${stalled} effects lost their lease`] : []),
        ...(quiet && mails > blocked / 2 ? [`mails p95 ${mails.toFixed(1)} s meanwhile`] : []),
      ],
      note: `${drawn} slow drawings, mails p95 ${mails.toFixed(1)} s${unjudged(quiet)}`,
    };
  },
};
