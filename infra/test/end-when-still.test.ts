import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../local/ports/free-port';
import { keepRunning } from '../local/processes/keep-running';
import { Program } from '../local/processes/program';
import { Started } from '../local/processes/started';
import type { System } from '../local/system';
import { testDatabase } from './test-database';
import { testEnv } from './test-config';

const dir = mkdtempSync(join(tmpdir(), 'pignon-still-'));
const logFile = join(dir, 'log');
let port: number;
let env: Record<string, string>;
const started: Program[] = [];
const launch = new Started();

/** Stops the loop for good on SIGUSR2, as a loop without an end would. */
const STOP_LOOP = join(dir, 'stop-loop.js');

beforeAll(async () => {
  writeFileSync(STOP_LOOP, "process.on('SIGUSR2', () => { for (;;); });");
  port = await freePort();
  env = testEnv(await testDatabase(), { PORT: String(port), END_WHEN_STILL: '4', LOG_LEVEL: 'error' });
});

afterAll(async () => {
  await launch.stop();
  await Promise.all(started.map((program) => program.stop('SIGKILL')));
  rmSync(dir, { recursive: true, force: true });
});

async function start(name: 'api' | 'workers'): Promise<Program> {
  const program = await Program.start({
    name,
    file: `${name}/dist/main.js`,
    env: { ...process.env, ...env },
    log: logFile,
    nodeOptions: ['--require', STOP_LOOP],
    readyText: `${name} ready`,
  });
  started.push(program);
  return program;
}

const live = async (): Promise<number> =>
  await fetch(`http://127.0.0.1:${port}/api/health/live`, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status,
    () => 0,
  );

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await sleep(50))
    if (Date.now() > end) throw new Error(`not within 60 s: ${isSo}`);
}

test('an api whose event loop stands still says so, ends itself and is started again', async () => {
  const api = await start('api');
  const target = { gone: new Promise<string>(() => {}) };
  const system = { api, workers: [], mail: target, partners: target, startApi: () => start('api') };
  keepRunning(system as unknown as System, { dataDir: dir, started: launch });
  expect(await live()).toBe(200);
  api.kill('SIGUSR2');
  await until(() => !api.running);
  expect(api.child.signalCode).toBe('SIGKILL');
  expect(readFileSync(logFile, 'utf8')).toContain('"api: the event loop stood still for 4 s, the process ends itself"');
  await until(async () => (await live()) === 200);
  expect(system.api.pid).not.toBe(api.pid);
}, 120_000);

test('so does a worker; one that was paused as long goes on', async () => {
  const worker = await start('workers');
  worker.kill('SIGSTOP');
  await sleep(5000);
  worker.kill('SIGCONT');
  await sleep(1000);
  expect(worker.running).toBe(true);
  worker.kill('SIGUSR2');
  await until(() => !worker.running);
  expect(worker.child.signalCode).toBe('SIGKILL');
  expect(readFileSync(logFile, 'utf8')).toContain('"workers: the event loop stood still for 4 s');
}, 120_000);
