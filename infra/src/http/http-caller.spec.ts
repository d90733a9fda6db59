import { createServer, type Server } from 'node:http';
import { Misconfigured, TransientFailure, Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import { HttpCaller, retryAfter } from './http-caller';

let server: Server;
let url: string;
const caller = new HttpCaller('Le service', 300);
beforeAll(async () => {
  server = createServer((request, response) => {
    const [, what = ''] = (request.url ?? '').split('/');
    if (what === 'cut') return void request.socket.destroy();
    if (what === 'slow') return;
    if (what === 'drip') return void response.writeHead(200).write('x');
    if (what === 'huge') return void response.end('x'.repeat(1_100_000));
    response.writeHead(Number(what), { 'retry-after': '20', location: '/200' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(async () => {
  await caller.close().catch(() => {});
  server.closeAllConnections();
  server.close();
});

const failure = (path: string): Promise<Error> =>
  caller.call({ method: 'GET', url: url + path }).then(
    () => new Error('no failure'),
    (error: Error) => error,
  );

test('an answer in the two hundreds is the answer', async () => {
  expect(await caller.call({ method: 'GET', url: `${url}/200` })).toMatchObject({ status: 200, json: { ok: true } });
});

test.each([408, 425, 429, 500, 503])('%i is worth trying again, when the service says', async (status) => {
  const error = await failure(`/${status}`);
  expect(error).toBeInstanceOf(TransientFailure);
  expect((error as TransientFailure).detail).toEqual({ retryAfterSeconds: 20, ambiguous: status >= 500 });
});

test.each([401, 403])('%i is our own mistake', async (status) => {
  expect(await failure(`/${status}`)).toBeInstanceOf(Misconfigured);
});

test.each([400, 404, 410, 301, 307])('%i is final, and no redirect is followed', async (status) => {
  const error = await failure(`/${status}`);
  expect(error).toBeInstanceOf(Unrecoverable);
  expect((error as Unrecoverable).code).toBe(String(status));
});

test.each(['/cut', '/slow', '/drip', '/huge'])('%s fails as something that may have been done', async (path) => {
  const error = await failure(path);
  expect(error).toBeInstanceOf(TransientFailure);
  expect((error as TransientFailure).detail.ambiguous).toBe(true);
});

test('a connection that was never made has done nothing', async () => {
  const error = await caller.call({ method: 'GET', url: 'http://127.0.0.1:1/' }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(TransientFailure);
  expect((error as TransientFailure).detail.ambiguous).toBe(false);
});

test('Retry-After is read in both of its forms', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  expect(retryAfter('120', now)).toBe(120);
  expect(retryAfter('Sat, 28 Nov 2026 12:01:00 GMT', now)).toBe(60);
  expect(retryAfter('bientôt', now)).toBeUndefined();
});
