import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

test('M18 F55 an unknown path is a 404 page in its status too, and the visit is logged', async () => {
  const { text, headers } = await api.http.get('/une-page-qui-manque?x=1').expect(404);
  expect(text).toMatch(/<h1[^>]* lang="en"[^>]*>Oops! Page not found<\/h1>/);
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  expect(headers['cache-control']).toBe('private, no-store');
  for (let i = 0; i < 50 && (await api.count('missing_page', "path = '/une-page-qui-manque'")) === 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await api.count('missing_page', "path = '/une-page-qui-manque'")).toBe(1);
});

test('M18 random paths fill no table: each kind counts once, and one visitor adds twenty a minute', async () => {
  const before = await api.count('missing_page');
  for (let i = 0; i < 30; i++) await api.http.get(`/attaque/${i}${'ab'.repeat(8)}`).expect(404);
  for (let i = 0; i < 50 && (await api.count('missing_page', "path = '/attaque/{…}' and visits >= 10")) === 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await api.count('missing_page')).toBe(before + 1);
  const { rows } = await api.pool.query(`select visits from missing_page where path = '/attaque/{…}'`);
  expect(rows[0]?.visits).toBeLessThanOrEqual(20);
});

test('M18 a day of missing pages has an end: what was asked for once makes room, what is asked for again stays', async () => {
  await api.pool.query('delete from missing_page');
  const pages = new MissingPages(api.pool, 5);
  for (const path of ['/connue', '/connue', ...'abcdefgh'.split('').map((name) => `/${name}`)])
    await pages.visited(path);
  const { rows } = await api.pool.query<{ path: string }>('select path from missing_page');
  expect(rows).toHaveLength(5);
  expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(['/connue', '/h']));
});

test('M36 the estimation page arrives whole, with its own title and canonical', async () => {
  const { text } = await api.http.get('/estimation-gratuite').expect(200);
  expect(text).toMatch(/<h1[^>]*>[^<]*48h/);
  expect(text).toContain('Vos coordonnées');
  expect(text).toContain('Sélectionnez un délai');
  expect(text).toContain('SUIVANT');
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/estimation-gratuite"/);
});

test('M01 M02 the home page claims what the agency claims, in French', async () => {
  const { text } = await api.http.get('/').expect(200);
  expect(text).toContain('<html lang="fr"');
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  const said = main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  for (const claim of [
    'Spécialiste des locaux et murs commerciaux à Paris',
    'expert à Paris Depuis 2014',
    'biens gérés Plus de 1500',
    'de rendement 6-8 %',
    'estimation gratuite Sous 48h',
  ])
    expect(said).toContain(claim);
});

test('M22 the footer links where it should, with the current year', async () => {
  const { text } = await api.http.get('/').expect(200);
  const footer = text.slice(text.indexOf('<footer'));
  for (const path of [
    '/',
    '/nos-biens',
    '/services',
    '/a-propos',
    '/contact',
    '/carrieres',
    '/achat-commerce',
    '/vendre-un-local',
    '/mettre-en-location',
    '/mettre-en-gestion',
    '/estimation-gratuite',
    '/politique-de-confidentialite',
    '/mentions-legales',
  ])
    expect(footer).toContain(`href="${path}"`);
  expect(footer).toContain(String(new Date().getUTCFullYear()));
  expect(footer).toContain('tel:+33199001010');
});

test('M19 M20 the navigation and the services menu are links without JavaScript', async () => {
  const { text } = await api.http.get('/contact').expect(200);
  const header = text.slice(text.indexOf('<header'), text.indexOf('</header>'));
  for (const path of [
    '/',
    '/nos-biens',
    '/blog',
    '/a-propos',
    '/contact',
    '/estimation-gratuite',
    '/locaux-commerciaux',
    '/murs-commerciaux',
    '/vendre-un-local',
    '/mettre-en-location',
    '/devenez-locataire',
    '/mettre-en-gestion',
  ])
    expect(header).toContain(`href="${path}"`);
});

test('M45 the settings choose which of the two urgency wordings is shown', async () => {
  expect((await api.http.get('/estimation-gratuite')).text).toContain('Très urgent (&lt; 1 mois)');
  const cookie = await api.signIn();
  await api.http
    .put('/api/app-settings')
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send({ urgencyWording: 'B' })
    .expect(200);
  let { text } = await api.http.get('/estimation-gratuite');
  for (let i = 0; i < 50 && !text.includes('Vendre rapidement'); i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ({ text } = await api.http.get('/estimation-gratuite'));
  }
  expect(text).toContain('Vendre rapidement');
  expect(text).not.toContain('Très urgent (&lt; 1 mois)');
});

test('an unchanged page is a 304, a compressed one says so', async () => {
  const first = await api.http.get('/contact').set('accept-encoding', 'gzip, br').expect(200);
  expect(first.headers['content-encoding']).toBe('gzip');
  const { headers } = await api.http.get('/contact').set('accept-encoding', 'gzip, br').expect(200);
  expect(headers['content-encoding']).toBe('br');
  await api.http.get('/contact').set('if-none-match', String(headers.etag)).expect(304);
});

test('an admin page holds nothing but the shell and is never cached', async () => {
  const { text, headers } = await api.http.get('/admin').expect(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text).toMatch(/<meta name="robots" content="noindex/);
});

/** Each script that a page may load: those that its document names, those that they name, and so on. */
async function scriptsOf(documents: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = (text: string) => [...text.matchAll(/[/"'`]([\w.-]+-[\w-]{7}\.js)\b/g)].map(([, name = '']) => name);
  const scripts = new Map<string, string>();
  const waiting = documents.flatMap(named);
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (scripts.has(name)) continue;
    const { text } = await api.http.get(`/assets/${name}`).expect(200);
    scripts.set(name, text);
    waiting.push(...named(text));
  }
  return scripts;
}

test('F17 M156 M158 no secret, and nothing of the model, is in a page or in any script that it may load', async () => {
  const secret = /whsec_|local-pipedrive-token|une clé de test|api_token|gpt-4|chat\/completions|127\.0\.0\.1/;
  const documents = new Map<string, string>();
  for (const path of ['/', '/contact', '/nos-biens', '/estimation-gratuite', '/admin', '/admin/login'])
    documents.set(path, (await api.http.get(path).expect(200)).text);
  const scripts = await scriptsOf([...documents.values()]);
  expect(scripts.size).toBeGreaterThan(40);
  for (const [name, text] of [...documents, ...scripts])
    expect([name, secret.exec(text)?.[0]]).toEqual([name, undefined]);
});
