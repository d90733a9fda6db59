import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { forgetFiles, oldFiles } from '../media/old-files';

/** Files that were sent, as they came, until their import is over. Shared by api and workers, served to nobody. */
export class ImportFiles {
  private readonly dir: string;

  constructor(mediaDir: string) {
    this.dir = join(mediaDir, '.imports');
  }

  path(id: string): string {
    if (!/^[\da-f-]{36}$/.test(id)) throw new Error('Not an import');
    return join(this.dir, id);
  }

  /** Nothing half-written stays. */
  async write(id: string, bytes: Readable): Promise<void> {
    await mkdir(this.dir, { recursive: true });
    try {
      await pipeline(bytes, createWriteStream(this.path(id), { flags: 'wx' }));
    } catch (error) {
      await this.remove(id);
      throw error;
    }
  }

  remove(id: string): Promise<void> {
    return rm(this.path(id), { force: true });
  }

  /** What is younger may be on its way. */
  async forgetAllBut(open: ReadonlySet<string>, olderThanMs: number): Promise<void> {
    const old = await oldFiles(this.dir, olderThanMs);
    await forgetFiles(
      this.dir,
      old.filter((id) => !open.has(id)),
    );
  }
}
