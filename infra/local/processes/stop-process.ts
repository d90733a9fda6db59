import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ended, but its parent has not asked how: where process 1 does not reap, that lasts for ever. */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A pid may belong to somebody else by now. Where that cannot be told, as on macOS, it counts as a stranger's. */
export function worksIn(pid: number, dir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dir;
  } catch {
    return false;
  }
}

/** Asks, waits, then insists. */
export async function stopProcess(pid: number, signal: NodeJS.Signals, patienceMs = 10_000): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  for (const end = Date.now() + patienceMs; isAlive(pid); ) {
    if (Date.now() > end) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await sleep(20);
  }
}

/** Of a process that is nobody's child any more, its end is found out by asking. */
export async function goneByItself(pid: number): Promise<string> {
  while (isAlive(pid)) await sleep(500, undefined, { ref: false });
  return 'arrêt';
}
