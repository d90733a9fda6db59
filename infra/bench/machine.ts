import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

// Linux counts process time in hundredths of a second on every platform that Node runs on.
const MS_PER_TICK = 10;

interface Stat {
  readonly parent: number;
  readonly cpuMs: number;
}

/** Milliseconds of CPU that a process has used, threads included. */
export const cpuOf = (pid: number): number => stat(pid)?.cpuMs ?? 0;

/** The same for the processes it started: PostgreSQL has one for each connection. */
export function cpuOfChildren(parent: number): number {
  const all = readdirSync('/proc').map((name) => (/^\d+$/.test(name) ? stat(Number(name)) : null));
  return all.reduce((sum, one) => sum + (one?.parent === parent ? one.cpuMs : 0), 0);
}

/** Proportional set size in MB: shared pages are counted once over all processes. */
export function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

export function machineLine(loadBefore: readonly number[]): string {
  const load = loadBefore.map((value) => value.toFixed(2)).join(' ');
  const busy = (loadBefore[0] ?? 0) > cpus().length / 4 ? '; NOT QUIET: read ratios and CPU, not milliseconds' : '';
  return `machine: ${cpus().length} cores (${cpus()[0]?.model ?? '?'}), node ${process.version}, load average before ${load}${busy}`;
}

export const loadNow = (): number[] => loadavg();

function stat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may hold spaces; the fields after it do not.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, cpuMs: ((fields[11] ?? 0) + (fields[12] ?? 0)) * MS_PER_TICK };
  } catch {
    return null;
  }
}
