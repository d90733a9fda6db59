import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { testDatabase } from '../../infra/test/test-database';
import { testConfig } from '../../infra/test/test-config';
import { Proxy } from '../../infra/storm/faults/proxy';
import { createApp } from '../src/create-app';
import { PublicCache } from '../src/http/cache/public-cache';

let proxy: Awaited<ReturnType<typeof Proxy.start>>;
let app: Awaited<ReturnType<typeof createApp>>;
let http: ReturnType<typeof request>;
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const page = (path: string, accept = HTML) => http.get(path).set('accept', accept);

beforeAll(async () => {
  const url = new URL(await testDatabase());
  proxy = await Proxy.start(Number(url.port));
  url.port = String(proxy.port);
  app = await createApp(testConfig(url.href));
  http = request(app.getHttpServer());
  while (!app.get(PublicCache).trusted) await sleep(20);
  const cache = app.get(PublicCache);
  // What changed while they were made is not kept.
  for (let before = -1; before !== cache.generation; ) {
    before = cache.generation;
    for (const path of ['/', '/blog', '/mentions-legales']) await page(path).expect(200);
  }
  proxy.mode = { do: 'reset' };
  while (app.get(PublicCache).trusted) await sleep(20);
});
afterAll(async () => {
  await app.close();
  await proxy.stop();
});

test('a page that cannot be read is a page of the site with the telephone, a 503 that says when to come back', async () => {
  const { text, headers } = await page('/nos-biens')
    .expect(503)
    .expect('content-type', /text\/html/);
  expect(text).toContain('<h1>Le site revient dans un instant</h1>');
  expect(text).toMatch(/<main.*href="tel:\+33199001010".*<\/main>/s);
  expect(text).toMatch(/<header.*href="\/contact".*<\/header>/s);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.any(String),
  });
});

test('whoever asks for JSON is told in JSON', async () => {
  for (const [path, accept] of [
    ['/nos-biens', 'application/json'],
    ['/api/properties', 'application/json'],
    ['/api/properties', '*/*'],
  ] as const) {
    const { body, headers } = await page(path, accept).expect(503);
    expect([body.error, Number(headers['retry-after']) > 0]).toEqual([
      expect.stringContaining('momentanément indisponible'),
      true,
    ]);
  }
});

test('pages that need nothing but the agency’s settings are served with those last read', async () => {
  for (const path of ['/faq', '/politique-de-confidentialite', '/services']) {
    const { text } = await page(path).expect(200);
    expect(text).toContain('01\u00a099\u00a000\u00a010\u00a010');
  }
});

test('a page that was kept stands in for a moment, and nobody else keeps it', async () => {
  for (const path of ['/', '/?utm_source=lettre', '/blog', '/mentions-legales']) {
    const { headers } = await page(path).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test('M161 a property says its own sentence, with the status and when to come back', async () => {
  const { text, headers } = await page('/bien/1').expect(503);
  expect(text).toContain('Impossible de charger les détails de cette propriété.');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('with the database back, pages are made anew', async () => {
  proxy.mode = { do: 'pass' };
  while (!app.get(PublicCache).trusted) await sleep(20);
  await page('/nos-biens').expect(200);
});

test('a process that began without a database tells the telephone of its configuration', async () => {
  const alone = await createApp(
    testConfig('postgresql://pignon@127.0.0.1:1/nulle-part', { AGENCY_PHONE: '01 40 00 00 00' }),
  );
  const { text } = await request(alone.getHttpServer()).get('/faq').set('accept', HTML).expect(503);
  await alone.close();
  expect(text).toMatch(/<main.*href="tel:\+33140000000".*<\/main>/s);
});

test.each(['/biens/%', '/biens/%C', '/%zz', '/bien/%E', '/biens/%C9%'])(
  'C72 %s is the page of invalid addresses, with the navigation',
  async (path) => {
    const { text } = await page(path)
      .expect(400)
      .expect('content-type', /text\/html/);
    expect(text).toContain('Paramètres URL invalides');
    expect(text).toMatch(/<header.*href="\/nos-biens".*<\/header>/s);
    expect((await page(path, 'application/json').expect(400)).body.error).toBe('La demande est illisible.');
  },
);

test('M18 an address of a call that is none, asked for by a person, is the page of missing pages', async () => {
  const { text } = await page('/assets/nulle-part.js').expect(404);
  expect(text).toContain('Oops! Page not found');
});
