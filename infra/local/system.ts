import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Administrator } from './administrator';
import { freePort } from './ports/free-port';
import type { LocalPostgres } from './postgres/postgres';
import { practiceSettings } from './settings/practice-settings';
import { type DataOptions, prepareData } from './prepare-data';
import type { Program } from './processes/program';
import { type ProgramStarts, programStarts } from './program-starts';
import type { LocalRedis } from './redis/redis';
import { Started } from './processes/started';
import type { SystemPorts } from './ports/system-ports';
import { watchOver } from './processes/watch-over';

export interface SystemOptions extends DataOptions {
  readonly ports?: SystemPorts;
  /** Overrides and additions for api, workers, mail catcher and partners. */
  readonly env?: Readonly<Record<string, string>>;
  readonly workers?: number;
  readonly api?: boolean;
  /** For api and workers. */
  readonly nodeOptions?: readonly string[];
  /** Knows of each part from the moment on when it is spawned, for whoever interrupts the start. */
  readonly started?: Started;
}

/** The whole product on one machine, each part in a process of its own. */
export interface System extends ProgramStarts {
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
  const { postgres, redis, databaseUrl, redisUrl, enter, admin, secretKey, geoKey, mediaDir } = await prepareData(
    { ...options, dataDir },
    env,
    started,
  );
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
  const starts = programStarts({ dataDir, port: ports.web, settings, enter, started });
  const [mail, partners] = await Promise.all([starts.startMail(), starts.startPartners()]);

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
    ...starts,
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
