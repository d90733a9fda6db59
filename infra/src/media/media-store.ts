import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** What a key looks like; anything else never becomes a path. */
export const PHOTO_KEY = /^[A-Za-z0-9_-]{22}$/;
export const MASTER = 'master.jpg';

/** Photos on disk, a folder per key: the clean master, and `{width}.{format}` of every size made. Shared by api and workers. */
export class MediaStore {
  constructor(private readonly dir: string) {}

  read(key: string, file: string): Promise<Buffer> {
    return readFile(join(this.folder(key), file));
  }

  /** Names of the files there; empty for an unknown key. */
  async files(key: string): Promise<readonly string[]> {
    if (!PHOTO_KEY.test(key)) return [];
    return await readdir(this.folder(key)).catch(() => []);
  }

  /** Whole or not at all: whoever reads meanwhile never sees half a photo. */
  async write(key: string, file: string, bytes: Uint8Array): Promise<void> {
    const folder = this.folder(key);
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${file}.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, file));
  }

  private folder(key: string): string {
    if (!PHOTO_KEY.test(key)) throw new Error('Not a photo key');
    return join(this.dir, key.slice(0, 2), key);
  }
}
