import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../ports/free-port';
import { Started } from '../processes/started';
import { goneByItself, isAlive, stopProcess, worksIn } from '../processes/stop-process';
import { aptInstall, onPath } from '../system-packages';

export interface LocalRedis {
  readonly port: number;
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
  /** How it ended, once it has. */
  readonly gone: Promise<string>;
}

export interface RedisOptions {
  readonly port?: number;
  /** Without it nothing is kept: for tests. */
  readonly appendOnly?: boolean;
  /** Knows of it from the moment on when it is spawned. */
  readonly started?: Started;
}

/** Starts Redis (or Valkey) on `dir`, or takes over the one that an earlier run left there. */
export async function startRedis(
  dir: string,
  { port, appendOnly = true, started = new Started() }: RedisOptions = {},
): Promise<LocalRedis> {
  mkdirSync(dir, { recursive: true });
  const left = await leftRunning(dir);
  if (left) {
    started.add('database', left.stop);
    return left;
  }
  const chosen = port ?? (await freePort());
  const log = openSync(join(dir, 'redis.log'), 'a');
  const server = findServer();
  started.check();
  const child = spawn(
    server,
    [
      '--port',
      String(chosen),
      '--bind',
      '127.0.0.1',
      '--dir',
      dir,
      '--appendonly',
      appendOnly ? 'yes' : 'no',
      '--appendfsync',
      'everysec',
      '--maxmemory-policy',
      'noeviction',
      '--save',
      '',
      '--daemonize',
      'no',
    ],
    { stdio: ['ignore', log, log], detached: true },
  );
  child.unref();
  const pid = child.pid ?? 0;
  child.once(
    'exit',
    started.add('database', () => stopProcess(pid, 'SIGTERM')),
  );
  const gone = once(child, 'exit').then(([code, signal]) => String(signal ?? `code ${code}`));
  // At once: a launcher that is killed now leaves it to be found.
  writeFileSync(join(dir, 'redis.json'), JSON.stringify({ pid, port: chosen }));
  for (const end = Date.now() + 15_000; !(await answers(chosen)); await sleep(15)) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end)
      throw new Error(`Redis n'a pas démarré sur le port ${chosen} ; voir ${join(dir, 'redis.log')}`);
  }
  return handle(chosen, pid, gone);
}

const handle = (port: number, pid: number, gone: Promise<string>): LocalRedis => ({
  port,
  pid,
  url: `redis://127.0.0.1:${port}`,
  stop: () => stopProcess(pid, 'SIGTERM'),
  gone,
});

async function leftRunning(dir: string): Promise<LocalRedis | null> {
  const file = join(dir, 'redis.json');
  if (!existsSync(file)) return null;
  const { pid, port } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; port: number };
  if (isAlive(pid)) {
    for (let i = 0; i < 20; i++) {
      if (await answers(port)) return handle(port, pid, goneByItself(pid));
      await sleep(50);
    }
    if (worksIn(pid, dir)) await stopProcess(pid, 'SIGTERM');
  }
  rmSync(file);
  return null;
}

/** On the PATH, else installed by apt where that is ours to do, else one message with three ways out. */
export function findServer(): string {
  const found = ['redis-server', 'valkey-server'].find(onPath);
  if (found) return found;
  if (userInfo().uid === 0 && onPath('apt-get')) {
    console.log('Redis manque : installation par apt-get…');
    aptInstall('redis-server');
    if (onPath('redis-server')) return 'redis-server';
  }
  throw new Error(
    "Redis est introuvable. Trois façons de l'avoir : « apt-get install redis-server » ; « brew install redis » (ou valkey) ; ou un serveur à vous : REDIS_URL=redis://hôte:6379 npm start",
  );
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1000, () => (socket.destroy(), resolve(false)));
    socket.once('data', (data) => (socket.destroy(), resolve(String(data).startsWith('+PONG'))));
    socket.once('error', () => resolve(false));
  });
