import { setTimeout as sleep } from 'node:timers/promises';

const SPIN_MS = 80;

/**
 * Whether others leave this machine to us: plain computing takes as long as its processor time. Milliseconds of a machine
 * that is busy with something else say nothing of the product: a row then shows them in its note and does not judge them.
 */
export async function isQuiet(): Promise<boolean> {
  const shares: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const start = performance.now();
    const before = process.cpuUsage();
    while (performance.now() - start < SPIN_MS);
    const { user, system } = process.cpuUsage(before);
    shares.push((user + system) / 1000 / (performance.now() - start));
    await sleep(50);
  }
  return Math.min(...shares) > 0.9;
}

export const unjudged = (quiet: boolean): string => (quiet ? '' : ', not judged: others use this machine');
