import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { adminCommand } from '../src/accounts/admin-command';
import { startPostgres } from './postgres/postgres';
import { Started } from './started';

/** `npm run admin -- list`: in DATABASE_URL, else in the local database, running or not. */
async function main(args: readonly string[]): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR || '.local');
  const started = new Started();
  const running = existsSync(join(dataDir, 'run.json'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => void (running ? Promise.resolve() : started.stop()).then(() => process.exit(130)));
  try {
    for (const line of await adminCommand(await databaseUrl(dataDir, started), args)) console.log(line);
  } finally {
    if (!running) await started.stop();
  }
}

async function databaseUrl(dataDir: string, started: Started): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const dir = join(dataDir, 'postgres');
  if (!existsSync(join(dir, 'PG_VERSION')))
    throw new Error(`Aucune base dans ${dataDir} : « npm start » crée le premier compte.`);
  return (await startPostgres(dir, { started })).url('pignon');
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
