import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kept } from '../settings/kept';
import { prepareDatabase } from '../prepare-database';
import { ensureDatabase, startPostgres } from '../postgres/postgres';
import { ROOT } from '../root';
import { Started } from '../processes/started';
import { seedPhotos } from './facades/seed-photos';
import { seedPortraits } from './portraits/seed-portraits';
import { seedListings } from './seed-listings';

/** `npm run seed -- --listings N`: into DATABASE_URL, else into the local database, running or not. */
async function main(args: readonly string[]): Promise<void> {
  const count = Number(args[args.indexOf('--listings') + 1]);
  if (!args.includes('--listings') || !Number.isInteger(count) || count < 0)
    throw new Error('Usage : npm run seed -- --listings 1500');
  const dataDir = resolve(process.env.DATA_DIR || '.local');
  mkdirSync(dataDir, { recursive: true });
  const running = existsSync(join(dataDir, 'run.json'));
  const started = new Started();
  const stop = (): Promise<void> => (running ? Promise.resolve() : started.stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => void stop().then(() => process.exit(130)));
  const postgres = process.env.DATABASE_URL ? null : await startPostgres(join(dataDir, 'postgres'), { started });
  try {
    if (postgres) await ensureDatabase(postgres, 'pignon');
    const url = process.env.DATABASE_URL || (postgres?.url('pignon') ?? '');
    await prepareDatabase(url, kept(join(dataDir, 'database-roles-password'), newKey));
    const started = Date.now();
    const mediaDir = process.env.MEDIA_DIR || join(dataDir, 'media');
    const secretKey = process.env.SECRET_KEY || kept(join(dataDir, 'secret-key'), newKey);
    await seedPhotos(url, mediaDir, secretKey, { draftsDir: join(ROOT, '.local', 'facades') });
    await seedPortraits(url, mediaDir, secretKey);
    const added = await seedListings(url, count, process.env.GEO_KEY || kept(join(dataDir, 'geo-key'), newKey));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${count} biens de démonstration, dont ${added} ajoutés en ${seconds} s`);
  } finally {
    await stop();
  }
}

const newKey = (): string => randomBytes(32).toString('hex');

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
