import { crc32 } from 'node:zlib';
import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import { importLimits } from '@pignon/domain/imports/import-limits';
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
      for await (const entry of zip.eachEntry()) entries.set(simpleName(entry.fileName), entry);
      return new ZipArchive(zip, entries);
    } catch (error) {
      if (error instanceof FileUnreadable) throw error;
      throw new FileUnreadable(NO_ZIP);
    }
  }

  get names(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(simpleName(name));
  }

  /** Tells the same file again without unpacking it; null where it is not there. */
  fingerprint(name: string): string | null {
    const entry = this.entries.get(simpleName(name));
    return entry ? `zip:${entry.crc32.toString(16)}-${entry.uncompressedSize}` : null;
  }

  /** Throws FileUnreadable where it is too large or broken; null where there is none of this name. */
  async read(name: string, mostBytes: number): Promise<Buffer | null> {
    const entry = this.entries.get(simpleName(name));
    if (!entry) return null;
    if (entry.uncompressedSize > mostBytes)
      throw new FileUnreadable(`«\u00a0${simpleName(name)}\u00a0» est trop lourd.`);
    try {
      const chunks: Buffer[] = [];
      // The library ends a stream that goes beyond the size it was announced with.
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (crc32(bytes) !== entry.crc32) throw new Error('crc');
      return bytes;
    } catch {
      throw new FileUnreadable(`«\u00a0${simpleName(name)}\u00a0» est abîmé dans le ZIP.`);
    }
  }

  close(): void {
    this.zip.close();
  }
}

/** Houses pack folders along, and write 'PHOTO.JPG' for 'photo.jpg'. */
const simpleName = (name: string): string => (name.split('/').at(-1) ?? name).toLowerCase();

/** How a photo of ours goes out: the same as when it comes back. */
export const fingerprintOf = (bytes: Buffer): string => `zip:${crc32(bytes).toString(16)}-${bytes.length}`;
