import { setTimeout as sleep } from 'node:timers/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
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
