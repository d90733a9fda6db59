import type { Indexation, IndexedPage } from '@pignon/domain/indexing/indexed-page';
import { SITE_PAGES, UNLISTED_PAGES } from '@pignon/domain/pages/site-pages';
import { ORIGIN, startApi, type TestApi } from './api';
import { change, publish } from './properties';

let api: TestApi;
let cookie: string;

const staff = (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  api.http[method](`/api/admin/indexation${path}`).set('cookie', cookie).set('origin', ORIGIN).send(body);
const list = async (query = ''): Promise<Indexation> =>
  (await staff('get', `?size=100${query}`).expect(200)).body as Indexation;
const paths = (items: readonly IndexedPage[]) => items.map(({ id }) => id);
const redirect = (path: string, target?: string | null) => staff('post', '/redirections', { path, target });
const at = async (path: string) => {
  const { status, headers } = await api.http.get(path);
  return [status, headers.location];
};
const addPost = (slug: string, given: { title?: string; excerpt?: string; status?: string } = {}) =>
  api.pool.query(
    `insert into post (slug, title, excerpt, content, words, status) values ($1, $2, $3, '<p>Texte</p>', '', $4)`,
    [slug, given.title ?? slug, given.excerpt ?? 'En bref', given.status ?? 'published'],
  );

beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() =>
  api.pool.query(
    'truncate property restart identity cascade; truncate post cascade; truncate redirection; truncate missing_page',
  ),
);

test('E15 what is in the sitemaps is what the list says is, and each page’s head says what its row says of robots', async () => {
  await publish(api, cookie, { title: 'Boutique rue de Lévis' });
  await publish(api, cookie, { title: 'Murs vendus', status: 'sold' });
  await addPost('bail-commercial');
  const files = ['pages', 'villes', 'blog', 'biens-1'].map((name) => `/sitemap-${name}.xml`);
  const texts = await Promise.all(files.map(async (file) => (await api.http.get(file).expect(200)).text));
  const named = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!));
  const { items, summary, total } = await list();
  const inSitemap = items.filter((item) => item.inSitemap);
  expect(
    paths(inSitemap)
      .map((path) => ORIGIN + path)
      .toSorted(),
  ).toEqual(named.toSorted());
  expect(named.length).toBeGreaterThan(Object.keys(SITE_PAGES).length + 3);
  for (const { id, robots } of items) {
    const { status, text } = await api.http.get(id);
    const told = text.includes('name="robots" content="noindex"') ? 'noindex' : 'index';
    expect([id, status, told]).toEqual([id, 200, robots]);
  }
  expect(total).toBe(items.length);
  expect(summary).toMatchObject({ inSitemap: named.length, indexable: named.length + 1 });
});

test('E15 the files of the sitemap are told with what each of them names', async () => {
  await publish(api, cookie);
  await addPost('bail-commercial');
  await api.pool.query(`update post set updated_at = '2026-10-02T08:00:00Z'`);
  const { body } = await staff('get', '/sitemaps').expect(200);
  const files = body as { path: string; pages: number; updatedAt: string | null }[];
  for (const { path, pages } of files) {
    const { text } = await api.http.get(path).expect(200);
    expect([path, text.match(/<loc>/g)?.length]).toEqual([path, pages]);
  }
  const index = (await api.http.get('/sitemap.xml')).text;
  expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual(files.map(({ path }) => ORIGIN + path));
  expect(files.find(({ path }) => path === '/sitemap-blog.xml')?.updatedAt).toBe('2026-10-02T08:00:00.000Z');
});

test('E15 what is left out says why, and each summary counts what its filter lists', async () => {
  await publish(api, cookie, { title: 'Murs vendus', status: 'sold' });
  await publish(api, cookie, { title: 'Murs loués', status: 'rented' });
  const bare = await publish(api, cookie, { title: 'Sans un mot' });
  await api.pool.query(`update property set description = ' ' where id = $1`, [bare]);
  await addPost('un', { title: 'Deux fois' });
  await addPost('deux', { title: 'DEUX FOIS' });
  const { summary } = await list();
  const hidden = Object.keys(UNLISTED_PAGES).length;
  expect(summary.excluded.toSorted((a, b) => a.why.localeCompare(b.why))).toEqual([
    { why: 'noindex', count: hidden },
    { why: 'rented', count: 1 },
    { why: 'sold', count: 1 },
  ]);
  expect([summary.undescribed, summary.sameTitle]).toEqual([1, 2]);
  const excluded = await list('&problem=excluded');
  expect([excluded.total, excluded.items.filter(({ excluded: why }) => why === null)]).toEqual([hidden + 2, []]);
  expect(paths((await list('&problem=description')).items)).toEqual([`/bien/paris/${bare}/sans-un-mot`]);
  const twins = await list('&problem=title');
  expect(paths(twins.items).toSorted()).toEqual(['/blog/deux', '/blog/un']);
  expect(twins.items.map(({ problems }) => problems)).toEqual([['title'], ['title']]);
  expect((await list('&problem=title&kind=property')).items).toEqual([]);
  const { body: second } = await staff('get', '?size=25&page=2').expect(200);
  expect((second as Indexation).items.length).toBe((second as Indexation).total - 25);
});

test('E15 off-market and hidden properties, drafts and what is in the bin are never listed', async () => {
  const shown = await publish(api, cookie, { title: 'Boutique montrée' });
  await publish(api, cookie, { title: 'Murs discrets', mandat: 'delegation' });
  await publish(api, cookie, { title: 'Murs internes', mandat: 'sans_mandat', ownerAuthorisation: false });
  await publish(api, cookie, { title: 'Projet', publish: false });
  const gone = await publish(api, cookie, { title: 'Murs retirés' });
  await api.http.delete(`/api/properties/${gone}`).set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await addPost('brouillon', { status: 'draft' });
  expect(paths((await list('&kind=property')).items)).toEqual([`/bien/paris/${shown}/boutique-montree`]);
  expect((await list('&kind=post')).items).toEqual([]);
  expect(JSON.stringify(await list())).not.toMatch(/discrets|internes|projet|retires|brouillon/);
});

test('E15 an address that leads nowhere leads where staff say, with what was asked, and is no miss any more', async () => {
  expect((await at('/ancienne-page?a=1'))[0]).toBe(404);
  await redirect('/ancienne-page/', `${ORIGIN}/nos-biens`).expect(201);
  expect(await at('/ancienne-page?a=1')).toEqual([301, '/nos-biens?a=1']);
  expect(await at('/ancienne-page/')).toEqual([301, '/nos-biens']);
  await redirect('/vieille-page').expect(201);
  expect(await at('/vieille-page')).toEqual([410, undefined]);
  const { body } = await staff('get', '/redirections').expect(200);
  expect(body).toMatchObject([
    { path: '/vieille-page', target: null, status: 410 },
    { path: '/ancienne-page', target: '/nos-biens', status: 301 },
  ]);
  expect((await list()).summary.redirections).toBe(2);
  await staff('delete', `/redirections/${(body as { id: number }[])[1]!.id}`).expect(204);
  await staff('delete', `/redirections/${(body as { id: number }[])[1]!.id}`).expect(404);
  expect((await at('/ancienne-page'))[0]).toBe(404);
  const { rows } = await api.pool.query(`select action from audit_log where action like 'redirections.%' order by id`);
  expect(rows.map(({ action }) => action as string)).toEqual([
    'redirections.add',
    'redirections.add',
    'redirections.remove',
  ]);
});

test('E15 redirections that follow each other are one answer; a way that comes back is refused at its field', async () => {
  await redirect('/a', '/nos-biens').expect(201);
  await redirect('/b', '/a').expect(201);
  await redirect('/c', '/b?x=1').expect(201);
  expect(await at('/c')).toEqual([301, '/nos-biens']);
  const { body } = await staff('get', '/redirections');
  await staff(
    'delete',
    `/redirections/${(body as { id: number; path: string }[]).find(({ path }) => path === '/a')!.id}`,
  );
  const refused = await redirect('/a', '/c').expect(400);
  expect(refused.body.fields).toEqual({ target: 'Cette redirection tournerait en rond' });
  const twice = await redirect('/b', '/faq').expect(400);
  expect(twice.body.fields).toEqual({ path: 'Cette adresse a déjà une redirection' });
});

test('E15 two that close a ring at the same moment: one of them is refused', async () => {
  await api.pool.query(`insert into redirection (path, target) values ('/x', '/y0'), ('/y', '/x0')`);
  const answers = await Promise.all([redirect('/y0', '/y'), redirect('/x0', '/x')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test.each([
  ['/nos-biens', '/faq', 'path', 'Une page existe à cette adresse'],
  ['/', '/faq', 'path', 'Une page existe à cette adresse'],
  ['/robots.txt', '/faq', 'path', 'Une page existe à cette adresse'],
  ['/api/rien', '/faq', 'path', 'Une page existe à cette adresse'],
  ['/admin/rien', '/faq', 'path', 'Une page existe à cette adresse'],
  ['', '/faq', 'path', "L'ancienne adresse est requise"],
  ['ancienne', '/faq', 'path', 'Donnez une adresse de ce site, par exemple /nos-biens'],
  ['/ancienne?a=1', '/faq', 'path', "L'ancienne adresse se donne sans « ? » ni ce qui suit"],
  ['/ancienne', 'https://ailleurs.fr/', 'target', 'Donnez une adresse de ce site, par exemple /nos-biens'],
  ['/ancienne', '//ailleurs.fr', 'target', 'Donnez une adresse de ce site, par exemple /nos-biens'],
  ['/ancienne', '/nulle-part', 'target', 'Aucune page ne se trouve à cette adresse'],
  ['/ancienne', '/admin', 'target', 'Aucune page ne se trouve à cette adresse'],
  ['/ancienne', '/ancienne', 'target', 'Cette redirection tournerait en rond'],
])('E15 %j to %j is refused at %s', async (path, target, field, message) => {
  const { body } = await redirect(path, target).expect(400);
  expect(body.fields).toEqual({ [field]: message });
  expect(await api.count('redirection')).toBe(0);
});

test('E15 a page that comes to stand at a redirected address is what visitors get', async () => {
  const path = '/blog/nouvel-article';
  await redirect(path, '/blog').expect(201);
  expect(await at(path)).toEqual([301, '/blog']);
  await addPost('nouvel-article');
  expect(await at(path)).toEqual([200, undefined]);
});

test('E15 an address that a property has left keeps its own 301, and takes no other', async () => {
  const id = await publish(api, cookie, { title: 'Boutique rue de Lévis' });
  await change(api, cookie, id, { slug: 'angle' }).expect(200);
  const { body } = await redirect('/bien/paris/boutique-rue-de-levis', '/faq').expect(400);
  expect(Object.keys(body.fields)).toEqual(['path']);
});

test('E15 what is asked for in vain is told by its visits of thirty days, until it leads somewhere', async () => {
  await api.pool.query(
    `insert into missing_page (path, day, visits) values ('/vieux', current_date, 3), ('/vieux', current_date - 1, 4),
       ('/bien/{…}', current_date, 9), ('/autrefois', current_date - 31, 50)`,
  );
  const missed = async () => (await staff('get', '/missed').expect(200)).body as object[];
  expect(await missed()).toMatchObject([
    { path: '/bien/{…}', visits: 9, redirectable: false },
    { path: '/vieux', visits: 7, redirectable: true, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect((await list()).summary.missed).toBe(16);
  await redirect('/vieux', '/nos-biens').expect(201);
  expect(await missed()).toMatchObject([{ path: '/bien/{…}' }]);
});

test('E15 whoever is not signed in reads and writes nothing of it', async () => {
  await api.http.get('/api/admin/indexation').expect(401);
  await api.http.post('/api/admin/indexation/redirections').set('origin', ORIGIN).send({ path: '/a' }).expect(401);
  expect(await api.count('redirection')).toBe(0);
});
