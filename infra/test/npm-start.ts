import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../local/ports/free-port';
import { ROOT } from '../local/root';

/** `npm start`, or another command, as from a terminal: a process group of its own, on ports and in a folder of its own. */
export interface NpmStart {
  readonly npm: ChildProcess;
  readonly url: string;
  said(): string;
  /** The exit of npm itself. */
  readonly gone: Promise<void>;
}

export async function npmStart(
  dataDir: string,
  env: Record<string, string> = {},
  { cwd = ROOT, args = ['start'] } = {},
): Promise<NpmStart> {
  const ports = { PORT: '', PARTNERS_PORT: '', MAIL_SMTP_PORT: '', MAIL_WEB_PORT: '', MAIL_IMAP_PORT: '' };
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = String(await freePort());
  const npm = spawn('npm', args, {
    cwd,
    env: { ...outside(), ...ports, SEED_LISTINGS: '5', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (data) => (said += String(data)));
  return {
    npm,
    url: `http://localhost:${ports.PORT}`,
    said: () => said,
    gone: new Promise((resolve) => npm.once('exit', () => resolve())),
  };
}

/** One command to its end. */
export function npmRun(args: readonly string[], env: Record<string, string> = {}): { code: number; said: string } {
  const { status, stdout, stderr } = spawnSync('npm', [...args], {
    cwd: ROOT,
    env: { ...outside(), ...env },
    encoding: 'utf8',
  });
  return { code: status ?? 1, said: stdout + stderr };
}

/** Jest's own settings are none of a start's. */
const outside = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(TEST_|JEST_|npm_|LOG_LEVEL$|NODE_ENV$|NODE_OPTIONS$)/.test(name),
    ),
  );

/** Every process that was started with this data folder or works in it, by environment, arguments and working folder. */
export const leftOf = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .flatMap((pid) => {
      const [state, command, environment, cwd] = [
        read(pid, 'stat'),
        read(pid, 'cmdline'),
        read(pid, 'environ'),
        link(pid),
      ];
      const ours = command.includes(dataDir) || environment.includes(`DATA_DIR=${dataDir}`) || cwd.startsWith(dataDir);
      return ours && !/\) [ZX] /.test(state) ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
    });

function read(pid: string, file: string): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8');
  } catch {
    return '';
  }
}

function link(pid: string): string {
  try {
    return readlinkSync(join('/proc', pid, 'cwd'));
  } catch {
    return '';
  }
}
