import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Tombstone {
  readonly hash: string;
  readonly at: Date;
}

const LINE = /^(?<at>\S+) (?<hash>[\da-f]{64})$/;

/** Beside the database, so that a backup of it that is older than an erasure does not bring the person back for good. */
export class ErasureList {
  constructor(private readonly file: string) {}

  async read(): Promise<readonly Tombstone[]> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => {
      const { at, hash } = LINE.exec(line)?.groups ?? {};
      return at && hash ? [{ at: new Date(at), hash }] : [];
    });
  }

  async add(tombstones: readonly Tombstone[]): Promise<void> {
    if (tombstones.length === 0) return;
    await mkdir(dirname(this.file), { recursive: true });
    await appendFile(this.file, tombstones.map(({ at, hash }) => `${at.toISOString()} ${hash}\n`).join(''));
  }
}
