import { randomUUID } from 'node:crypto';
import type { Rig } from '../rig';
import { percentile, type Samples } from '../samples';
import { settle } from '../settle';
import type { Row } from '../table';
import { type Figure, rotated } from './figure';

const EACH = 250;
const WARM_UP = 25;
const MOST_APART_MS = 10;
const DOMAIN = 'adresse.bench.example';
const KNOWN = `cliente@${DOMAIN}`;

/** What anybody may ask of somebody else's address (F19). */
interface Call {
  readonly name: string;
  send(rig: Rig, email: string, from: string): Promise<Response>;
}

const CALLS: readonly Call[] = [
  {
    name: 'GET off-market-clients/check',
    send: ({ system: { url } }, email, from) =>
      fetch(`${url}/api/off-market-clients/check?email=${encodeURIComponent(email)}`, {
        headers: { 'x-forwarded-for': from },
      }),
  },
  {
    name: 'POST off-market-clients/register',
    send: ({ system: { url } }, email, from) =>
      fetch(`${url}/api/off-market-clients/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-forwarded-for': from },
        body: JSON.stringify({ email }),
      }),
  },
];

/** Known and unknown in turn, one after the other, on a machine that does nothing else. */
async function measure(rig: Rig, round: number): Promise<void> {
  await settle(rig);
  rig.worker.kill('SIGSTOP');
  await told(CALLS[1]!, rig, KNOWN);
  for (const call of rotated(CALLS, round)) {
    const waits: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let n = 0; n < WARM_UP + EACH; n += 1)
      // Neither is always the one that comes second.
      for (const who of rotated(['known', 'unknown'] as const, n)) {
        const { answer, waited } = await told(call, rig, who === 'known' ? KNOWN : `${randomUUID()}@${DOMAIN}`);
        answers.add(answer);
        if (n >= WARM_UP) waits[who].push(waited);
      }
    for (const who of ['known', 'unknown'] as const)
      rig.samples.note(`${call.name} ${who}`, percentile(waits[who], 0.5));
    rig.samples.note(`${call.name} answers`, answers.size);
  }
  const mine = `select id from off_market_client where email like '%@${DOMAIN}'`;
  await rig.db.query(`delete from access_request where client_id in (${mine})`);
  await rig.db.query(`delete from off_market_client where id in (${mine})`);
  await settle(rig);
}

let callers = 0;

/** Status and body as one text, and the milliseconds until its last byte; each from an address of its own. */
async function told(call: Call, rig: Rig, email: string): Promise<{ answer: string; waited: number }> {
  callers += 1;
  const address = [callers >> 16, callers >> 8, callers].map((part) => part % 256).join('.');
  const from = performance.now();
  const response = await call.send(rig, email, `10.${address}`);
  const body = await response.text();
  const waited = performance.now() - from;
  if (!response.ok) throw new Error(`${call.name} answered ${response.status} ${body}`);
  return { answer: `${response.status} ${body}`, waited };
}

const rows = (samples: Samples): Row[] => CALLS.flatMap((call) => rowsOf(samples, call));

function rowsOf(samples: Samples, { name }: Call): Row[] {
  const [known, unknown] = [samples.median(`${name} known`), samples.median(`${name} unknown`)];
  const apart = Math.abs(known - unknown);
  const answers = samples.max(`${name} answers`);
  return [
    { figure: `${name}, known address, p50 of ${EACH}`, unit: 'ms', ours: known },
    { figure: `${name}, unknown address, p50 of ${EACH}`, unit: 'ms', ours: unknown },
    {
      goal: 'P17',
      figure: `${name}, medians apart, ${answers === 1 ? 'one answer for both' : `${answers} answers`}`,
      unit: 'ms',
      ours: apart,
      want: `≤ ${MOST_APART_MS} ms`,
      holds: apart <= MOST_APART_MS && answers === 1,
    },
  ];
}

export const knownAddress: Figure = { name: 'known-address', measure, rows };
