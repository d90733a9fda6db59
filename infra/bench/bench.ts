import { setTimeout as sleep } from 'node:timers/promises';
import { stopChildren } from './children';
import { durability } from './durability';
import { accept } from './figures/accept';
import { backlog } from './figures/backlog';
import { catalogue } from './figures/catalogue';
import { coldStart } from './figures/cold-start';
import { effects } from './figures/effects';
import { type Figure, rotated } from './figures/figure';
import { floors } from './figures/floors';
import { knownAddress } from './figures/known-address';
import { mailLatency } from './figures/mail-latency';
import { memory, noteIdleMemory } from './figures/memory';
import { outages } from './figures/outages';
import { plans, printPlans } from './figures/plans';
import { sheets } from './figures/sheets';
import { load } from './load/load';
import { loadNow, machineLine } from './machine';
import { type Options, readOptions } from './options';
import { RAISED, type Rig, startRig } from './rig';
import { settle } from './settle';
import { printTable, type Row } from './table';

const FIGURES: readonly Figure[] = [
  catalogue,
  plans,
  accept,
  outages,
  mailLatency,
  backlog,
  effects,
  coldStart,
  memory,
  sheets,
  knownAddress,
  floors,
];
const ELSEWHERE = 'not here: G9 is `npm run storm`';

let starting: Promise<Rig> | null = null;
let ending = false;

async function main(options: Options): Promise<void> {
  const loadBefore = loadNow();
  const figures = FIGURES.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  starting = startRig(options);
  const rig = await starting;
  const durable = await durability(rig);
  await sleep(1000);
  noteIdleMemory(rig);
  await warmUp(rig);
  for (let round = 0; round < options.rounds; round += 1)
    for (const figure of rotated(figures, round)) {
      console.error(`round ${round + 1}/${options.rounds}: ${figure.name}`);
      await figure.measure(rig, round);
    }
  const { samples } = rig;
  printTable([...figures.flatMap((figure) => figure.rows(samples)), noErrors(samples.sum('load errors'))]);
  // A machine on which bare Fastify is this slow says nothing about anybody.
  if (samples.median('floor 50 perSecond') < 1000)
    console.log('\nVOID: the HTTP floor is under 1,000 requests per second');
  console.log(`\n${machineLine(loadBefore)}`);
  console.log(durable);
  console.log(`${rig.listings.toLocaleString('en-GB')} listings`);
  printPlans();
  console.log(`medians of ${options.rounds} rounds of ${options.seconds} s; workers paused in POST rows unless named`);
  console.log(
    `raised: ${Object.entries(RAISED)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}`,
  );
  console.log(`load generator: at most ${(samples.max('load busy') * 100).toFixed(0)} % of a core`);
  console.log(ELSEWHERE);
}

/** Compiled and connected before anything counts. */
async function warmUp(rig: Rig): Promise<void> {
  for (const { port, pid } of [rig.api, rig.floor])
    await load(rig, pid, { port, kind: 'contact', connections: 50, seconds: 2 });
  await load(rig, rig.api.pid, { port: rig.api.port, kind: 'estimation', connections: 50, seconds: 2 });
  await settle(rig);
}

const noErrors = (errors: number): Row => ({
  figure: 'answers other than expected, all loads',
  unit: '',
  ours: errors,
  want: '0',
  holds: errors === 0,
});

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  // Half-started is waited for: databases that nobody knows of would stay.
  await starting?.then((rig) => rig.stop()).catch(() => {});
  await stopChildren();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end(130));

main(readOptions(process.argv.slice(2))).then(
  () => end(0),
  (error: unknown) => {
    if (!ending) console.error(error instanceof Error ? error.message : error);
    return end(1);
  },
);
