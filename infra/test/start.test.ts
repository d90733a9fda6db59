import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leftOf, type NpmStart, npmRun, npmStart } from './npm-start';

jest.setTimeout(Number(process.env.INTERRUPTIONS ?? 2) * 200_000);

/** INTERRUPTIONS=20 for a longer look. */
const INTERRUPTIONS = Number(process.env.INTERRUPTIONS ?? 2);

/** How far a start has come is told by what lies in its folder, however slow the machine is; a moment later we strike. */
const STAGES: readonly (readonly [name: string, file: string, ms: number])[] = [
  ['installing or building', '', 3000],
  ['making the database', 'postgres.new', 1500],
  ['migrating, drawing, seeding', 'postgres/postmaster.pid', 4000],
  ['starting mail and partners', 'mail.log', 1500],
  ['starting api and workers', 'api.log', 3000],
  ['running', '', 0],
];

const dataDir = mkdtempSync(join(tmpdir(), 'pignon-start-'));
const running: NpmStart[] = [];

afterAll(async () => {
  for (const { npm } of running) kill(-(npm.pid ?? 0), 'SIGTERM');
  await nothingLeft(dataDir).catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(dir: string, env: Record<string, string> = {}): Promise<NpmStart> {
  const run = await npmStart(dir, env);
  running.push(run);
  return run;
}

/** What a person, a terminal or a supervisor does to `npm start`. */
const ENDS: Readonly<Record<string, (pid: number) => void>> = {
  'Ctrl-C': (pid) => kill(-pid, 'SIGINT'),
  'SIGTERM to the group': (pid) => kill(-pid, 'SIGTERM'),
  'a closed terminal': (pid) => kill(-pid, 'SIGHUP'),
  'SIGTERM to npm alone': (pid) => kill(pid, 'SIGTERM'),
  'npm killed': (pid) => kill(pid, 'SIGKILL'),
  'all of the group killed': (pid) => kill(-pid, 'SIGKILL'),
};

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}

async function until<Value>(ask: () => Promise<Value> | Value, what: () => string, ms = 60_000): Promise<Value> {
  for (const end = Date.now() + ms; ; await sleep(100)) {
    const value = await ask();
    if (value) return value;
    if (Date.now() > end) throw new Error(what());
  }
}

const nothingLeft = (dir: string): Promise<boolean> =>
  until(
    () => leftOf(dir).length === 0,
    () => `left:\n${leftOf(dir).join('\n')}`,
  );

const ready = (run: NpmStart): Promise<boolean> =>
  until(
    () => run.said().includes('Pignon est prêt'),
    () => run.said(),
    300_000,
  );

const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;

test(`npm start interrupted at ${INTERRUPTIONS} random moments leaves nothing running`, async () => {
  for (let n = 0; n < INTERRUPTIONS; n++) {
    const dir = mkdtempSync(join(tmpdir(), 'pignon-interrupted-'));
    const [stage, file, longest] = oneOf(STAGES);
    const moment = Math.round(Math.random() * longest);
    const way = oneOf(Object.keys(ENDS));
    const line = `${n + 1}: ${way}, ${moment} ms into « ${stage} »`;
    process.stderr.write(`${line}\n`);
    const run = await start(dir);
    if (stage === 'running') await ready(run);
    else await until(() => existsSync(join(dir, file)) || run.npm.exitCode !== null, run.said, 300_000);
    await Promise.race([sleep(moment), run.gone]);
    ENDS[way]?.(run.npm.pid ?? 0);
    await run.gone;
    await nothingLeft(dir).catch((error: unknown) => {
      throw new Error(`${line}\n${(error as Error).message}\nsaid: ${run.said()}`);
    });
    rmSync(dir, { recursive: true, force: true });
  }
});

test('npm killed as soon as it has a shell leaves nothing running', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'pignon-orphan-'));
  const run = await start(dir);
  while (!leftOf(dir).some((line) => line.includes('sh -c')) && run.npm.exitCode === null) await sleep(2);
  ENDS['npm killed']?.(run.npm.pid ?? 0);
  await run.gone;
  await nothingLeft(dir);
  rmSync(dir, { recursive: true, force: true });
});

describe('a running start', () => {
  let run: NpmStart;
  const count = (text: string): number => run.said().split(text).length - 1;
  const pids = (part: string): number[] =>
    leftOf(dataDir)
      .filter((line) => line.includes(part))
      .map((line) => Number.parseInt(line, 10));

  beforeAll(async () => {
    run = await start(dataDir, { ADMIN_EMAIL: 'lea@pignon.example', ADMIN_PASSWORD: 'un mot de passe de test' });
    await ready(run);
  });

  test.each([
    ['PostgreSQL', () => Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)],
    ['Redis', () => (JSON.parse(readFileSync(join(dataDir, 'redis', 'redis.json'), 'utf8')) as { pid: number }).pid],
    ['Le serveur du site (api)', () => pids('api/dist/main.js')[0] ?? 0],
    ['Le worker 1', () => pids('workers/dist/main.js')[0] ?? 0],
    ['Le courrier local', () => pids('mail/main.js')[0] ?? 0],
  ])('%s killed is said once, started again, and said once more', async (name, pid) => {
    process.kill(pid(), 'SIGKILL');
    await until(
      () => count(`${name} est de nouveau là`) === 1,
      () => run.said(),
    );
    expect(count(`${name} s'est arrêté`)).toBe(1);
    await until(
      async () => (await fetch(`${run.url}/api/health/ready`).catch(() => null))?.status === 200,
      () => run.said(),
    );
    expect((await fetch(`${run.url}/`)).status).toBe(200);
  });

  test('a data folder that is in use is refused, and what runs there goes on', async () => {
    const second = await start(dataDir);
    await second.gone;
    expect(second.said()).toContain('Pignon tourne déjà ici');
    expect((await fetch(`${run.url}/api/health/ready`)).status).toBe(200);
  });

  test('Ctrl-C leaves nothing running', async () => {
    ENDS['Ctrl-C']?.(run.npm.pid ?? 0);
    await run.gone;
    await nothingLeft(dataDir);
  });

  test('npm run retention -- --dry-run says what would be removed; npm run admin lists the accounts and gives a new password, shown once, that signs in', async () => {
    const DATA_DIR = dataDir;
    expect(npmRun(['run', 'admin', '--', 'list'], { DATA_DIR }).said).toMatch(/lea@pignon\.example.*administrateur/);
    const unknown = npmRun(['run', 'admin', '--', 'password', 'qui@pignon.example'], { DATA_DIR });
    expect(unknown.code).toBe(1);
    expect(unknown.said).toContain("qui@pignon.example n'est pas un compte. Comptes : lea@pignon.example");
    const dry = npmRun(['run', 'retention', '--', '--dry-run'], { DATA_DIR });
    expect([dry.code, dry.said]).toEqual([0, expect.stringMatching(/^prospects +3 ans .*rien n’a été changé/ms)]);
    const { said } = npmRun(['run', 'admin', '--', 'password'], { DATA_DIR });
    const password = /Nouveau mot de passe de lea@pignon\.example : (\S+)/.exec(said)?.[1] ?? '';
    await nothingLeft(dataDir);

    run = await start(dataDir);
    await ready(run);
    expect(run.said()).toContain('lea@pignon.example ; mot de passe oublié : npm run admin -- password');
    const { status } = await fetch(`${run.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'lea@pignon.example', password }),
    });
    expect(status).toBe(200);
    ENDS['npm killed']?.(run.npm.pid ?? 0);
    await nothingLeft(dataDir);
  });
});
