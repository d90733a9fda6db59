import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pignon/infra/local/free-port';
import { Program } from '@pignon/infra/local/program';
import { testDatabase } from '../../infra/test/test-database';
import { testEnv } from '../../infra/test/test-settings';

const dir = mkdtempSync(join(tmpdir(), 'pignon-cut-off-'));
const file = join(dir, 'api.log');
let api: Program;
let port: number;

// A process of its own: in a test's world the errors of sockets are no errors to the parsers of forms.
beforeAll(async () => {
  port = await freePort();
  const outside = { PIPEDRIVE_URL: 'https://crm.example.com', AUTOMATION_WEBHOOK_URL: 'https://hooks.example.com/x' };
  const env = { PORT: String(port), ACCESS_LOG: 'on', LOG_LEVEL: 'info', PIGNON_MODE: 'production', HOST: '127.0.0.1' };
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

const lines = () =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string });

test.each([
  ['JSON', '/api/contact/send', 'application/json', '{"to":'],
  ['a form', '/api/careers', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="na'],
  [
    'a file',
    '/api/careers',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-',
  ],
])('%s cut off with its connection is no fault of ours', async (_, path, type, start) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 60000\r\n\r\n`;
  const before = lines().length;
  // At once, and when its reading has begun.
  for (const milliseconds of [0, 100])
    await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(head + start, () => setTimeout(() => socket.destroy(), milliseconds)),
      );
      socket.on('error', () => {}).on('close', resolve);
    });
  // Of them there is no line; of what is asked later there is one.
  await fetch(`http://127.0.0.1:${port}/faq`);
  while (lines().length === before) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
});
