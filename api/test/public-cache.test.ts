import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '../../infra/bench/load/connection';
import { CONTACT, ORIGIN, startApi, type TestApi } from './api';
import { portOf } from './raw-request';

jest.setTimeout(120_000);
let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const hits = async (): Promise<number> =>
  Number(/^http_cache_hits_total (\d+)/m.exec((await api.http.get('/api/metrics')).text)?.[1]);
const etag = async (path: string): Promise<string> => String((await api.http.get(path).expect(200)).headers.etag);

/** Until the process may keep anything at all. */
async function hot(path: string): Promise<void> {
  for (const before = await hits(); (await hits()) < before + 2; await sleep(20)) await api.http.get(path).expect(200);
}

test('ten thousand odd queries are all answered by the pages that are kept, and push none of them out', async () => {
  for (const path of ['/', '/faq', '/api/app-settings']) await hot(path);
  const before = await hits();
  const connection = new Connection(await portOf(api.app));
  const odd = (i: number): string =>
    [`/?odd=${i}`, `/faq?utm_source=${i}&gclid=${i}`, `/api/app-settings?x[${i}]=${i}`][i % 3]!;
  for (let i = 0; i < 10_000; i++)
    expect(await connection.send(`GET ${odd(i)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toBe(200);
  connection.close();
  // On a slow machine one of the three grows old meanwhile and is made anew; pushed out they would miss by thousands.
  const after = await hits();
  expect(after - before).toBeGreaterThan(9_990);
  await api.http.get('/').expect(200);
  expect(await hits()).toBe(after + 1);
});

test.each([
  ['/nos-biens', '/nos-biens?utm_source=lettre&utm_medium=email&gclid=1&fbclid=2'],
  ['/nos-biens', '/nos-biens?minSurface=20&view=grid&page=1&sort=newest'],
  ['/nos-biens?city=lyon,paris&sort=price-asc', '/nos-biens?sort=price-asc&utm_campaign=a&city=lyon&city=paris'],
  ['/biens/lyon?minPrice=100000', '/biens/lyon?minPrice=100k&_=7'],
  ['/blog', '/blog?ref=a&page=0'],
  ['/contact', '/contact?search=x&page=2'],
  ['/api/properties/search?search=murs&sort=yield', '/api/properties/search?n=1&sort=yield&search=murs&page='],
  ['/api/blog/latest', '/api/blog/latest?n=1'],
])('%s and %s are one page', async (path, odd) => {
  await hot(path);
  const before = await hits();
  expect(await etag(odd)).toBe(await etag(path));
  expect(await hits()).toBe(before + 2);
});

test('only a change empties what is kept: no logout, no form, whatever cookies come with it', async () => {
  await hot('/faq');
  for (const cookie of ['sid=x', '__Host-sid=x', 'notsid=1'])
    await api.http.post('/api/users/logout').set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await api.http.post('/api/contact').set('cookie', 'sid=x').set('origin', ORIGIN).send(CONTACT).expect(202);
  const before = await hits();
  await api.http.get('/faq').expect(200);
  expect(await hits()).toBe(before + 1);
});

test('what a page or call does read makes another page', async () => {
  const of = (path: string) => etag(path);
  expect(await of('/nos-biens?sort=price-asc')).not.toBe(await of('/nos-biens'));
  expect(await of('/api/properties/search?facets=0')).not.toBe(await of('/api/properties/search'));
});

test('a page says nothing of what nobody reads in its address', async () => {
  for (const path of ['/', '/nos-biens', '/blog', '/contact'])
    expect((await api.http.get(`${path}?odd=intrus`).expect(200)).text).not.toContain('intrus');
});

test('where an address leads elsewhere, what others put into it goes along', async () => {
  const { headers } = await api.http.get('/contact/?utm_source=lettre').expect(301);
  expect(headers.location).toBe('/contact?utm_source=lettre');
});
