import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Administrator, administrator } from './administrator';
import { freePort } from './free-port';
import { type LocalPostgres, ensureDatabase, startPostgres } from './postgres/postgres';
import { kept } from './kept';
import { practiceSettings } from './practice-settings';
import { prepareDatabase } from './prepare-database';
import { Program } from './program';
import { ROOT } from './root';
import { type LocalRedis, startRedis } from './redis/redis';
import { drawFacades } from './seed/facades/draw-facades';
import { announceAgency } from './seed/announce-agency';
import { announceListings } from './seed/announce-listings';
import { seedPortraits } from './seed/portraits/seed-portraits';
import { seedPhotos } from './seed/facades/seed-photos';
import type { Admin } from './seed/seed';
import { seedFirstListings } from './seed/seed-listings';
import { Started } from './started';
import type { SystemPorts } from './system-ports';
import { watchOver } from './watch-over';

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
  /** Of a database that this starts: no waiting for the disk. Only for tests, never for bench or storm. */
  readonly unsafe?: boolean;
  /** Knows of each part from the moment on when it is spawned, for whoever interrupts the start. */
  readonly started?: Started;
}

/** The whole product on one machine, each part in a process of its own. */
export interface System {
  readonly url: string;
  readonly mailUrl: string;
  readonly partnersUrl: string;
  /** As its owner enters it; api and workers have roles of their own. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly admin: Administrator;
  readonly env: NodeJS.ProcessEnv;
  postgres: LocalPostgres | null;
  redis: LocalRedis | null;
  mail: Program;
  partners: Program;
  api: Program | null;
  readonly workers: Program[];
  startApi(port?: number, nodeOptions?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Program>;
  startWorker(nodeOptions?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Program>;
  startMail(): Promise<Program>;
  startPartners(): Promise<Program>;
  /** Stops the programs; the databases too unless they are to be found again. */
  stop(): Promise<void>;
}

export async function startSystem(options: SystemOptions): Promise<System> {
  const started = options.started ?? new Started();
  try {
    return await begin(options, started);
  } catch (error) {
    await started.stop();
    throw error;
  }
}

async function begin(options: SystemOptions, started: Started): Promise<System> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  watchOver(dataDir);
  const env = withoutEmpty({ ...process.env, ...options.env });
  const ports = options.ports ?? {
    web: await freePort(),
    partners: await freePort(),
    smtp: await freePort(),
    mail: await freePort(),
    imap: await freePort(),
  };
  // Beside the databases' start: both take a few seconds the first time.
  const draftsDir = join(ROOT, '.local', 'facades');
  const drawing = drawFacades(draftsDir);
  drawing.catch(() => {});
  const [postgres, redis] = await Promise.all([
    env.DATABASE_URL ? null : startPostgres(join(dataDir, 'postgres'), { started, unsafe: options.unsafe }),
    env.REDIS_URL ? null : startRedis(join(dataDir, 'redis'), { started }),
  ]);
  if (postgres) await ensureDatabase(postgres, 'pignon');
  const databaseUrl = env.DATABASE_URL || (postgres?.url('pignon') ?? '');
  const rolesPassword = kept(join(dataDir, 'database-roles-password'), () => randomBytes(18).toString('base64url'));
  const enter = await prepareDatabase(databaseUrl, rolesPassword);
  const admin = await administrator(databaseUrl, dataDir, env, options.admin);
  const secretKey = env.SECRET_KEY || kept(join(dataDir, 'secret-key'), () => randomBytes(32).toString('hex'));
  const geoKey = env.GEO_KEY || kept(join(dataDir, 'geo-key'), () => randomBytes(32).toString('hex'));
  const mediaDir = env.MEDIA_DIR || join(dataDir, 'media');
  await drawing;
  await seedPhotos(databaseUrl, mediaDir, secretKey, { draftsDir, avif: options.avif ?? false });
  await seedPortraits(databaseUrl, mediaDir, secretKey);
  await seedFirstListings(databaseUrl, Number(env.SEED_LISTINGS || 60), geoKey);
  if (options.avif) {
    await announceAgency(databaseUrl);
    await announceListings(databaseUrl);
  }
  const redisUrl = env.REDIS_URL || (redis?.url ?? '');
  const settings: NodeJS.ProcessEnv = {
    ...practiceSettings({ ...ports, secretKey, geoKey, mediaDir }),
    // Whoever sends by a real server must not be answered at a practice address.
    ...(env.SMTP_URL && { IMAP_URL: '' }),
    ...env,
    DATABASE_URL: enter.api(),
    DATABASE_ROLES: enter.roles,
    REDIS_URL: redisUrl,
    PORT: String(ports.web),
    PARTNERS_PORT: String(ports.partners),
    MAIL_SMTP_PORT: String(ports.smtp),
    MAIL_WEB_PORT: String(ports.mail),
    MAIL_IMAP_PORT: String(ports.imap),
    DATA_DIR: dataDir,
  };
  const log = (name: string): string => join(dataDir, `${name}.log`);
  const startMail = (): Promise<Program> =>
    Program.start({
      name: 'Le courrier local',
      file: 'infra/dist/local/mail/main.js',
      env: settings,
      log: log('mail'),
      readyText: 'Courrier local : smtp',
      started: [started, 'target'],
    });
  const startPartners = (): Promise<Program> =>
    Program.start({
      name: 'Les partenaires locaux',
      file: 'infra/dist/local/partners/main.js',
      env: settings,
      log: log('partners'),
      readyText: 'Partenaires locaux : http',
      started: [started, 'target'],
    });
  const [mail, partners] = await Promise.all([startMail(), startPartners()]);

  const system: System = {
    url: `http://localhost:${ports.web}`,
    mailUrl: `http://127.0.0.1:${ports.mail}`,
    partnersUrl: `http://127.0.0.1:${ports.partners}`,
    databaseUrl,
    redisUrl,
    admin,
    env: settings,
    postgres,
    redis,
    mail,
    partners,
    api: null,
    workers: [],
    startMail,
    startPartners,
    startApi: (port = ports.web, nodeOptions = [], more = {}) =>
      Program.start({
        name: "L'api",
        file: 'api/dist/main.js',
        env: { ...settings, PORT: String(port), ...more, DATABASE_URL: enter.api(more.DATABASE_URL) },
        log: log('api'),
        nodeOptions,
        readyText: 'api ready',
        started: [started, 'program'],
      }),
    startWorker: (nodeOptions = [], more = {}) =>
      Program.start({
        name: 'Un worker',
        file: 'workers/dist/main.js',
        // Concurrency of all kinds and four more: a lease must never wait for a connection.
        // Photos are unpacked by many threads: without the second, each keeps a heap of its own that is never given back.
        env: {
          DATABASE_POOL: '72',
          MALLOC_ARENA_MAX: '2',
          ...settings,
          ...more,
          DATABASE_URL: enter.workers(more.DATABASE_URL),
        },
        log: log('workers'),
        nodeOptions,
        readyText: 'workers ready',
        started: [started, 'program'],
      }),
    async stop() {
      await started.stop();
      // Restarted by a storm or a bench without our knowledge.
      await Promise.all([system.postgres?.stop(), system.redis?.stop()]);
    },
  };
  const [api, ...workers] = await Promise.all([
    options.api === false ? null : system.startApi(ports.web, options.nodeOptions),
    ...Array.from({ length: options.workers ?? 1 }, () => system.startWorker(options.nodeOptions)),
  ]);
  system.api = api ?? null;
  system.workers.push(...workers);
  return system;
}

/** An empty value means the default, in an environment as in a `.env`. */
const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
