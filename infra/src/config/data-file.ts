import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of infra/data, which lies beside src or dist, whichever runs. */
export function dataFile(name: string, from = __dirname): string {
  const file = join(from, 'data', name);
  if (existsSync(file)) return file;
  if (dirname(from) === from) throw new Error(`data/${name} is missing`);
  return dataFile(name, dirname(from));
}
