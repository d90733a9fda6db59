import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { TRADES } from '@pignon/domain/careers/application-rules';
import { startApi, type TestApi } from './api';
import { portOf } from './raw-request';

const MOST_BYTES = 5 * 1024 * 1024;
let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startApi({ APPLICATIONS_PER_HOUR: '2', APPLICATIONS_MB_PER_DAY: '6', TRUST_PROXY: '1' });
  port = await portOf(api.app);
});
afterAll(() => api.stop());

const apply = (address: string, { key = randomUUID() as string, bytes = 1000 } = {}) =>
  api.http
    .post('/api/careers')
    .set('x-forwarded-for', address)
    .set('idempotency-key', key)
    .field({ name: 'Zoé Martin', email: 'zoe@exemple.fr', trade: TRADES[0] })
    .attach('cv', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'a')]), 'cv.pdf');

test('an address may apply so many times an hour; a repetition is no new application, a refusal none', async () => {
  const key = randomUUID();
  await apply('198.51.100.1', { key }).expect(202);
  await apply('198.51.100.1', { key }).expect(202);
  await api.http.post('/api/careers').set('x-forwarded-for', '198.51.100.1').field('name', 'Zoé').expect(400);
  await apply('198.51.100.1').expect(202);
  const refused = await apply('198.51.100.1').expect(429);
  expect(refused.body.error).toMatch(/^Trop de demandes\. Réessayez dans \d+ minutes\.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  await apply('198.51.100.1', { key }).expect(202);
  await apply('198.51.100.2').expect(202);
});

test('of all addresses together so many megabytes a day are kept, and what is too much takes no room of what is not', async () => {
  await apply('198.51.100.3', { bytes: MOST_BYTES }).expect(202);
  const before = await api.count('job_application');
  const refused = await apply('198.51.100.4', { bytes: MOST_BYTES }).expect(429);
  expect(refused.body.error).toMatch(/^Trop de demandes\. Réessayez dans \d+ heures\.$/);
  expect(await api.count('job_application')).toBe(before);
  for (let i = 0; i < 2; i++) await apply('198.51.100.4').expect(202);
});

/** A form of which a little comes every tenth of a second, and what it was answered. */
function slowForm(address: string): { readonly socket: Socket; readonly answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/careers HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      'Content-Length: 5000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n',
  );
  const drop = setInterval(() => socket.writable && socket.write('a'.repeat(200)), 100);
  const answer = new Promise<string>((resolve) => {
    socket
      .on('data', (chunk) => resolve(chunk.toString()))
      .on('error', () => {})
      .on('close', () => {
        clearInterval(drop);
        resolve('');
      });
  });
  return { socket, answer };
}

test('a crowd that sends slowly, though fast enough, closes the form to nobody: its slowest gives way', async () => {
  const crowd = Array.from({ length: 21 }, (_, i) => slowForm(`203.0.113.${Math.floor(i / 3)}`));
  const answers = crowd.map(({ answer }) => answer);
  try {
    // One of them found no place.
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 429 /);
    const visitor = () =>
      api.http
        .post('/api/careers')
        .set('x-forwarded-for', '198.51.100.9')
        .field('name', 'Zoé')
        .attach('cv', Buffer.from('?'), 'cv.pdf');
    let { status } = await visitor();
    expect(status).toBe(429);
    for (const end = Date.now() + 15_000; status === 429 && Date.now() < end; ) ({ status } = await visitor());
    expect(status).toBe(400);
    // The first answer was the 429; the second comes to whoever gave way.
    const unlike429 = answers.map(async (answer) => {
      const text = await answer;
      return text.startsWith('HTTP/1.1 429 ') ? await new Promise<never>(() => {}) : text;
    });
    expect(await Promise.race(unlike429)).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    for (const { socket } of crowd) socket.destroy();
    await Promise.all(answers);
  }
});
