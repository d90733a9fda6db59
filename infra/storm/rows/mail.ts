import type { House } from '../house';
import { liftFaults, mailFault } from '../checks/received';
import type { StormRow } from '../storm-row';
import { write } from '../crowd/messages';
import { count, until } from '../checks/waits';

/** Whole seconds of the real system. */
const OUTAGE = 300;
const ALL_SENT = 300;
const TWO_HOURS = 7200;

export const mailDown: StormRow = {
  row: 22,
  fault: 'SMTP refuses, back after the 2-h slot is reached',
  asked: '500, 1 h',
  async strike(storm) {
    const { house } = storm;
    await mailFault(house, { mode: 'refuse' });
    await storm.load({ submissions: storm.size(200, 60), perSecond: 30 });
    await storm.scaled(storm.size(OUTAGE, 100));
    // An hour is not lived through here: whoever failed meanwhile is put where it would have brought them.
    const { rowCount } = await house.sql.query(
      `update effect set attempts = 5, next_at = now() + $1 * interval '1 second'
       where kind = 'email' and state = 'pending' and last_failure = 'transient' and lease_token is null and dispatched_at is null`,
      [TWO_HOURS / house.scale],
    );
    await liftFaults(house);
    const sent = await until(
      (ALL_SENT * 1000) / house.scale + 5000,
      async () => (await count(house, `kind = 'email' and state = 'pending'`)) === 0,
    );
    return {
      faults: [
        ...(rowCount ? [] : ['no mail had failed: nothing was shown']),
        ...(sent === null ? [`mails still waiting ${ALL_SENT / house.scale} s after the return`] : []),
      ],
      note: `${rowCount} waited for the slot, all sent after ${((sent ?? 0) / 1000).toFixed(1)} s`,
    };
  },
};

export const mailRefused: StormRow = {
  row: 24,
  fault: 'SMTP 451 to some, 550 to others',
  asked: '100 + 100',
  async strike(storm) {
    const { house, random } = storm;
    const deferred = storm.size(60, 20) + random.below(20);
    await mailFault(house, { mode: 'defer', times: deferred });
    await storm.load({ submissions: storm.size(100, 40), perSecond: 30 });
    const retried = await storm.drained(60_000);
    const asDead = await count(house, `state = 'dead'`);
    const rejected = storm.size(20, 6) + random.below(10);
    await mailFault(house, { mode: 'reject', times: rejected });
    await write(storm, rejected);
    const shown = await until(10_000, async () => (await deadInJournal(house)) === rejected);
    await storm.drained(60_000);
    const again = await count(
      house,
      `state = 'dead' and (select count(*) from effect_attempt where effect_id = effect.id and outcome = 'refused') <> 1`,
    );
    return {
      dead: rejected,
      faults: [
        ...(retried ? [] : ['451 not sent in the end']),
        ...(asDead > 0 ? [`${asDead} dead of 451`] : []),
        ...(shown === null ? [`${rejected} refused, ${await deadInJournal(house)} in the journal after 10 s`] : []),
        ...(again > 0 ? [`${again} tried again after 550`] : []),
      ],
      note: `${deferred} deferred, ${rejected} refused, shown after ${((shown ?? 0) / 1000).toFixed(1)} s`,
    };
  },
};

/** As staff see it. */
async function deadInJournal({ apiUrl, staff }: House): Promise<number> {
  const page = await fetch(`${apiUrl}/api/deliveries?state=dead`, { headers: { cookie: staff } });
  return ((await page.json()) as { total: number }).total;
}
