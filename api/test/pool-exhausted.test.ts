import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Pool, type PoolClient } from 'pg';
import { COUNTING_POOL } from '../src/tools/counting-pool';
import { CONTACT_DATA, ESTIMATION, ESTIMATION_START, ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
let started: { id: string; token: string };
beforeAll(async () => {
  api = await startApi({ DATABASE_POOL: '4' });
  cookie = await api.signIn();
  started = (await api.http.post('/api/estimations').send(ESTIMATION_START).expect(202)).body;
});
afterAll(() => api.stop());

/** Takes every connection that there is, and gives them back at the end. */
async function withNone<Result>(
  take: () => Promise<(() => Promise<unknown> | void)[]>,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = await take();
  try {
    return await work();
  } finally {
    await Promise.all(held.map((giveBack) => giveBack()));
  }
}

const allOf = (token: typeof Pool | typeof COUNTING_POOL, most: number) => async () => {
  const clients: PoolClient[] = await Promise.all(
    Array.from({ length: most }, () => api.app.get<Pool>(token as never).connect()),
  );
  return clients.map((client) => () => client.release());
};

const ofTheOrm = async () => {
  const forks = Array.from({ length: 4 }, () => api.app.get(MikroORM).em.fork());
  await Promise.all(forks.map((fork) => fork.begin()));
  return forks.map((fork) => () => fork.rollback());
};

const CALLS: Record<string, () => ReturnType<TestApi['http']['get']>> = {
  'a list': () => api.http.get(`/api/properties/search?search=${randomUUID()}`),
  'a page': () => api.http.get('/nos-biens?page=7').set('accept', 'text/html'),
  'a form': () => api.http.post('/api/contact/send').set('idempotency-key', randomUUID()).send(CONTACT_DATA),
  'a form that loads something': () =>
    api.http
      .post(`/api/estimations/${started.id}/submit`)
      .set('idempotency-key', randomUUID())
      .set('authorization', `Bearer ${started.token}`)
      .send(ESTIMATION),
  'a call of staff': () => api.http.get('/api/deliveries').set('cookie', cookie),
  'a change by staff': () =>
    api.http.put('/api/app-settings').set('cookie', cookie).set('origin', ORIGIN).send({ showSoldProperties: true }),
  'a login': () => api.http.post('/api/users/login').send({ email: 'a@b.fr', password: 'x' }),
};

/** It has connections of its own. */
const MAPPED = 'a form that loads something';

test.each(Object.keys(CALLS).filter((name) => name !== MAPPED))(
  '%s without a free connection is a 503 that says when to come back',
  async (name) => {
    const answer = await withNone(allOf(Pool, 4), () => CALLS[name]!());
    expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  },
);

test('a change that waits for the mapper is a 503 as well, not a minute of silence', async () => {
  const answer = await withNone(ofTheOrm, () => CALLS[MAPPED]!().timeout(15_000));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, expect.any(String)]);
});

test('many visitors at once on few connections are all answered, served or told to come back', async () => {
  const statuses = await withNone(allOf(Pool, 3), async () =>
    Promise.all(Array.from({ length: 60 }, async () => (await CALLS['a form']!()).status)),
  );
  expect(statuses.filter((status) => status !== 202 && status !== 503)).toEqual([]);
  expect((await CALLS['a form']!()).status).toBe(202);
});
