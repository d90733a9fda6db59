/** Milliseconds of this process's own work: what other processes do meanwhile is not counted. */
function workOf(task: () => unknown): number {
  const before = process.cpuUsage();
  const start = performance.now();
  task();
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  // A collector's thread works beside us; a pause by another process does not work at all.
  return Math.min(took, (user + system) / 1000);
}

const REPEATS = 40;

/** The least of several tries for as long as it is more than `known`: warm, and without what happened to fall into one. */
export function leastWork(task: () => unknown, known: number): number {
  let least = workOf(task);
  for (let again = 0; again < REPEATS && least > known; again += 1) least = Math.min(least, workOf(task));
  return least;
}

const SAID = 'Un local de 100 m² à Saint-Étienne, 300 000 € au plus ; '.repeat(200);
/** What readers do, on a text that nobody changes: folding, parting, counting. */
function yardstick(): number {
  const counted = new Map<string, number>();
  const folded = SAID.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  for (const [word] of folded.matchAll(/\p{L}+|\d+/gu)) counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted.size;
}
/** Milliseconds it takes on the machine whose milliseconds the ceilings are: one core of a small server, Node 20. */
const YARDSTICK = 1;
/** A machine slower than that is no place to measure. */
const SLOWEST = 4;

/** How many times slower this machine works just now; 1 where it is faster. */
export const slowness = (): number => Math.min(SLOWEST, Math.max(1, leastWork(yardstick, 0) / YARDSTICK));
