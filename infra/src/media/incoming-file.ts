import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetFiles, oldFiles } from './old-files';

export interface IncomingFile {
  readonly path: string;
  /** Of all that was sent, kept or not. */
  readonly size: number;
  readonly sha256: Buffer;
  /** The first bytes, which tell what it is. */
  readonly start: Buffer;
  remove(): Promise<void>;
}

/** A stream, or what is there at once: `[bytes]`. */
export type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>;

const START_BYTES = 16;
const FOLDER = '.incoming';

/** On its way to the disk: of many files at once no more than a piece of each is in memory. Beyond `most` it is not kept. */
export async function incomingFile(dir: string, pieces: Pieces, most: number): Promise<IncomingFile> {
  const folder = join(dir, FOLDER);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > most) continue;
      if (start.length < START_BYTES) start = Buffer.concat([start, piece]).subarray(0, START_BYTES);
      hash.update(piece);
      await file.writeFile(piece);
    }
  } catch (error) {
    // Cut off, or no room: nothing half-written stays.
    await file.close();
    await remove();
    throw error;
  }
  await file.close();
  return { path, size, sha256: hash.digest(), start, remove };
}

/** What a process left that ended while something was sent to it. */
export async function forgetIncoming(dir: string, olderThanMs: number): Promise<number> {
  const folder = join(dir, FOLDER);
  return await forgetFiles(folder, await oldFiles(folder, olderThanMs));
}
