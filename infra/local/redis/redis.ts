import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port';
import { isAlive, stopProcess } from '../stop-process';
import { aptInstall, onPath } from '../system-packages';

export interface LocalRedis {
  readonly port: number;
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

export interface RedisOptions {
  readonly port?: number;
  /** Without it nothing is kept: for tests. */
  readonly appendOnly?: boolean;
}

/** Starts Redis (or Valkey) on `dir`, or takes over the one that an earlier run left there. */
export async function startRedis(dir: string, { port, appendOnly = true }: RedisOptions = {}): Promise<LocalRedis> {
  mkdirSync(dir, { recursive: true });
  const left = await leftRunning(dir);
  if (left) return left;
  const chosen = port ?? (await freePort());
  const log = openSync(join(dir, 'redis.log'), 'a');
  const child = spawn(
    findServer(),
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
  for (const end = Date.now() + 15_000; !(await answers(chosen)); await sleep(15)) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`Redis n'a pas démarré sur le port ${chosen} ; voir ${join(dir, 'redis.log')}`);
  }
  writeFileSync(join(dir, 'redis.json'), JSON.stringify({ pid: child.pid, port: chosen }));
  return handle(chosen, child.pid ?? 0);
}

const handle = (port: number, pid: number): LocalRedis => ({
  port,
  pid,
  url: `redis://127.0.0.1:${port}`,
  stop: () => stopProcess(pid, 'SIGTERM'),
});

async function leftRunning(dir: string): Promise<LocalRedis | null> {
  const file = join(dir, 'redis.json');
  if (!existsSync(file)) return null;
  const { pid, port } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; port: number };
  if (isAlive(pid) && (await answers(port))) return handle(port, pid);
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
