import { parseArgs } from 'node:util';
import { Random } from '@pignon/infra/local/settings/random';
import { slowness } from './measure';
import { post, TOO_LONG } from './posting';
import { tryParsers } from './try-parsers';
import { startWatchedApi } from './watched-api';

const USAGE = `npm run fuzz -- [options]
  --seconds N   two thirds of them on the readers alone, one third over HTTP (default 60)
  --texts N     so many texts for each reader and as many requests, however long it takes
  --seed S      the same texts again`;
/** Milliseconds of work that a text of the longest length may cost its reader, its words being known by then. */
const MOST_WORK = 10;
const LEAST = 20;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string' },
      texts: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  const seconds = Number(values.seconds ?? 60);
  const texts = values.texts === undefined ? null : Number(values.texts);
  if (![seed, seconds, texts ?? 0].every(Number.isFinite)) throw new Error(USAGE);
  console.log(`seed ${seed}`);
  // Counted from the first text on, when everything is warm; at least a few are tried however slow the machine is.
  const enough = (share: number) => () => {
    const end = performance.now() + seconds * share * 1000;
    return (done: number): boolean => (texts === null ? done >= LEAST && performance.now() >= end : done >= texts);
  };

  const readers = tryParsers(new Random(seed), enough(2 / 3));
  for (const { name, ms, texts: tried } of readers.toSorted((a, b) => b.ms - a.ms))
    console.log(`${ms.toFixed(2).padStart(8)} ms  ${name} (${tried} texts)`);
  const { url, api, stop } = await startWatchedApi();
  const still = await post(new Random(seed), url, api.child, enough(1 / 3)).finally(stop);
  console.log(`${still.ms.toFixed(2).padStart(8)} ms  the api's loop stood still at most (${still.sent} requests)`);

  const times = slowness();
  console.log(`${times.toFixed(2).padStart(8)} times as slow as the machine of the ceilings`);
  const slow = readers.filter(({ ms }) => ms > MOST_WORK * times);
  for (const { name, ms, text } of slow)
    console.error(
      `${name}: ${ms.toFixed(2)} ms of ${(MOST_WORK * times).toFixed(2)} for ${JSON.stringify(text.slice(0, 200))}`,
    );
  const stands = still.ms > TOO_LONG * times;
  if (stands) console.error(`the loop stands still for ${JSON.stringify(still.asked).slice(0, 500)}`);
  if (slow.length > 0 || stands) throw new Error(`red with --seed ${seed}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
