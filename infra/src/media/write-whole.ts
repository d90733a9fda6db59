import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Whole or not at all: whoever reads meanwhile never sees half a file. `forGood`: on disk before it has its name. */
export async function writeWhole(folder: string, file: string, bytes: Uint8Array, forGood: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${file}.${randomUUID()}`);
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(bytes);
      if (forGood) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, join(folder, file));
  } catch (error) {
    // A full disk leaves no halves behind.
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}
