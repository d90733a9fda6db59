import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../local/root';
import { npmRun } from './npm-start';

const COMMANDS = ['start', 'test', 'dev', 'seed', 'admin', 'retention', 'bench', 'storm', 'fuzz'];

test.each(COMMANDS)('npm run %s -- --help says what it does and starts nothing', (name) => {
  const { code, said } = npmRun(['run', name, '--', '--help']);
  expect(code).toBe(0);
  expect(said).toContain(name === 'start' ? 'npm start' : name === 'test' ? 'npm test' : `npm run ${name}`);
  expect(said).not.toMatch(/est prêt|\d passed/);
});

test.each([
  ['start', ['--prot', '4000']],
  ['dev', ['--fast']],
  ['seed', ['--listing', '5']],
  ['admin', ['list', '--all']],
  ['retention', ['--dry']],
  ['bench', ['--round', '1']],
  ['storm', ['--shorts']],
  ['fuzz', ['--sed', '4']],
  ['test', ['--watchAll']],
])('npm run %s refuses an unknown option', (name, args) => {
  const { code, said } = npmRun(['run', name, '--', ...args]);
  expect(code).not.toBe(0);
  expect(said).toContain(args.find((arg) => arg.startsWith('--')));
});

test('each bad setting of npm start is refused by its own name and kind, all at once, and nothing is started', () => {
  const { code, said } = npmRun(['start'], {
    DATA_DIR: join(tmpdir(), 'pignon-never'),
    PORT: 'x',
    WORKERS: 'x',
    SEED_LISTINGS: 'abc',
    ADMIN_EMAIL: 'lea',
    MAIL_KEEP: 'peut-être',
    DATABASE_POOL: '2.5',
    LOG_LEVEL: 'fort',
  });
  expect(code).toBe(1);
  for (const line of [
    'PORT doit être un nombre de 1 à 65535 (reçu : « x »)',
    'WORKERS doit être un nombre de 0 à 32 processus (reçu : « x »)',
    'SEED_LISTINGS doit être un nombre de 0 à 1000000 biens (reçu : « abc »)',
    'ADMIN_EMAIL doit être une adresse e-mail (reçu : « lea »)',
    'MAIL_KEEP doit être on ou off (reçu : « peut-être »)',
    'DATABASE_POOL doit être un nombre de 4 à 500 connexions (reçu : « 2.5 »)',
    'LOG_LEVEL doit être silent ou error ou warn ou info ou debug (reçu : « fort »)',
  ])
    expect(said).toContain(line);
  expect(said).not.toContain('prêt');
});

test('what is built is not laid anew under a product that runs from it', () => {
  const files = ['api/dist/main.js', 'infra/dist/local/start.js', 'web/dist/client/index.html'];
  const laid = () => files.map((file) => statSync(join(ROOT, file)).ctimeMs);
  const before = laid();
  expect(npmRun(['run', 'admin', '--', 'list'], { DATABASE_URL: 'postgresql://127.0.0.1:1/none' }).code).toBe(1);
  expect(laid()).toEqual(before);
});

test('an edit of the storm makes npm start build nothing; of infra, npm run storm too', () => {
  const script = `import('./infra/local/built.mjs').then(async ({ HOUSE, TOOLS, sourcesOf }) => {
    const { statSync, utimesSync } = await import('node:fs');
    const changedBy = (file) => {
      const { atime, mtime } = statSync(file);
      const before = sourcesOf([...HOUSE, ...TOOLS]);
      utimesSync(file, atime, new Date(mtime.getTime() + 1000));
      const after = sourcesOf([...HOUSE, ...TOOLS]);
      utimesSync(file, atime, mtime);
      return Object.keys(before).filter((room) => before[room] !== after[room]);
    };
    console.log(JSON.stringify([changedBy('infra/storm/storm.ts'), changedBy('infra/local/start.ts'), HOUSE]));
  })`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  const [ofStorm, ofInfra, house] = JSON.parse(stdout) as readonly string[][];
  expect(ofStorm).toEqual(['infra/storm']);
  expect(ofInfra).toEqual(['infra']);
  expect(house).not.toContain('infra/storm');
});

describe('a .env', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pignon-env-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const readBy = (only: string): Record<string, string> => {
    const script = `import('./infra/local/settings/env-file.mjs').then(({ readEnvFile }) => {
      readEnvFile(${JSON.stringify(join(dir, '.env'))}, ${only});
      console.log(JSON.stringify(process.env));
    })`;
    const env = { PATH: process.env.PATH, PORT: '4000' };
    const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, env, encoding: 'utf8' });
    return JSON.parse(stdout) as Record<string, string>;
  };
  beforeAll(() =>
    writeFileSync(join(dir, '.env'), 'PORT=5000\nWORKERS=2 # deux\nMAIL_FROM="Léa <lea@pignon.example>"\nHOST=\n'),
  );

  test('is read, the environment wins, and an empty value is none', () => {
    const env = readBy('undefined');
    expect(env).toMatchObject({ PORT: '4000', WORKERS: '2', MAIL_FROM: 'Léa <lea@pignon.example>' });
    expect(env.HOST).toBeUndefined();
  });

  test('is read by tests, bench and storm for what names their tools alone: never for a database', () => {
    expect(readBy("['CHROMIUM_PATH']").WORKERS).toBeUndefined();
  });
});
