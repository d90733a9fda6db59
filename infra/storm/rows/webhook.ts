import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@pignon/infra/local/http';
import type { House } from '../house';
import { press, replayAll } from '../crowd/press';
import { isQuiet, unjudged } from '../checks/quiet';
import { calls, liftFaults, partnerFault } from '../checks/received';
import type { StormRow } from '../storm-row';
import { count, p95Seconds, until } from '../checks/waits';

/** Seconds of the real system. */
const SLOW = 60;
const CUT = 15;
const OPEN_WITHIN = 60;
/** Written down late by a busy database. */
const NOTED_SECONDS = 1;

export const webhookSlow: StormRow = {
  row: 29,
  fault: 'webhook takes 60 s',
  asked: '300',
  async strike(storm) {
    const { house } = storm;
    const quiet = await isQuiet();
    await storm.load({ submissions: storm.size(80, 30), perSecond: 25 });
    await storm.drained(60_000);
    const usual = await Promise.all(['email', 'crm'].map((kind) => p95Seconds(house, kind)));
    const since = new Date();
    await partnerFault(house, { partner: 'automation', delayMs: (SLOW * 1000) / house.scale });
    const loading = storm.load({ submissions: storm.size(150, 60), perSecond: 25 });
    const opened = await until(30_000, async () => (await breakerOf(house)) === 'open');
    await loading;
    const longest = await longestCall(house, since);
    await liftFaults(house);
    const meanwhile = await Promise.all(['email', 'crm'].map((kind) => p95Seconds(house, kind, since)));
    // A slow receiver finishes what it was given, though nobody listens any more.
    await storm.scaled(SLOW);
    const slower = meanwhile.filter((p95, n) => p95 > 1.2 * Math.max(usual[n] ?? 0, 3));
    return {
      faults: [
        ...(opened === null ? ['the breaker never opened'] : []),
        ...(quiet && (opened ?? 0) > (OPEN_WITHIN * 1000) / house.scale
          ? [`breaker open only after ${opened} ms`]
          : []),
        ...(quiet && longest > CUT / house.scale + NOTED_SECONDS ? [`a call of ${longest.toFixed(1)} s`] : []),
        ...(quiet && slower.length > 0
          ? [`mails and CRM p95 ${meanwhile.map((p95) => p95.toFixed(1)).join(', ')} s`]
          : []),
      ],
      note: `open after ${opened} ms, longest call ${longest.toFixed(1)} s${unjudged(quiet)}`,
    };
  },
};

export const webhookMoved: StormRow = {
  row: 30,
  fault: 'webhook 301 to ourselves, then 410',
  asked: '20',
  async strike(storm) {
    const { house, random } = storm;
    let visits = 0;
    const sink = createServer((_, answer) => ((visits += 1), answer.end('{}')));
    const location = `http://127.0.0.1:${await listen(sink, 0, '127.0.0.1')}/`;
    const moved = random.between(3, 8);
    await partnerFault(house, { partner: 'automation', status: 301, location, times: moved });
    await storm.load({ submissions: storm.size(30, 20), perSecond: 20 });
    await storm.drained(60_000);
    const dead = await count(house, `state = 'dead' and kind = 'webhook'`);
    const replayed = await replayAll(house);
    await storm.drained(60_000);

    await partnerFault(house, { partner: 'automation', status: 410, times: 1 });
    const loading = storm.load({ submissions: storm.size(40, 20), perSecond: 20 });
    const disabled = await until(20_000, async () => (await breakerOf(house)) === 'disabled');
    // Those that were under way.
    await sleep(1000);
    const before = (await calls(house, 'automation')).length;
    await loading;
    await storm.scaled(60);
    const after = (await calls(house, 'automation')).length - before;
    const gone = await count(house, `state = 'dead' and kind = 'webhook'`);
    await press(house, '/api/deliveries/breakers/webhook/close');
    await replayAll(house);
    await storm.drained(60_000);
    sink.close();
    return {
      faults: [
        ...(visits > 0 ? [`followed ${visits} times to where it was sent`] : []),
        ...(dead === moved && replayed === moved ? [] : [`${moved} moved, ${dead} dead, ${replayed} replayed`]),
        ...(disabled === null ? ['410 did not disable it'] : []),
        ...(after > 0 ? [`called ${after} times after 410`] : []),
        ...(gone === 1 ? [] : [`${gone} dead of one 410`]),
      ],
      note: `${moved} moved`,
    };
  },
};

async function breakerOf({ sql }: House): Promise<string | undefined> {
  const { rows } = await sql.query<{ state: string }>(`select state from breaker where kind = 'webhook'`);
  return rows[0]?.state;
}

/** Seconds. */
async function longestCall({ sql }: House, since: Date): Promise<number> {
  const { rows } = await sql.query<{ longest: number | null }>(
    `select max(extract(epoch from ended_at - started_at))::float as longest
     from effect_attempt where kind = 'webhook' and started_at >= $1`,
    [since],
  );
  return rows[0]?.longest ?? 0;
}
