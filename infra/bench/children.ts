import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@pignon/infra/local/root';

const alive = new Set<ChildProcess>();

/** Floors and load each run in a process of their own; like the product's they end when we are killed without a word. */
export function startChild(file: string, job: object, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(join(ROOT, 'infra/dist/local/processes/child.js'), [join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env, BENCH_JOB: JSON.stringify(job) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

/** What such a process was asked for. */
export const jobOf = <Job>(): Job => JSON.parse(process.env.BENCH_JOB ?? '{}') as Job;

/** Its next message. */
export function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`${child.spawnargs.at(-1)} ended with code ${code}`));
    child.once('exit', gone);
    child.once('message', (message) => (child.off('exit', gone), resolve(message as Message)));
  });
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (!alive.has(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

export async function stopChildren(): Promise<void> {
  await Promise.all([...alive].map(stopChild));
}
