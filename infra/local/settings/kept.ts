import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A secret that is made once and kept beside the data. */
export function kept(file: string, make: () => string): string {
  if (!existsSync(file)) keep(file, make());
  return readFileSync(file, 'utf8').trim();
}

export function keep(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o600 });
}
