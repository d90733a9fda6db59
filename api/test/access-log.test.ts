import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '@pignon/infra/local/program';
import { freePort } from '@pignon/infra/local/free-port';
import { testDatabase } from '../../infra/test/test-database';
import { testEnv } from '../../infra/test/test-settings';

const dir = mkdtempSync(join(tmpdir(), 'pignon-access-'));
const file = join(dir, 'api.log');
let api: Program;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), ACCESS_LOG: 'on', LOG_LEVEL: 'info', PIGNON_MODE: 'production', HOST: '127.0.0.1' };
  const outside = { PIPEDRIVE_URL: 'https://crm.example.com', AUTOMATION_WEBHOOK_URL: 'https://hooks.example.com/x' };
  api = await Program.start({
    name: "L'api",
    file: 'api/dist/main.js',
    env: { ...process.env, ...testEnv(await testDatabase(), { ...env, ...outside }) },
    log: file,
    readyText: 'api ready',
  });
}, 120_000);
afterAll(async () => {
  await api.stop();
  rmSync(dir, { recursive: true, force: true });
});

interface Entry {
  readonly message: string;
  readonly path?: string;
  readonly cached?: boolean;
}

test('ACCESS_LOG=on: a line of JSON per answer, kept ones too, with no query, no person and a cut address', async () => {
  const asked = ['/faq?email=lea@exemple.fr', '/faq', '/faq', '/lea@exemple.fr', '/api/properties/7?prix=secret'];
  for (const path of asked) await fetch(url + path);
  const accesses = (): Entry[] =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Entry)
      .filter(({ message }) => message === 'access');
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await until(() => accesses().length >= asked.length);
  // What a page reads while it is drawn is none.
  expect(accesses()).toHaveLength(asked.length);
  await until(() => {
    void fetch(`${url}/faq`);
    return accesses().some(({ cached }) => cached);
  });
  expect(accesses()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'GET', path: '/faq', status: 200, from: '127.0.0.0' }),
      expect.objectContaining({ method: 'GET', path: '/faq', status: 200, cached: true }),
      expect.objectContaining({ method: 'GET', path: '/…', status: 404 }),
      expect.objectContaining({ method: 'GET', path: '/api/properties/:id' }),
    ]),
  );
  expect(readFileSync(file, 'utf8')).not.toMatch(/exemple\.fr|secret|email/);
}, 60_000);
