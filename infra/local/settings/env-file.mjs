import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Reads a `.env` into the environment, which wins. An empty value means the default, so it is not set at all. */
export function readEnvFile(file, only) {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value.trim() === '' || (only && !only.includes(name))) continue;
    process.env[name] ??= value;
  }
}
