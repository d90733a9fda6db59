import { connect } from 'node:net';
import { type BuiltApi, startBuiltApi } from './built-api';

let api: BuiltApi;
let port: number;

// A process of its own: in a test's world the errors of sockets are no errors to the parsers of forms.
beforeAll(async () => {
  api = await startBuiltApi();
  ({ port } = api);
}, 120_000);
afterAll(() => api.stop());

// Whole ones: none yet, or half of one, is what a process that is writing has.
const lines = () =>
  api
    .log()
    .split('\n')
    .slice(0, -1)
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
