import { execFile } from 'node:child_process';

const PATIENCE_MS = 60_000;
/** What clamscan, clamdscan and their like end with when they have found something. */
const FOUND = 1;

export type ScanResult = 'clean' | 'infected' | 'unknown';

/** Asks the command that the house names, the file's path behind it; without a command nobody is asked. */
export function virusScan(command: string, path: string, patienceMs = PATIENCE_MS): Promise<ScanResult> {
  const [program, ...rest] = command.split(/\s+/).filter(Boolean);
  if (program === undefined) return Promise.resolve('clean');
  return new Promise((resolve) => {
    execFile(program, [...rest, path], { timeout: patienceMs, killSignal: 'SIGKILL' }, (error) => {
      if (!error) resolve('clean');
      else resolve(error.code === FOUND && !error.killed ? 'infected' : 'unknown');
    });
  });
}
