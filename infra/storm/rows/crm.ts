import { write } from '../crowd/messages';
import { replayAll } from '../crowd/press';
import { calls, liftFaults, partnerFault } from '../checks/received';
import type { StormRow } from '../storm-row';
import { count, until } from '../checks/waits';

/** Real seconds: a Retry-After is not shortened by TIME_SCALE. */
const ASKED_SECONDS = 4;
/** Those who had their turn before anybody heard the 429 may still come. */
const UNDER_WAY_MS = 1_000;
/** Of the real system; a turn may be taken by so much too late. */
const PER_SECOND = 4;
const LATEST_SECONDS = 5;

export const crmSaysLater: StormRow = {
  row: 25,
  fault: 'CRM 429 with Retry-After',
  asked: '300',
  async strike(storm) {
    const { house } = storm;
    const pace = PER_SECOND * house.scale;
    await house.restartWorkers(() => ({ env: { CRM_REQUESTS_PER_SECOND: String(PER_SECOND) } }));
    await storm.load({ submissions: storm.size(30, 10), perSecond: 20 });
    await partnerFault(house, { partner: 'pipedrive', status: 429, retryAfter: ASKED_SECONDS, times: 1 });
    await storm.load({ submissions: storm.size(120, 40), perSecond: 20 });
    await storm.drained(60_000);
    const made = await calls(house, 'pipedrive');
    const at = made.map(({ at }) => Date.parse(at));
    const refused = made.findIndex(({ status }) => status === 429);
    const told = at[refused] ?? 0;
    const early = at.filter((time) => time > told + UNDER_WAY_MS && time < told + ASKED_SECONDS * 1000).length;
    // In any second: its own turns, and those that came late into it.
    const most = Math.max(...at.map((from) => at.filter((time) => time >= from && time < from + 1000).length));
    const allowed = pace * (1 + LATEST_SECONDS / house.scale) + 2;
    await house.restartWorkers();
    return {
      faults: [
        ...(refused === -1 ? ['no 429 was heard'] : []),
        ...(early > 0 ? [`${early} calls before Retry-After was over`] : []),
        ...(most > allowed ? [`${most} calls in a second, ${allowed} allowed`] : []),
      ],
      note: `${made.length} calls, at most ${most} of ${allowed} a second`,
    };
  },
};

/** So few at a time that the breaker keeps out of it. */
const AT_ONCE = 3;

export const leadAlwaysFails: StormRow = {
  row: 28,
  fault: 'CRM: person made, lead always 500',
  asked: '50',
  async strike(storm) {
    const { house } = storm;
    const rounds = storm.size(3, 1);
    const dead = rounds * AT_ONCE;
    await partnerFault(house, { partner: 'pipedrive', method: 'POST', path: '/leads', status: 500 });
    for (let round = 0; round < rounds; round += 1) {
      // Calls of the last round are out of the breaker's sight.
      if (round > 0) await storm.scaled(65);
      await write(storm, AT_ONCE);
      const failing = `kind = 'crm' and state = 'pending' and last_failure = 'transient' and lease_token is null`;
      await until(30_000, async () => (await count(house, failing)) === AT_ONCE);
      // 76 hours are not lived through here: they come to their last attempt at once.
      await house.sql.query(`update effect set attempts = 10, next_at = now(), dispatched_at = null where ${failing}`);
      await storm.drained(60_000);
    }
    const died = await count(house, `kind = 'crm' and state = 'dead'`);
    const persons = (await calls(house, 'pipedrive', 'POST /api/v2/persons')).length;
    await liftFaults(house);
    const replayed = await replayAll(house);
    await storm.drained(60_000);
    const more = (await calls(house, 'pipedrive', 'POST /api/v2/persons')).length - persons;
    return {
      faults: [
        ...(died === dead && replayed === dead ? [] : [`${died} of ${dead} dead, ${replayed} replayed`]),
        ...(persons === dead ? [] : [`${persons} persons made for ${dead} people`]),
        ...(more === 0 ? [] : [`replay made ${more} persons again`]),
      ],
      note: `${died} dead and replayed`,
    };
  },
};
