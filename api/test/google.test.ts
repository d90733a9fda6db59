import { type Partners, startPartners } from '@pignon/infra/local/partners/partners';
import type { GoogleServiceStatus, GoogleStatus } from '@pignon/domain/google/google-status';
import { ORIGIN, startApi, type TestApi } from './api';

jest.setTimeout(60_000);

let partners: Partners;
let api: TestApi;
let cookie: string;
beforeAll(async () => {
  partners = await startPartners({ port: 0 });
  const url = `http://127.0.0.1:${partners.port}/google`;
  api = await startApi({
    GOOGLE_REVIEWS_URL: url,
    GOOGLE_TOKEN_URL: `${url}/token`,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_REFRESH_TOKEN: 'local-refresh-token',
    GOOGLE_LOCATION: 'accounts/1/locations/1',
    DEMONSTRATION_REVIEWS: 'on',
    // Two presses by hand are 1 ms apart, two readings by themselves hours.
    GOOGLE_REVIEWS_MINUTES: '10000',
    TIME_SCALE: '20',
  });
  cookie = await api.signIn();
});
afterAll(async () => {
  await api.stop();
  await partners.stop();
});
afterEach(() => control('DELETE', '/__faults'));

const control = (method: string, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${partners.port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
const fault = (body: object) => control('POST', '/__faults', { partner: 'google', ...body });
const asked = async () => ((await (await control('GET', '/__received?partner=google')).json()) as unknown[]).length;
const status = async (): Promise<GoogleStatus> =>
  (await api.http.get('/api/google/status').set('cookie', cookie).expect(200)).body as GoogleStatus;
const reviews = async () => (await status()).services.find(({ service }) => service === 'reviews')!;
const press = () => api.http.post('/api/google/sync').set('cookie', cookie).set('origin', ORIGIN);
const unpressed = () => api.pool.query(`update customer_reviews set asked_at = now() - interval '1 hour'`);

/** As it is once Google has been asked. */
async function settled(): Promise<GoogleServiceStatus> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const now = await reviews();
    if (!now.syncing) return now;
    if (Date.now() > giveUpAt) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function pressed(): Promise<GoogleServiceStatus> {
  await settled();
  await unpressed();
  await press().expect(202);
  return await settled();
}

test('E14 four services, each with its state: reviews by the environment, and three that the site does without', async () => {
  await settled();
  const { services, reviews: kept } = await status();
  expect(services.map(({ service, state, source }) => [service, state, source])).toEqual([
    ['reviews', 'connected', 'environment'],
    ['gmail', 'disconnected', null],
    ['calendar', 'disconnected', null],
    ['search-console', 'disconnected', null],
  ]);
  expect(services[0]).toMatchObject({ account: 'accounts/1/locations/1', kept: 8, total: 8, fault: null });
  expect(Date.parse(services[0]!.nextSync!)).toBeGreaterThan(Date.parse(services[0]!.lastSync!));
  expect(kept.map(({ starRating }) => starRating)).toEqual([5, 5, 4, 5, 2, 4, 4, 5]);
});

test('E14 a press is answered before Google is, and once more within seconds asks for nothing more', async () => {
  await settled();
  await unpressed();
  await fault({ delayMs: 400, times: 1 });
  const before = await asked();
  const { body } = await press().expect(202);
  expect(body.services[0]).toMatchObject({ syncing: true });
  // However slow this machine is, the second press is within seconds of the first.
  const { rows } = await api.pool.query<{ at: string }>('select asked_at::text as at from customer_reviews');
  await api.pool.query(`update customer_reviews set asked_at = now() + interval '1 minute'`);
  const lines = () => api.count('audit_log', `action = 'google.sync'`);
  const noted = await lines();
  await press().expect(202);
  expect(await lines()).toBe(noted);
  await api.pool.query('update customer_reviews set asked_at = $1::timestamptz', [rows[0]!.at]);
  expect(await settled()).toMatchObject({ state: 'connected', fault: null });
  expect(await asked()).toBe(before + 2);
});

test.each([
  ['Google is away', { status: 503 }, 'unreachable', 'connected'],
  ['too many questions', { status: 429 }, 'busy', 'connected'],
  ['the authorisation is no more', { status: 400, path: '/token' }, 'revoked', 'revoked'],
  ['our own secret is wrong', { status: 401, path: '/token' }, 'client', 'disconnected'],
  ['the project is not approved', { status: 403, path: '/v4/' }, 'not-approved', 'awaiting-approval'],
  ['there is no such place', { status: 404, path: '/v4/' }, 'unreadable', 'connected'],
])('E14 %s: said by name, the reviews stay, and the next good answer clears it', async (_, given, kind, state) => {
  const good = await pressed();
  await fault({ ...given });
  expect(await pressed()).toMatchObject({ state, fault: { kind }, kept: 8, lastSync: good.lastSync });
  await control('DELETE', '/__faults');
  expect(await pressed()).toMatchObject({ state: 'connected', fault: null, kept: 8 });
});

test('E14 whoever pressed is in the audit, in one line a press', async () => {
  await pressed();
  const { rows } = await api.pool.query(
    `select account.email, log.target from audit_log log join staff_account account on account.id = log.account_id
     where log.action = 'google.sync' order by log.id desc limit 1`,
  );
  expect(rows).toEqual([{ email: expect.stringContaining('@'), target: 'reviews' }]);
});

test('E14 F42 invented reviews are told as such, never as kept ones; without them nothing is connected, nor pressed', async () => {
  for (const [shown, state] of [
    ['on', 'demonstration'],
    ['off', 'disconnected'],
  ]) {
    const without = await startApi({ DEMONSTRATION_REVIEWS: shown! });
    const theirs = await without.signIn();
    const { body } = await without.http.get('/api/google/status').set('cookie', theirs).expect(200);
    expect(body.services[0]).toMatchObject({ state, source: null, nextSync: null, syncing: false });
    expect(body.reviews).toEqual([]);
    const refused = without.http.post('/api/google/sync').set('cookie', theirs).set('origin', ORIGIN);
    expect((await refused.expect(409)).body.error).toBe('Aucun compte Google connecté.');
    await without.stop();
  }
});
