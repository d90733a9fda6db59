import { type Partners, startPartners } from '@pignon/infra/local/partners/partners';
import { startApi, type TestApi } from './api';

jest.setTimeout(60_000);

let partners: Partners;
let api: TestApi;
let env: Record<string, string>;
beforeAll(async () => {
  partners = await startPartners({ port: 0 });
  const url = `http://127.0.0.1:${partners.port}/google`;
  env = {
    GOOGLE_REVIEWS_URL: url,
    GOOGLE_TOKEN_URL: `${url}/token`,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_REFRESH_TOKEN: 'local-refresh-token',
    GOOGLE_LOCATION: 'accounts/1/locations/1',
    // A minute between two readings is 30 ms.
    GOOGLE_REVIEWS_MINUTES: '1',
    TIME_SCALE: '2000',
  };
  await fault({ partner: 'google', status: 503 });
  api = await startApi(env);
});
afterAll(async () => {
  await api.stop();
  await partners.stop();
});

const control = (method: string, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${partners.port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
const fault = (body: object) => control('POST', '/__faults', body);
const asked = async () => ((await (await control('GET', '/__received?partner=google')).json()) as unknown[]).length;
const shown = async () => (await api.http.get('/api/google-reviews').expect(200)).body;
const home = async () => (await api.http.get('/').expect(200)).text;

async function until(what: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  while (!(await what())) {
    if (Date.now() > giveUpAt) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('M114 F42 Google fails and nothing was ever read: five labelled ones, and no rating for search engines', async () => {
  await until(async () => (await asked()) > 0);
  expect(await shown()).toMatchObject({ demonstration: true, totalReviewCount: 47, averageRating: 4.8 });
  const text = await home();
  expect(text).toContain('Avis de démonstration');
  expect(text).not.toContain('aggregateRating');
});

test('M113 M115 M151 F43 real ones once Google answers, in numbers, with their rating; they outlive its next failure', async () => {
  await control('DELETE', '/__faults');
  await until(async () => !(await shown()).demonstration);
  const answer = await shown();
  expect(answer).toMatchObject({ demonstration: false, totalReviewCount: 8, averageRating: 4.25, photos: 'view' });
  expect(answer.reviews.map(({ starRating }: { starRating: number }) => starRating)).toEqual([5, 5, 4, 5, 2, 4, 4, 5]);
  expect(answer.reviews[5]).toMatchObject({ reviewer: { displayName: 'Un client' }, comment: '' });
  for (const status of [401, 500]) await fault({ partner: 'google', status, times: 3 });
  const before = await asked();
  await until(async () => (await asked()) > before + 2);
  expect(await shown()).toEqual(answer);
  const text = await home();
  expect(text).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":4\.25,"reviewCount":8/);
  expect(text).toContain('Boutique vendue en deux mois');
  expect(text).not.toContain('Avis de démonstration');
});

test('M115 M151 F42 each field of a review is answered; no review at all is an answer: nothing is shown', async () => {
  await api.pool.query(`update customer_reviews set asked_at = 'infinity'`);
  const set = (value: object) => api.pool.query('update customer_reviews set value = $1', [JSON.stringify(value)]);
  const review = {
    reviewId: 'avis-1',
    reviewer: { displayName: 'Inès Noël', profilePhotoUrl: 'https://photos.exemple/ines.jpg' },
    starRating: 4,
    comment: 'Très bien.',
    createTime: '2026-03-02T10:00:00Z',
    updateTime: '2026-03-03T10:00:00Z',
  };
  await set({ reviews: [review], totalReviewCount: 1, averageRating: 4 });
  await until(async () => (await shown()).reviews.length === 1);
  expect(await shown()).toMatchObject({ reviews: [review], totalReviewCount: 1, averageRating: 4 });
  await set({ reviews: [], totalReviewCount: 0, averageRating: 0 });
  await until(async () => (await shown()).reviews.length === 0);
  expect(await shown()).toMatchObject({ reviews: [], totalReviewCount: 0, averageRating: 0 });
  const text = await home();
  expect(text).not.toMatch(/id="avis"|aggregateRating/);
});
