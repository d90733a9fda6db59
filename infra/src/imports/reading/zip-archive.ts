import { crc32 } from 'node:zlib';
import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import { importLimits } from '@pignon/domain/imports/import-limits';
import { isSystemFault } from '../../log/system-fault';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

const NO_ZIP = 'Ce fichier ZIP est illisible\u00a0: il est abîmé, ou n’en est pas un.';

/**
 * Files of a zip by their names, as they are asked for. Nothing is unpacked that was not named, nothing beyond the size that
 * the caller takes, whatever the archive says of itself; the library refuses names that lead out of it.
 */
export class ZipArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    /** By the last part of their names; null where several files share it. */
    private readonly bases: ReadonlyMap<string, Entry | null>,
  ) {}

  static async open(path: string): Promise<ZipArchive> {
    try {
      const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
      if (zip.entryCount > importLimits.mostEntries) {
        zip.close();
        throw new FileUnreadable(
          `Ce ZIP contient ${zip.entryCount} fichiers\u00a0: ${importLimits.mostEntries} au plus.`,
        );
      }
      const entries = new Map<string, Entry>();
      const bases = new Map<string, Entry | null>();
      for await (const entry of zip.eachEntry()) {
        if (entry.fileName.endsWith('/')) continue;
        const name = fullName(entry.fileName);
        entries.set(name, entry);
        const other = bases.get(baseName(name));
        bases.set(baseName(name), other === undefined || (other && isSame(other, entry)) ? entry : null);
      }
      return new ZipArchive(zip, entries, bases);
    } catch (error) {
      if (error instanceof FileUnreadable || isSystemFault(error)) throw error;
      throw new FileUnreadable(NO_ZIP);
    }
  }

  get names(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.find(name) !== null;
  }

  /** Several files end with it, and nothing tells which one is meant. */
  isAmbiguous(name: string): boolean {
    return !this.entries.has(fullName(name)) && this.bases.get(baseName(fullName(name))) === null;
  }

  /** Tells the same file again without unpacking it; null where it is not there. */
  fingerprint(name: string): string | null {
    const entry = this.find(name);
    return entry ? `zip:${entry.crc32.toString(16)}-${entry.uncompressedSize}` : null;
  }

  /** Throws FileUnreadable where it is too large or broken; null where there is none of this name. */
  async read(name: string, mostBytes: number): Promise<Buffer | null> {
    const entry = this.find(name);
    if (!entry) return null;
    if (entry.uncompressedSize > mostBytes)
      throw new FileUnreadable(`«\u00a0${baseName(fullName(name))}\u00a0» est trop lourd.`);
    try {
      const chunks: Buffer[] = [];
      // The library ends a stream that goes beyond the size it was announced with.
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (crc32(bytes) !== entry.crc32) throw new Error('crc');
      return bytes;
    } catch (error) {
      if (isSystemFault(error)) throw error;
      throw new FileUnreadable(`«\u00a0${baseName(fullName(name))}\u00a0» est abîmé dans le ZIP.`);
    }
  }

  /** As it is named whole; else, where a file leaves its folders out, by the last part of its name. */
  private find(name: string): Entry | null {
    const full = fullName(name);
    return this.entries.get(full) ?? this.bases.get(baseName(full)) ?? null;
  }

  close(): void {
    this.zip.close();
  }
}

/** Houses write 'PHOTO.JPG' for 'photo.jpg', and '.\\photos\\' for 'photos/'. */
const fullName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();
const baseName = (name: string): string => name.split('/').at(-1) ?? name;
const isSame = (a: Entry, b: Entry): boolean => a.crc32 === b.crc32 && a.uncompressedSize === b.uncompressedSize;

/** How a photo of ours goes out: the same as when it comes back. */
export const fingerprintOf = (bytes: Buffer): string => `zip:${crc32(bytes).toString(16)}-${bytes.length}`;
