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
