import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTACT_DATA, startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi({ FORMS_PER_MINUTE: '10', BOOKINGS_PER_DAY: '2', TRUST_PROXY: '1' })));
afterAll(() => api.stop());

const send = (address: string, body: object = { ...CONTACT_DATA, message: randomUUID() }, key: string = randomUUID()) =>
  api.http.post('/api/contact/send').set('x-forwarded-for', address).set('idempotency-key', key).send(body);

test('ten posts a minute pass, the eleventh is told when to come back', async () => {
  for (let i = 0; i < 10; i++) await send('198.51.100.1').expect(202);
  const refused = await send('198.51.100.1').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body.error).toMatch(/^Trop de demandes\. Réessayez dans (une minute|\d+ secondes)\.$/);
  await send('198.51.100.2').expect(202);
});

test('C70 eleven people behind one address pass; all of them together have a ceiling, and nobody pays for another', async () => {
  const from = (number: number) => ({ ...CONTACT_DATA, email: `personne${number}@exemple.fr`, message: randomUUID() });
  for (let person = 0; person < 11; person++) await send('198.51.100.20', from(person)).expect(202);
  for (let more = 0; more < 9; more++) await send('198.51.100.20', from(0)).expect(202);
  await send('198.51.100.20', from(0)).expect(429);
  await send('198.51.100.20', { ...from(0), email: 'Personne0+note@exemple.fr' }).expect(429);
  await send('198.51.100.20', from(11)).expect(202);
  const rest = Array.from({ length: 39 }, (_, person) => send('198.51.100.20', from(100 + person)).expect(202));
  await Promise.all(rest);
  await send('198.51.100.20', from(999)).expect(429);
  // A refusal took no place of anybody.
  await send('198.51.100.21', from(999)).expect(202);
});

test('an invented first hop of X-Forwarded-For dodges nothing', async () => {
  for (let i = 0; i < 10; i++) await send(`203.0.113.${i}, 198.51.100.3`).expect(202);
  await send('203.0.113.99, 198.51.100.3').expect(429);
});

test('an IPv6 customer is counted by his /64', async () => {
  for (let i = 0; i < 10; i++) await send(`2001:db8:1:2::${i}`).expect(202);
  await send('2001:db8:1:2:ffff::1').expect(429);
  await send('2001:db8:1:3::1').expect(202);
});

test('replays, 422 and invalid bodies do not count', async () => {
  const [key, body] = [randomUUID(), { ...CONTACT_DATA, message: 'une fois' }];
  for (let i = 0; i < 15; i++) await send('198.51.100.4', body, key).expect(202);
  for (let i = 0; i < 15; i++) await send('198.51.100.4', { ...body, message: 'autre' }, key).expect(422);
  for (let i = 0; i < 15; i++) await send('198.51.100.4', {}).expect(400);
  for (let i = 0; i < 9; i++) await send('198.51.100.4').expect(202);
  await send('198.51.100.4').expect(429);
  await send('198.51.100.4', body, key).expect(202);
});

test('forms with files: three of one sender are read at once, others pass, and who hangs up leaves his place', async () => {
  const server: Server = api.app.getHttpServer();
  expect(server.requestTimeout).toBe(600_000);
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const apply = (address: string) =>
    api.http
      .post('/api/careers')
      .set('x-forwarded-for', address)
      .field('name', 'Zoé')
      .attach('cv', Buffer.from('?'), 'cv.pdf');
  const until = async (status: number) => {
    for (const end = Date.now() + 5000; Date.now() < end; )
      if ((await apply('198.51.100.9')).status === status) return status;
    return (await apply('198.51.100.9')).status;
  };
  const slow = [1, 2, 3].map(() => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': '198.51.100.9' };
    const post = request({ port, method: 'POST', path: '/api/careers', headers }).on('error', () => {});
    post.write('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nZo');
    return post;
  });
  expect(await until(429)).toBe(429);
  expect((await apply('198.51.100.10')).status).toBe(400);
  for (const post of slow) post.destroy();
  expect(await until(400)).toBe(400);
});

test('M96 an address keeps so many hours a day, whatever names it gives; another one keeps its own', async () => {
  const { body } = await api.http.get('/api/appointments/slots').expect(200);
  const slots = (body as { days: { slots: string[] }[] }).days.flatMap((day) => day.slots);
  const book = (address: string, n: number) =>
    api.http
      .post('/api/appointments')
      .set('x-forwarded-for', address)
      .send({ name: 'Quelqu’un', email: `n${n}@exemple.fr`, slot: slots[n] });
  await book('198.51.100.70', 0).expect(202);
  await book('198.51.100.70', 1).expect(202);
  const refused = await book('198.51.100.70', 2).expect(429);
  expect(refused.body.error).toMatch(/^Trop de demandes\. Réessayez dans 2[34] heures\.$/);
  await book('198.51.100.71', 2).expect(202);
});
