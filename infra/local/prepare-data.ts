import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Administrator, administrator } from './administrator';
import { kept } from './settings/kept';
import { ensureDatabase, type LocalPostgres, startPostgres } from './postgres/postgres';
import { type Entrances, prepareDatabase } from './prepare-database';
import { type LocalRedis, startRedis } from './redis/redis';
import { ROOT } from './root';
import { announceAgency } from './seed/announce-agency';
import { announceListings } from './seed/announce-listings';
import { drawFacades } from './seed/facades/draw-facades';
import { seedPhotos } from './seed/facades/seed-photos';
import { seedPortraits } from './seed/portraits/seed-portraits';
import type { Admin } from './seed/seed';
import { seedFirstListings } from './seed/seed-listings';
import type { Started } from './processes/started';

/** What the programs find when they start. */
interface PreparedData {
  readonly postgres: LocalPostgres | null;
  readonly redis: LocalRedis | null;
  /** As its owner enters it. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly enter: Entrances;
  readonly admin: Administrator;
  readonly secretKey: string;
  readonly geoKey: string;
  readonly mediaDir: string;
}

export interface DataOptions {
  readonly dataDir: string;
  readonly admin?: Partial<Admin>;
  /** The demonstration's photos also in AVIF, its sheets and pictures, made in the background: a minute of one core. */
  readonly avif?: boolean;
  /** Of a database that this starts: no waiting for the disk. Only for tests, never for bench or storm. */
  readonly unsafe?: boolean;
}

/** Databases of our own unless others are named, migrated and seeded; the folder keeps what was drawn once. */
export async function prepareData(
  { dataDir, unsafe, admin: wanted, avif = false }: DataOptions,
  env: NodeJS.ProcessEnv,
  started: Started,
): Promise<PreparedData> {
  // Beside the databases' start: both take a few seconds the first time.
  const draftsDir = join(ROOT, '.local', 'facades');
  const drawing = drawFacades(draftsDir);
  drawing.catch(() => {});
  const [postgres, redis] = await Promise.all([
    env.DATABASE_URL ? null : startPostgres(join(dataDir, 'postgres'), { started, unsafe }),
    env.REDIS_URL ? null : startRedis(join(dataDir, 'redis'), { started }),
  ]);
  if (postgres) await ensureDatabase(postgres, 'pignon');
  const databaseUrl = env.DATABASE_URL || (postgres?.url('pignon') ?? '');
  const rolesPassword = kept(join(dataDir, 'database-roles-password'), () => randomBytes(18).toString('base64url'));
  const enter = await prepareDatabase(databaseUrl, rolesPassword);
  const admin = await administrator(databaseUrl, dataDir, env, wanted);
  const secretKey = env.SECRET_KEY || kept(join(dataDir, 'secret-key'), () => randomBytes(32).toString('hex'));
  const geoKey = env.GEO_KEY || kept(join(dataDir, 'geo-key'), () => randomBytes(32).toString('hex'));
  const mediaDir = env.MEDIA_DIR || join(dataDir, 'media');
  await drawing;
  await seedPhotos(databaseUrl, mediaDir, secretKey, { draftsDir, avif });
  await seedPortraits(databaseUrl, mediaDir, secretKey);
  await seedFirstListings(databaseUrl, Number(env.SEED_LISTINGS || 60), geoKey);
  if (avif) {
    await announceAgency(databaseUrl);
    await announceListings(databaseUrl);
  }
  return {
    postgres,
    redis,
    databaseUrl,
    redisUrl: env.REDIS_URL || (redis?.url ?? ''),
    enter,
    admin,
    secretKey,
    geoKey,
    mediaDir,
  };
}
