import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, stopProcess } from './stop-process';

interface Run {
  readonly launcher: number;
  readonly programs: readonly number[];
}

/** `run.json` in the data folder: which launcher runs here, and what it started. */
export class RunFile {
  private readonly file: string;

  constructor(dataDir: string) {
    this.file = join(dataDir, 'run.json');
  }

  write(programs: readonly number[]): void {
    writeFileSync(this.file, JSON.stringify({ launcher: process.pid, programs } satisfies Run));
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }

  /** What an earlier, killed run left: its programs are stopped; its databases are taken over by startSystem. */
  async tidyUp(): Promise<void> {
    if (!existsSync(this.file)) return;
    const { launcher, programs } = this.read();
    if (launcher !== process.pid && isAlive(launcher) && isOurs(launcher))
      throw new Error(
        `Pignon tourne déjà ici (processus ${launcher}). Arrêtez-le, ou donnez un autre DATA_DIR et d'autres ports.`,
      );
    await Promise.all(programs.filter(isOurs).map((pid) => stopProcess(pid, 'SIGTERM')));
    this.remove();
  }

  private read(): Run {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Run;
    } catch {
      // Cut off while it was written.
      return { launcher: 0, programs: [] };
    }
  }
}

/** A pid may belong to somebody else by now; where that cannot be told, it is left alone. */
function isOurs(pid: number): boolean {
  try {
    return pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('infra/dist/local/');
  } catch {
    return false;
  }
}
