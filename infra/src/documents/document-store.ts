import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetFiles, oldFiles } from '../media/old-files';

const FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHELF = /^[0-9a-f]{2}$/;
const QUARANTINE = 'quarantine';

/** Documents on disk under names that tell nothing; no address of the site leads here. */
export class DocumentStore {
  constructor(readonly dir: string) {}

  async keep(from: string, file: string): Promise<void> {
    await mkdir(join(this.dir, file.slice(0, 2)), { recursive: true });
    await rename(from, this.path(file));
  }

  /** What may be harmful, or was not looked at: out of the way, for whoever runs the house to see. */
  async quarantine(from: string, file: string): Promise<void> {
    await mkdir(join(this.dir, QUARANTINE), { recursive: true });
    await rename(from, join(this.dir, QUARANTINE, file));
  }

  /** Null where the file is gone. */
  async read(file: string): Promise<ReadStream | null> {
    const found = await stat(this.path(file)).catch(() => null);
    return found && createReadStream(this.path(file));
  }

  /** Null where the file is gone. */
  async bytes(file: string): Promise<number | null> {
    return (await stat(this.path(file)).catch(() => null))?.size ?? null;
  }

  forget(file: string): Promise<void> {
    return rm(this.path(file), { force: true });
  }

  async forgetQuarantined(olderThanMs: number): Promise<void> {
    const folder = join(this.dir, QUARANTINE);
    await forgetFiles(folder, await oldFiles(folder, olderThanMs));
  }

  /** Folder by folder, those that nobody has written to for so long. */
  async *old(olderThanMs: number): AsyncGenerator<readonly string[]> {
    for (const folder of await readdir(this.dir).catch(() => []))
      if (SHELF.test(folder))
        yield (await oldFiles(join(this.dir, folder), olderThanMs)).filter((name) => FILE.test(name));
  }

  private path(file: string): string {
    if (!FILE.test(file)) throw new Error('Not the name of a document');
    return join(this.dir, file.slice(0, 2), file);
  }
}
