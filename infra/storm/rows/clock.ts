import { calls, liftFaults, partnerFault } from '../checks/received';
import type { StormRow } from '../storm-row';
import { count } from '../checks/waits';

const HOUR = 3600;
/** Far more than the short trouble asks for: whoever sees each retry as long due tries on and on. */
const MOST_ATTEMPTS = 8;

export const clockWrong: StormRow = {
  row: 36,
  fault: 'clock of one worker an hour off',
  asked: '300',
  async strike(storm) {
    const { house, random } = storm;
    const off = random.chance(0.5) ? HOUR : -HOUR;
    await house.restartWorkers((slot) => (slot === 0 ? { preload: 'clock-off', env: { CLOCK_OFF: String(off) } } : {}));
    for (const partner of ['pipedrive', 'automation'])
      await partnerFault(house, { partner, status: 500, rate: 0.2, seed: random.below(1e9) });
    await storm.load({ submissions: storm.size(200, 80), perSecond: 30 });
    await liftFaults(house);
    const drained = await storm.drained(60_000);
    const refused = (await calls(house, 'automation')).filter(({ status }) => status === 401).length;
    const restless = await count(
      house,
      `(select count(*) from effect_attempt where effect_id = effect.id and outcome = 'transient') > ${MOST_ATTEMPTS}`,
    );
    await house.restartWorkers();
    return {
      faults: [
        ...(drained ? [] : ['not drained']),
        ...(refused > 0 ? [`${refused} signatures out of time`] : []),
        ...(restless > 0 ? [`${restless} effects tried on and on`] : []),
      ],
      note: off > 0 ? 'ahead' : 'behind',
    };
  },
};
