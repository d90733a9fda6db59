import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from '../src/database/orm';
import { freePort } from './free-port';
import { type LocalPostgres, ensureDatabase, startPostgres } from './postgres/postgres';
import { Program, ROOT } from './program';
import { type LocalRedis, startRedis } from './redis/redis';
import { drawFacades } from './seed/facades/draw-facades';
import { announceAgency } from './seed/announce-agency';
import { announceListings } from './seed/announce-listings';
import { seedPhotos } from './seed/facades/seed-photos';
import { type Admin, seed } from './seed/seed';
import { seedFirstListings } from './seed/seed-listings';

export interface SystemPorts {
  readonly web: number;
  readonly partners: number;
  readonly smtp: number;
  readonly mail: number;
}

export interface SystemOptions {
  readonly dataDir: string;
  readonly ports?: SystemPorts;
  /** Overrides and additions for api, workers, mail catcher and partners. */
  readonly env?: Readonly<Record<string, string>>;
  readonly admin?: Partial<Admin>;
  readonly workers?: number;
  readonly api?: boolean;
  /** For api and workers. */
  readonly nodeOptions?: readonly string[];
  /** The demonstration's photos also in AVIF, its sheets and pictures, made in the background: a minute of one core. */
  readonly avif?: boolean;
}

/** The whole product on one machine, each part in a process of its own. */
export interface System {
  readonly url: string;
  readonly mailUrl: string;
  readonly partnersUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly admin: Admin;
  /** True when the administrator was created by this start. */
  readonly adminIsNew: boolean;
  readonly env: NodeJS.ProcessEnv;
  readonly postgres: LocalPostgres | null;
  redis: LocalRedis | null;
  readonly mail: Program;
  readonly partners: Program;
  api: Program | null;
  readonly workers: Program[];
  startApi(port?: number, nodeOptions?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Program>;
  startWorker(nodeOptions?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Program>;
  /** Stops the programs; the databases too unless they are to be found again. */
  stop(): Promise<void>;
}

export async function startSystem(options: SystemOptions): Promise<System> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const env = { ...process.env, ...options.env };
  const ports = options.ports ?? {
    web: await freePort(),
    partners: await freePort(),
    smtp: await freePort(),
    mail: await freePort(),
  };
  // Beside the databases' start: both take a few seconds the first time.
  const draftsDir = join(ROOT, '.local', 'facades');
  const drawing = drawFacades(draftsDir);
  drawing.catch(() => {});
  const [postgres, redis] = await Promise.all([
    env.DATABASE_URL ? null : startPostgres(join(dataDir, 'postgres')),
    env.REDIS_URL ? null : startRedis(join(dataDir, 'redis')),
  ]);
  if (postgres) await ensureDatabase(postgres, 'pignon');
  const databaseUrl = env.DATABASE_URL || (postgres?.url('pignon') ?? '');
  await migrate(databaseUrl);
  const admin = adminOf(dataDir, env, options.admin);
  const adminIsNew = await seed(databaseUrl, admin);
  const secretKey = env.SECRET_KEY || kept(join(dataDir, 'secret-key'), () => randomBytes(32).toString('hex'));
  const mediaDir = env.MEDIA_DIR || join(dataDir, 'media');
  await drawing;
  await seedPhotos(databaseUrl, mediaDir, secretKey, { draftsDir, avif: options.avif ?? false });
  const geoKey = env.GEO_KEY || kept(join(dataDir, 'geo-key'), () => randomBytes(32).toString('hex'));
  await seedFirstListings(databaseUrl, Number(env.SEED_LISTINGS || 60), geoKey);
  if (options.avif) {
    await announceAgency(databaseUrl);
    await announceListings(databaseUrl);
  }
  const redisUrl = env.REDIS_URL || (redis?.url ?? '');
  const url = `http://localhost:${ports.web}`;
  const partnersUrl = `http://127.0.0.1:${ports.partners}`;
  const settings: NodeJS.ProcessEnv = {
    PIGNON_MODE: 'local',
    NODE_ENV: 'production',
    SECRET_KEY: secretKey,
    GEO_KEY: geoKey,
    GEOCODER_URL: `${partnersUrl}/geocoding`,
    MEDIA_DIR: mediaDir,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    PIPEDRIVE_URL: `${partnersUrl}/pipedrive`,
    PIPEDRIVE_API_TOKEN: 'local-pipedrive-token',
    PIPEDRIVE_SITE_REF_FIELD: 'd4f2a9c1b3e5f60718293a4b5c6d7e8f90a1b2c3',
    AUTOMATION_WEBHOOK_URL: `${partnersUrl}/automation/webhook`,
    AUTOMATION_SECRETS: `whsec_${Buffer.from('pignon-local-automation-secret-32').toString('base64')}`,
    GOOGLE_REVIEWS_URL: `${partnersUrl}/google`,
    GOOGLE_TOKEN_URL: `${partnersUrl}/google/token`,
    GOOGLE_CLIENT_ID: 'local-client',
    GOOGLE_CLIENT_SECRET: 'local-client-secret',
    GOOGLE_REFRESH_TOKEN: 'local-refresh-token',
    GOOGLE_LOCATION: 'accounts/1/locations/1',
    ...env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    PORT: String(ports.web),
    PARTNERS_PORT: String(ports.partners),
    MAIL_SMTP_PORT: String(ports.smtp),
    MAIL_WEB_PORT: String(ports.mail),
    DATA_DIR: dataDir,
  };
  const log = (name: string): string => join(dataDir, `${name}.log`);
  const [mail, partners] = await Promise.all([
    Program.start({
      name: 'Le courrier local',
      file: 'infra/dist/local/mail/main.js',
      env: settings,
      log: log('mail'),
      readyText: 'Courrier local',
    }),
    Program.start({
      name: 'Les partenaires locaux',
      file: 'infra/dist/local/partners/main.js',
      env: settings,
      log: log('partners'),
      readyText: 'artenaires',
    }),
  ]).catch(async (error: unknown) => {
    await Promise.all([postgres?.stop(), redis?.stop()]);
    throw error;
  });

  const system: System = {
    url,
    mailUrl: `http://127.0.0.1:${ports.mail}`,
    partnersUrl,
    databaseUrl,
    redisUrl,
    admin,
    adminIsNew,
    env: settings,
    postgres,
    redis,
    mail,
    partners,
    api: null,
    workers: [],
    startApi: (port = ports.web, nodeOptions = [], more = {}) =>
      Program.start({
        name: "L'api",
        file: 'api/dist/main.js',
        env: { ...settings, PORT: String(port), ...more },
        log: log('api'),
        nodeOptions,
        readyText: 'api ready',
      }),
    startWorker: (nodeOptions = [], more = {}) =>
      Program.start({
        name: 'Un worker',
        file: 'workers/dist/main.js',
        // Concurrency of all kinds and four more: a lease must never wait for a connection.
        // Photos are unpacked by many threads: without the second, each keeps a heap of its own that is never given back.
        env: { DATABASE_POOL: '72', MALLOC_ARENA_MAX: '2', ...settings, ...more },
        log: log('workers'),
        nodeOptions,
        readyText: 'workers ready',
      }),
    async stop() {
      await Promise.all([system.api?.stop(), ...system.workers.map((worker) => worker.stop())]);
      await Promise.all([mail.stop(), partners.stop()]);
      await Promise.all([system.postgres?.stop(), system.redis?.stop()]);
    },
  };
  try {
    const [api, ...workers] = await Promise.all([
      options.api === false ? null : system.startApi(ports.web, options.nodeOptions),
      ...Array.from({ length: options.workers ?? 1 }, () => system.startWorker(options.nodeOptions)),
    ]);
    system.api = api ?? null;
    system.workers.push(...workers);
    return system;
  } catch (error) {
    await system.stop();
    throw error;
  }
}

/** From the environment, else a password that is made once and kept. */
function adminOf(dataDir: string, env: NodeJS.ProcessEnv, given: Partial<Admin> = {}): Admin {
  const email = given.email ?? env.ADMIN_EMAIL ?? 'admin@pignon.local';
  const password =
    given.password ??
    env.ADMIN_PASSWORD ??
    kept(join(dataDir, 'admin-password'), () => randomBytes(9).toString('base64url'));
  return { email, password };
}

function kept(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
