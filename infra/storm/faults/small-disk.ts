import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(256 * 1024);

/**
 * Lays a small disk over a folder: what lay there is still read, what is written from now on has so many megabytes. Only
 * root of Linux may do it.
 */
export class SmallDisk {
  private constructor(
    private readonly folder: string,
    private readonly disk: string,
  ) {}

  /** Null where this machine does not allow it. */
  static over(folder: string, megabytes: number): SmallDisk | null {
    if (process.platform !== 'linux' || userInfo().uid !== 0) return null;
    const disk = `${folder}.disk`;
    mkdirSync(disk, { recursive: true });
    if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk)) return null;
    for (const name of ['written', 'work']) mkdirSync(join(disk, name));
    // The folder is from now on as the upper one is: PostgreSQL runs as somebody else, and minds who else may read.
    for (const change of ['chown', 'chmod']) run(change, `--reference=${folder}`, join(disk, 'written'));
    const layers = `lowerdir=${folder},upperdir=${join(disk, 'written')},workdir=${join(disk, 'work')}`;
    if (run('mount', '-t', 'overlay', '-o', layers, 'overlay', folder)) return new SmallDisk(folder, disk);
    run('umount', disk);
    return null;
  }

  /** To the last byte. */
  async fill(): Promise<void> {
    const ballast = await open(join(this.disk, 'ballast'), 'a');
    try {
      for (let size = CHUNK.length; size >= 1; )
        try {
          await ballast.appendFile(CHUNK.subarray(0, size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          size = Math.floor(size / 4);
        }
    } finally {
      await ballast.close();
    }
  }

  free(): void {
    rmSync(join(this.disk, 'ballast'), { force: true });
  }

  /** Work on it that fails says so at once, and leaves no mount behind: the row after it could not tell why it fails. */
  async during<Done>(work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      console.error(error);
      for (const mounted of [this.folder, this.disk]) run('umount', '-l', mounted);
      throw error;
    }
  }

  /** What was written stays, on the big disk again. Nobody may hold a file open there. */
  lift(): void {
    this.free();
    const whole = `${this.folder}.whole`;
    must('cp', '-a', this.folder, whole);
    must('umount', this.folder);
    must('umount', this.disk);
    rmSync(this.disk, { recursive: true });
    rmSync(this.folder, { recursive: true });
    must('mv', whole, this.folder);
  }
}

export const NO_SMALL_DISK = 'LEFT OUT: only root of Linux may lay a small disk over a folder';

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function must(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
}
