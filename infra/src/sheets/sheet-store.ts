import { mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { SheetReading } from '@pignon/domain/sheets/sheet-requested';
import { writeWhole } from '../media/write-whole';

const HASH = /^[\w-]{22}$/;
const READER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const PLACE = /^\d{3}\/(?<propertyId>\d{1,9})\/((?<reader>[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})\/)?[^/]+$/;
/** A second reader, or a page that still names the picture of a minute ago, is not left empty-handed. */
const KEPT_MS = 24 * 3600 * 1000;

export type MadeFile = 'pdf' | 'jpg';

export interface KeptFile {
  readonly path: string;
  readonly propertyId: number;
  /** The access or the account whose own it is; null: anybody's. */
  readonly reader: string | null;
  readonly madeAt: Date;
}

/**
 * What was drawn of a property, a folder each, every file named by the hash of what it says: what is found is never
 * stale. A reader's own lies in a folder of his within it. All of it can be made again.
 */
export class SheetStore {
  constructor(
    private readonly dir: string,
    private readonly reader: string | null = null,
  ) {
    if (reader !== null && !READER.test(reader)) throw new Error('Not the id of a reader');
  }

  /** Where his own are, or, without a reader, everybody's. */
  of(reading: SheetReading | null): SheetStore {
    if (!reading) return this;
    return new SheetStore(this.dir, 'accountId' in reading ? reading.accountId : reading.requestId);
  }

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

  /** All that lies here, of all properties and readers. */
  async kept(): Promise<readonly KeptFile[]> {
    await mkdir(this.dir, { recursive: true });
    const files: KeptFile[] = [];
    for (const entry of await readdir(this.dir, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const place = PLACE.exec(relative(this.dir, path))?.groups;
      const made = place && entry.isFile() ? await stat(path).catch(() => null) : null;
      if (!made) continue;
      const { propertyId, reader = null } = place ?? {};
      files.push({ path, propertyId: Number(propertyId), reader, madeAt: made.mtime });
    }
    return files;
  }

  async forget({ path }: KeptFile): Promise<void> {
    await rm(path, { force: true });
    // The last one takes its folder with it.
    await rmdir(dirname(path)).catch(() => {});
  }

  /** What nobody asks for any more goes, after a day. */
  private async tidy(propertyId: number, kept: string): Promise<void> {
    const folder = this.folder(propertyId);
    for (const file of await readdir(folder).catch(() => [])) {
      if (file === kept) continue;
      const made = await stat(join(folder, file)).catch(() => null);
      if (made?.isFile() && Date.now() - made.mtimeMs > KEPT_MS) await rm(join(folder, file), { force: true });
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
    return join(this.dir, String(propertyId % 1000).padStart(3, '0'), String(propertyId), this.reader ?? '');
  }
}
