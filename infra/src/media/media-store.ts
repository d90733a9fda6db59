import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole';

/** What a key looks like; anything else never becomes a path. */
export const PHOTO_KEY = /^[A-Za-z0-9_-]{22}$/;
export const MASTER = 'master.jpg';

/** Photos on disk, a folder per key: the clean master, and `{width}.{format}` of every size made. Shared by api and workers. */
export class MediaStore {
  constructor(readonly dir: string) {}

  read(key: string, file: string): Promise<Buffer> {
    return readFile(join(this.folder(key), file));
  }

  /** Names of the files there; empty for an unknown key. */
  async files(key: string): Promise<readonly string[]> {
    if (!PHOTO_KEY.test(key)) return [];
    return await readdir(this.folder(key)).catch(() => []);
  }

  /** A master is on disk for good: it is the only copy. */
  write(key: string, file: string, bytes: Uint8Array): Promise<void> {
    return writeWhole(this.folder(key), file, bytes, file === MASTER);
  }

  folder(key: string): string {
    if (!PHOTO_KEY.test(key)) throw new Error('Not a photo key');
    return join(this.dir, key.slice(0, 2), key);
  }
}
