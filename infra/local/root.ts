import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds the five rooms, wherever this file was built to. */
export const ROOT = rootAbove(__dirname);

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'nx.json')) ? folder : rootAbove(dirname(folder));
}
