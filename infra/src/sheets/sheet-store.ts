import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../media/write-whole';

const HASH = /^[\w-]{22}$/;
/** A second reader, or a page that still names the picture of a minute ago, is not left empty-handed. */
const KEPT_MS = 24 * 3600 * 1000;

export type MadeFile = 'pdf' | 'jpg';

/**
 * What was drawn of a property, a folder each, every file named by the hash of what it says: what is found is never
 * stale. All of it can be made again.
 */
export class SheetStore {
  constructor(private readonly dir: string) {}

  /** Null when it is not made yet. */
  read(propertyId: number, hash: string, type: MadeFile): Promise<Buffer | null> {
    return readFile(this.file(propertyId, hash, type)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async has(propertyId: number, hash: string, type: MadeFile): Promise<boolean> {
    return await stat(this.file(propertyId, hash, type)).then(
      () => true,
      () => false,
    );
  }

  async write(propertyId: number, hash: string, type: MadeFile, bytes: Uint8Array): Promise<void> {
    await writeWhole(this.folder(propertyId), this.name(hash, type), bytes, true);
    // It is drawn: what cannot be thrown away today is no reason to draw it again.
    await this.tidy(propertyId, this.name(hash, type)).catch(() => {});
  }

  /** Of a property that is removed, or from now on shown to few. */
  async clear(propertyId: number): Promise<void> {
    await rm(this.folder(propertyId), { recursive: true, force: true });
  }

  /** What nobody asks for any more goes, after a day. */
  private async tidy(propertyId: number, kept: string): Promise<void> {
    const folder = this.folder(propertyId);
    for (const file of await readdir(folder).catch(() => [])) {
      if (file === kept) continue;
      const made = await stat(join(folder, file)).catch(() => null);
      if (made && Date.now() - made.mtimeMs > KEPT_MS) await rm(join(folder, file), { force: true });
    }
  }

  private file(propertyId: number, hash: string, type: MadeFile): string {
    return join(this.folder(propertyId), this.name(hash, type));
  }

  private name(hash: string, type: MadeFile): string {
    if (!HASH.test(hash)) throw new Error('Not a hash of a sheet');
    return `${hash}.${type}`;
  }

  private folder(propertyId: number): string {
    if (!Number.isInteger(propertyId) || propertyId < 1) throw new Error('Not the number of a property');
    return join(this.dir, String(propertyId % 1000).padStart(3, '0'), String(propertyId));
  }
}
