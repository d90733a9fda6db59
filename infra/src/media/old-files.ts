import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the files in a folder that nobody has written to for so long; none where there is no such folder. */
export async function oldFiles(folder: string, olderThanMs: number): Promise<readonly string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() && Date.now() - found.mtimeMs > olderThanMs) old.push(name);
  }
  return old;
}

/** How many went. */
export async function forgetFiles(folder: string, names: readonly string[]): Promise<number> {
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}
