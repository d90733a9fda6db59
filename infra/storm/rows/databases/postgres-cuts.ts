import { Client } from 'pg';
import { Agent, request } from 'undici';
import { deliver, message, type Message } from '../../crowd/messages';
import { Proxy } from '../../faults/proxy';
import { isQuiet, unjudged } from '../../checks/quiet';
import type { Storm, StormRow } from '../../storm-row';
import { throughout } from '../../checks/waits';

export const connectionsCut: StormRow = {
  row: 17,
  fault: 'connections cut one by one, every 200 ms',
  asked: '1,000, 30 s',
  async strike(storm) {
    const { house, random } = storm;
    const client = new Client({ connectionString: house.system.databaseUrl });
    client.on('error', () => {});
    await client.connect();
    let cut = 0;
    await throughout(storm.load({ submissions: storm.size(350, 100), perSecond: 30 }), 200, async () => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by backend_start',
      );
      if (rows.length === 0) return;
      await client.query('select pg_terminate_backend($1)', [random.pick(rows).pid]);
      cut += 1;
    });
    await client.end();
    return { faults: cut > 5 ? [] : [`only ${cut} connections cut`], note: `${cut} cut` };
  },
};

/** As many as settings allow to be few. */
const FEWEST = '4';
/** One way: each statement keeps its connection for twice as long. */
const SLOW_MS = 100;
const MOST_MS = 2_000;
/** What its own statements take, once it has a connection. */
const AT_WORK_MS = 6 * SLOW_MS + 300;

interface Heard {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

export const poolStarved: StormRow = {
  row: 19,
  fault: 'pool starved: 4 connections, slow database',
  asked: '300, max 2',
  async strike(storm) {
    const { house } = storm;
    const quiet = await isQuiet();
    const proxy = await Proxy.start(house.system.postgres?.port ?? 0);
    const url = house.system.databaseUrl.replace(/:\d+\//, `:${proxy.port}/`);
    await house.restartApi(() => ({ env: { DATABASE_URL: url, DATABASE_POOL: FEWEST } }));
    proxy.mode = { do: 'delay', ms: SLOW_MS };
    const messages = Array.from({ length: storm.size(300, 100) }, () => message(storm));
    const heard = await allAtOnce(storm, messages);
    proxy.mode = { do: 'pass' };
    // Whoever was sent away comes back with the same key; whoever was not is answered the same again.
    await Promise.all(messages.map((one) => deliver(storm, one)));
    await house.restartApi();
    await proxy.stop();
    const busy = heard.filter(({ status }) => status === 503);
    const slowest = Math.max(...busy.map(({ ms }) => ms));
    const strange = new Set(heard.map(({ status }) => status).filter((status) => ![202, 503].includes(status)));
    return {
      faults: [
        ...(busy.length > 0 ? [] : ['nobody was sent away: nothing was shown']),
        ...[...strange].map((status) => (status === 0 ? 'some were not answered' : `some were answered ${status}`)),
        ...(busy.some(({ retryAfter }) => !retryAfter) ? ['503 without Retry-After'] : []),
        ...(quiet && slowest > MOST_MS + AT_WORK_MS ? [`503 only after ${slowest.toFixed(0)} ms`] : []),
      ],
      note: `${busy.length} sent away, the last after ${slowest.toFixed(0)} ms${unjudged(quiet)}`,
    };
  },
};

async function allAtOnce({ house }: Storm, messages: readonly Message[]): Promise<Heard[]> {
  const dispatcher = new Agent({ connections: messages.length, headersTimeout: 30_000 });
  const heard = await Promise.all(
    messages.map(async ({ path, key, body }): Promise<Heard> => {
      const start = performance.now();
      try {
        const {
          statusCode,
          headers,
          body: answer,
        } = await request(house.apiUrl + path, {
          method: 'POST',
          dispatcher,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
        });
        await answer.dump();
        const retryAfter = headers['retry-after'];
        return { status: statusCode, ms: performance.now() - start, retryAfter: retryAfter?.toString() };
      } catch {
        return { status: 0, ms: performance.now() - start, retryAfter: undefined };
      }
    }),
  );
  await dispatcher.close();
  return heard;
}
