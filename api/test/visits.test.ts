import { ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

jest.setTimeout(60_000);

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const VIEW = { kind: 'page', page: '/blog' };

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const beacon = (events: unknown, headers: Record<string, string> = {}) =>
  api.http
    .post('/api/audience')
    .set({ origin: ORIGIN, 'user-agent': BROWSER, ...headers })
    .send({ events });
const counts = async () =>
  (await api.pool.query('select kind, subject, count from visit_count order by kind, subject')).rows;
const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date());

test('views, properties, steps and measures are counted per day, without anything of who it was', async () => {
  const id = await publish(api, cookie, { title: 'Boutique regardée' });
  const answer = await beacon([VIEW, { kind: 'property', id }, { kind: 'step', step: 'estimation-bien' }]).expect(204);
  expect(answer.headers['set-cookie']).toBeUndefined();
  await beacon([VIEW, { kind: 'property', id: 999_999 }]).expect(204);
  await beacon([{ kind: 'vital', page: '/blog', vital: 'LCP', value: 1_900 }]).expect(204);
  expect(await counts()).toEqual([
    { kind: 'page', subject: '/blog', count: 2 },
    { kind: 'property', subject: String(id), count: 1 },
    { kind: 'step', subject: 'estimation-bien', count: 1 },
  ]);
  const { rows } = await api.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name in ('visit_count', 'vital_count')`,
  );
  expect(new Set(rows.map((row) => row.column_name))).toEqual(
    new Set(['day', 'kind', 'subject', 'count', 'page', 'vital', 'bucket']),
  );
  expect(await api.count('rate_limit', `key like '%127.0.0.1%' and key like '%audience%'`)).toBe(0);

  const { body } = await api.http
    .get(`/api/admin/audience?from=2026-01-31&to=${today}`)
    .set('cookie', cookie)
    .expect(200);
  expect(body.days.at(-1)).toEqual({ day: today, views: 2 });
  expect(body.days[0]).toEqual({ day: '2026-01-31', views: 0 });
  expect(body).toMatchObject({
    pages: [{ page: '/blog', views: 2 }],
    properties: [{ id, title: 'Boutique regardée', views: 1 }],
    steps: [{ step: 'estimation-bien', count: 1 }],
    vitals: [{ page: '/blog', vital: 'LCP', histogram: [{ bucket: 5, count: 1 }] }],
  });
});

test('robots and whoever asks not to be followed are not counted', async () => {
  const before = await counts();
  await beacon([VIEW], { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }).expect(204);
  await beacon([VIEW], { dnt: '1' }).expect(204);
  await beacon([VIEW], { 'sec-gpc': '1' }).expect(204);
  expect(await counts()).toEqual(before);
});

test.each([
  ['no list', 'non', 400],
  ['an unknown page', [{ kind: 'page', page: '/bien/1?access=secret' }], 400],
  ['a text in a number’s place', [{ kind: 'property', id: "1' or 1=1" }], 400],
  ['too many', Array.from({ length: 21 }, () => VIEW), 400],
  ['too large', [{ ...VIEW, more: 'x'.repeat(5_000) }], 413],
])('%s: nothing is counted', async (_, events, status) => {
  const before = await counts();
  await beacon(events).expect(status);
  expect(await counts()).toEqual(before);
});

test('one address counts no more than 120 beacons a minute, and nobody else pays for it', async () => {
  const from = (address: string) =>
    beacon([{ kind: 'page', page: '/faq' }], { 'x-forwarded-for': address }).expect(204);
  for (let n = 0; n < 125; n += 1) await from('203.0.113.7');
  await from('203.0.113.8');
  expect(await counts()).toContainEqual({ kind: 'page', subject: '/faq', count: 121 });
});

test('the counts are the staff’s, for a period that exists', async () => {
  await api.http.get(`/api/admin/audience?from=${today}&to=${today}`).expect(401);
  for (const period of [
    '',
    '?from=2026-02-31&to=2026-03-01',
    '?from=2026-03-02&to=2026-03-01',
    '?from=2020-01-01&to=2026-01-01',
  ])
    await api.http.get(`/api/admin/audience${period}`).set('cookie', cookie).expect(400);
});
