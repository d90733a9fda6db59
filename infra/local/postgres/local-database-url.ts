import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Started } from '../processes/started';
import { startPostgres } from './postgres';

/** DATABASE_URL, else the database of `npm start`, running or not. */
export async function localDatabaseUrl(dataDir: string, started: Started): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const dir = join(dataDir, 'postgres');
  if (!existsSync(join(dir, 'PG_VERSION')))
    throw new Error(`Aucune base dans ${dataDir} : « npm start » crée la base et le premier compte.`);
  return (await startPostgres(dir, { started })).url('pignon');
}
