import { randomUUID } from 'node:crypto';
import { unsubscriptionToken } from '@pignon/infra/prospects/unsubscriptions/unsubscription-links';
import { testConfig } from '../../infra/test/test-config';
import { ORIGIN, startApi, type TestApi } from './api';

const EMAIL = 'lea@leaving.example';
const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let api: TestApi;
let known: string;
let stranger: string;
beforeAll(async () => {
  api = await startApi();
  const { secretKey } = testConfig(api.databaseUrl);
  const thread = randomUUID();
  await api.pool.query(
    `insert into thread (id, source, subject, email, name, assigned, state, unread, created_at, last_at, version)
     values ($1, 'proposal', 'Un bien', $2, 'Léa', '{}', 'archived', false, now(), now(), 1)`,
    [thread, EMAIL],
  );
  const { rows } = await api.pool.query(
    `insert into proposal (property_id, email, thread_id, subject, body) values (1, $1, $2, '', '') returning id`,
    [EMAIL, thread],
  );
  known = `/api/unsubscriptions/${unsubscriptionToken(secretKey, rows[0].id)}`;
  stranger = `/api/unsubscriptions/${unsubscriptionToken(secretKey, randomUUID())}`;
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('delete from unsubscription'));

test('RFC 8058: one POST without cookie, in either form that mail programs speak, unsubscribes, once', async () => {
  await api.http.post(known).set('content-type', FORM).send(ONE_CLICK).expect(200);
  await api.http.post(known).field('List-Unsubscribe', 'One-Click').expect(200);
  const { rows } = await api.pool.query('select email, way from unsubscription');
  expect(rows).toEqual([{ email: EMAIL, way: 'one-click' }]);
});

test('RFC 8058: a GET leads to the page and changes nothing', async () => {
  const { headers } = await api.http.get(known).expect(302);
  expect(headers.location).toBe(`/desinscription#${known.split('/').at(-1)}`);
  expect(await api.count('unsubscription')).toBe(0);
});

test('D14 a link of somebody who is not kept answers as any other, and nothing is kept of them', async () => {
  const answers = [];
  for (const path of [known, stranger]) {
    const { status, body } = await api.http.post(path).send({});
    const { location } = (await api.http.get(path)).headers;
    answers.push([status, body, location?.split('#')[0]]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await api.count('unsubscription')).toBe(1);
});

test('D14 their own press alone takes it back, with the words that they agreed to', async () => {
  await api.http.put(`${known}/consent`).set('origin', ORIGIN).send({}).expect(200);
  expect(await api.count('unsubscription')).toBe(0);
  await api.http.post(known).send({}).expect(200);
  await api.http.put(`${known}/consent`).set('origin', ORIGIN).send({}).expect(200);
  const { rows } = await api.pool.query('select way, consent, resubscribed_at is not null as back from unsubscription');
  expect(rows).toEqual([{ way: 'page', consent: { version: 'proposals-1', page: '/desinscription' }, back: true }]);
});

test('D14 a forged link is none, and guessing ends in a wait', async () => {
  const forged = known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const statuses = [];
  for (let guess = 0; guess < 22; guess += 1) statuses.push((await api.http.post(forged).send({})).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  expect(await api.count('unsubscription')).toBe(0);
});

test('a form is refused everywhere else', async () => {
  await api.http.post('/api/contact').set('content-type', FORM).send(ONE_CLICK).expect(415);
  await api.http.put(`${stranger}/consent`).set('content-type', FORM).send(ONE_CLICK).expect(415);
});
