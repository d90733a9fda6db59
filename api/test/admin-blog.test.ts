import { ANEW, ORIGIN, startApi, type TestApi } from './api';

jest.setTimeout(60_000);

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('delete from post'));

const POST = {
  title: 'Bail commercial : la durée de 9 ans',
  content: '<p>Le locataire peut partir tous les trois ans.</p>',
  excerpt: 'Neuf ans, et trois portes de sortie.',
  tags: ['Bail commercial'],
};
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const request = api.http[method](path).set('cookie', cookie).set('origin', ORIGIN);
  return method === 'get' ? request : request.send(body ?? {});
};
interface Answer {
  id: number;
  slug: string;
  version: number;
  status: string;
  publishedAt: string | null;
}
const draft = async (given: object = {}): Promise<Answer> =>
  (await call('post', '/api/admin/posts', { ...POST, ...given }).expect(201)).body as Answer;
const published = async (given: object = {}): Promise<Answer> => {
  const { id } = await draft(given);
  return (await call('put', `/api/admin/posts/${id}/publish`).expect(200)).body as Answer;
};
const list = async (query = '') => (await call('get', `/api/admin/posts?${query}`).expect(200)).body;
const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR).toISOString();

/** Wherever the public could come across a post. */
const publicPlaces = async ({ id, slug }: Answer): Promise<readonly string[]> => {
  const places = {
    list: (await api.http.get('/api/blog')).text,
    latest: (await api.http.get('/api/blog/latest')).text,
    search: (await api.http.get('/api/blog/search?search=locataire')).text,
    page: (await api.http.get('/blog')).text,
    feed: (await api.http.get('/blog/rss.xml')).text,
    sitemap: (await api.http.get('/sitemap-blog.xml')).text,
    bySlug: (await api.http.get(`/api/blog/slug/${slug}`)).text,
    byId: (await api.http.get(`/api/blog/${id}`)).text,
    document: (await api.http.get(`/blog/${slug}`)).text,
  };
  return Object.entries(places).flatMap(([place, text]) =>
    text.includes(POST.title) || text.includes(`${slug}</loc>`) ? [place] : [],
  );
};

describe('E09 a draft, and what becomes of it', () => {
  test('a draft is nowhere outside the house, published it is everywhere at once, taken back it is nowhere', async () => {
    const post = await draft();
    expect(post).toMatchObject({ status: 'draft', publishedAt: null, version: 1, ...POST });
    expect(await publicPlaces(post)).toEqual([]);
    const { body } = await call('put', `/api/admin/posts/${post.id}/publish`, { version: 1 }).expect(200);
    expect(body).toMatchObject({ status: 'published', version: 2, publishedAt: expect.any(String) });
    expect(await publicPlaces(post)).toHaveLength(9);
    await call('put', `/api/admin/posts/${post.id}/unpublish`).expect(200);
    expect(await publicPlaces(post)).toEqual([]);
    await api.http.get(`/api/blog/${post.id}`).expect(404);
    const again = await call('put', `/api/admin/posts/${post.id}/publish`).expect(200);
    expect(again.body.publishedAt).toBe(body.publishedAt);
  });

  test('a scheduled post is nowhere before its moment, and its fact says when', async () => {
    const post = await draft();
    const at = inAnHour();
    const { body } = await call('put', `/api/admin/posts/${post.id}/schedule`, { at }).expect(200);
    expect(body).toMatchObject({ status: 'scheduled', publishedAt: at });
    expect(await publicPlaces(post)).toEqual([]);
    const { rows } = await api.pool.query('select payload from event where name = $1 and aggregate_id = $2', [
      'blog.post-scheduled.v1',
      String(post.id),
    ]);
    expect(rows).toEqual([{ payload: { postId: String(post.id), publishAt: at } }]);
    const past = await call('put', `/api/admin/posts/${post.id}/schedule`, { at: '2026-01-01T08:00:00Z' }).expect(422);
    expect(past.body.error).toContain('déjà passée');
    await call('put', `/api/admin/posts/${post.id}/schedule`, { at: 'demain' }).expect(400);
    await call('put', `/api/admin/posts/${post.id}/publish`, { at }).expect(422);
    await call('put', `/api/admin/posts/${post.id}/publish`, { at: '2026-01-01T08:00:00Z' }).expect(200);
    await call('put', `/api/admin/posts/${post.id}/schedule`, { at }).expect(409);
    expect((await api.http.get(`/api/blog/${post.id}`)).body.publishedAt).toBe('2026-01-01T08:00:00.000Z');
  });

  test('an archived post is gone for search engines, and a page without a word is not published', async () => {
    const post = await published();
    await call('put', `/api/admin/posts/${post.id}/archive`).expect(200);
    await api.http.get(`/blog/${post.slug}`).expect(410);
    const empty = await draft({ content: '' });
    expect((await call('put', `/api/admin/posts/${empty.id}/publish`).expect(422)).body.error).toBe(
      'Le contenu est requis',
    );
    expect((await call('get', `/api/admin/posts/${empty.id}`)).body.status).toBe('draft');
  });

  test('what staff say for search engines is in the head, an image tells what it shows', async () => {
    const { slug } = await published({
      seoTitle: 'La durée du bail',
      seoDescription: 'Tout sur la durée.',
      imageUrl: 'https://photos.exemple/bail.jpg',
      imageAlt: 'Une devanture close',
    });
    const { text } = await api.http.get(`/blog/${slug}`).expect(200);
    expect(text).toContain('<title>La durée du bail | Pignon</title>');
    expect(text).toContain('content="Tout sur la durée."');
    expect(text).toContain('alt="Une devanture close"');
  });
});

describe('E10 what was published before', () => {
  test('an address that changes leads to the new one for good, in one step, and is never another post’s', async () => {
    const post = await published();
    for (const slug of ['duree-du-bail', 'bail-de-neuf-ans'])
      await call('put', `/api/admin/posts/${post.id}`, { slug }).expect(200);
    for (const old of [post.slug, 'duree-du-bail']) {
      const answer = await api.http.get(`/blog/${old}`).set(ANEW).expect(301);
      expect(answer.headers.location).toBe('/blog/bail-de-neuf-ans');
      expect((await api.http.get(`/api/blog/slug/${old}`).expect(200)).body.slug).toBe('bail-de-neuf-ans');
    }
    expect((await draft({ slug: 'duree-du-bail' })).slug).toBe('duree-du-bail-2');
    // Back to where it was.
    await call('put', `/api/admin/posts/${post.id}`, { slug: 'duree-du-bail' }).expect(200);
    await api.http.get('/blog/duree-du-bail').set(ANEW).expect(200);
    await api.http.get('/blog/bail-de-neuf-ans').set(ANEW).expect(301);
  });

  test('the address of a draft that nobody read leads nowhere', async () => {
    const post = await draft();
    await call('put', `/api/admin/posts/${post.id}`, { slug: 'autre-adresse' }).expect(200);
    await call('put', `/api/admin/posts/${post.id}/publish`).expect(200);
    await api.http.get(`/blog/${post.slug}`).expect(404);
  });

  test('whoever writes what a colleague changed meanwhile is told who and when, and changes nothing', async () => {
    const post = await published();
    await call('put', `/api/admin/posts/${post.id}`, { title: 'Celui du collègue', version: post.version }).expect(200);
    for (const path of [`/api/admin/posts/${post.id}`, `/api/blog/${post.id}`]) {
      const { body } = await call('put', path, { title: 'Le mien', version: post.version }).expect(409);
      expect(body.error).toMatch(/^Cet article a été modifié par .+ à \d\d:\d\d\.$/);
      expect(body.changed).toEqual({ by: expect.any(String), at: expect.any(String) });
    }
    await call('put', `/api/admin/posts/${post.id}/unpublish`, { version: post.version }).expect(409);
    expect((await call('get', `/api/admin/posts/${post.id}`)).body).toMatchObject({
      title: 'Celui du collègue',
      status: 'published',
    });
    await call('put', `/api/admin/posts/${post.id}`, { title: 'Sans version' }).expect(200);
  });

  test('what is sent empty is taken back, what is not sent stays', async () => {
    const { id } = await draft({ author: 'Zoé', seoTitle: 'Pour Google' });
    const { body } = await call('put', `/api/admin/posts/${id}`, { author: '', excerpt: '' }).expect(200);
    expect(body).toMatchObject({ author: '', seoTitle: 'Pour Google', title: POST.title });
    expect(body.excerpt).toBe('Le locataire peut partir tous les trois ans.');
  });

  test('an id that is nothing is a 404 for each call', async () => {
    for (const path of ['', '/publish', '/unpublish', '/archive', '/restore'])
      await call('put', `/api/admin/posts/999999${path}`).expect(404);
    await call('put', '/api/admin/posts/999999/schedule', { at: inAnHour() }).expect(404);
    await call('post', '/api/admin/posts/999999/duplicate').expect(404);
    await call('get', '/api/admin/posts/999999').expect(404);
  });
});

test('E09 of links into the site those that lead nowhere are named', async () => {
  const post = await published();
  await call('put', `/api/admin/posts/${post.id}`, { slug: 'nouvelle-adresse' }).expect(200);
  const hidden = await draft({ title: 'Un brouillon' });
  const { rows } = await api.pool.query<{ id: number; city_slug: string; title_slug: string }>(
    'select id, city_slug, title_slug from public_property limit 1',
  );
  const alive = [
    '/contact?sujet=1#formulaire',
    '/blog/',
    `/blog/${post.slug}`,
    '/blog/nouvelle-adresse',
    ...rows.flatMap((row) => [`/bien/${row.id}`, `/bien/${row.city_slug}/${row.title_slug}`]),
  ];
  const dead = ['/contacts', `/blog/${hidden.slug}`, '/bien/2147483646', '/bien/lyon/rien-de-tel', '/%E0%A4%A'];
  const query = [...alive, ...dead, 'https://ailleurs.fr'].map((path) => `path=${encodeURIComponent(path)}`).join('&');
  const { body } = await call('get', `/api/admin/posts/dead-links?${query}`).expect(200);
  expect(body).toEqual({ dead });
});

describe('E08 the list', () => {
  test('folders, words, tag, author, period and order', async () => {
    const one = await draft({ title: 'Un brouillon', author: 'Zoé', tags: ['ILC'] });
    const two = await published({ title: 'Une dépréciation', author: 'Ali' });
    await call('put', `/api/admin/posts/${two.id}/publish`, { at: '2026-03-31T22:30:00Z' }).expect(200);
    const { items, ...page } = await list();
    expect(page).toEqual({
      total: 2,
      page: 1,
      pageSize: 25,
      folders: { all: 2, draft: 1, scheduled: 0, published: 1, archived: 0, bin: 0 },
    });
    expect(Object.keys(items[0]).toSorted()).toEqual(
      'author deletedAt excerpt id imageAlt photo publishedAt readingTime seoScore slug status tags title updatedAt version'.split(
        ' ',
      ),
    );
    const found = async (query: string) => (await list(query)).items.map(({ id }: Answer) => id);
    expect(await found('folder=draft')).toEqual([one.id]);
    expect(await found('q=DEPRECIATION')).toEqual([two.id]);
    expect(await found(`q=${one.slug}`)).toEqual([one.id]);
    expect(await found('tag=ILC')).toEqual([one.id]);
    expect(await found('author=Ali')).toEqual([two.id]);
    // In Paris it was April already.
    expect(await found('from=2026-04-01&to=2026-04-01')).toEqual([two.id]);
    expect(await found('to=2026-03-31')).toEqual([]);
    expect(await found('sort=title&order=asc')).toEqual([one.id, two.id]);
    expect(await found('sort=published&order=desc')).toEqual([two.id, one.id]);
    await call('get', '/api/admin/posts?sort=words').expect(400);
    await call('get', '/api/admin/posts?secret=1').expect(400);
    const { body } = await call('get', '/api/admin/posts/choices').expect(200);
    expect(body.tags).toContainEqual({ tag: 'ILC', count: 1 });
    expect(body.authors).toEqual(expect.arrayContaining(['Ali', 'Zoé']));
  });

  test('the bin gives back for thirty days, as it was; what was scheduled and missed its moment is a draft', async () => {
    const post = await published();
    await call('delete', `/api/blog/${post.id}`).expect(204);
    await call('get', `/api/admin/posts/${post.id}`).expect(404);
    expect((await list('folder=bin')).items).toMatchObject([{ id: post.id, deletedAt: expect.any(String) }]);
    expect((await list()).total).toBe(0);
    const { body } = await call('put', `/api/admin/posts/${post.id}/restore`).expect(200);
    expect(body).toMatchObject({ status: 'published', publishedAt: post.publishedAt, deletedAt: null });
    await api.http.get(`/blog/${post.slug}`).expect(200);

    const missed = await draft();
    await call('put', `/api/admin/posts/${missed.id}/schedule`, { at: inAnHour() }).expect(200);
    await call('delete', `/api/blog/${missed.id}`).expect(204);
    await api.pool.query(`update post set published_at = now() - interval '1 hour' where id = $1`, [missed.id]);
    expect((await call('put', `/api/admin/posts/${missed.id}/restore`).expect(200)).body).toMatchObject({
      status: 'draft',
      publishedAt: null,
    });

    await call('delete', `/api/blog/${post.id}`).expect(204);
    await api.pool.query(`update post set deleted_at = now() - interval '31 days' where id = $1`, [post.id]);
    expect((await list('folder=bin')).items).toEqual([]);
    await call('put', `/api/admin/posts/${post.id}/restore`).expect(404);
  });

  test('a copy is a draft of its own', async () => {
    const post = await published({ author: 'Zoé' });
    const { body } = await call('post', `/api/admin/posts/${post.id}/duplicate`).expect(201);
    expect(body).toMatchObject({ title: `${POST.title} (copie)`, status: 'draft', author: 'Zoé', version: 1 });
    expect(body.content).toBe(POST.content);
    expect(body.slug).toBe(`${post.slug}-copie`);
  });

  test('a tag is renamed in every post; into one that is there the two become one, and words find the new name', async () => {
    const one = await published({ tags: ['ILC', 'Bail'] });
    const two = await draft({ tags: ['ilc'] });
    const { body } = await call('put', '/api/admin/posts/tags', { from: 'ilc', to: 'ILC' }).expect(200);
    expect(body).toEqual({ changed: 1 });
    await call('put', '/api/admin/posts/tags', { from: 'ILC', to: 'Bail' }).expect(200);
    const tagsOf = async ({ id }: Answer) => (await call('get', `/api/admin/posts/${id}`)).body.tags;
    expect(await tagsOf(one)).toEqual(['Bail']);
    expect(await tagsOf(two)).toEqual(['Bail']);
    expect((await api.http.get('/api/blog/search?tag=Bail').expect(200)).body.total).toBe(1);
    expect((await list('q=ilc')).total).toBe(0);
    await call('put', '/api/admin/posts/tags', { from: 'Bail', to: '' }).expect(400);
  });

  test('every write has its line in the audit, with the post that it is of', async () => {
    const { rows: before } = await api.pool.query<{ id: string }>('select coalesce(max(id), 0) as id from audit_log');
    const post = await published();
    await call('put', `/api/admin/posts/${post.id}`, { title: 'Un autre titre' }).expect(200);
    await call('delete', `/api/blog/${post.id}`).expect(204);
    const { rows } = await api.pool.query<{ action: string; target: string }>(
      'select action, target from audit_log where id > $1 order by id',
      [before[0]!.id],
    );
    expect(rows).toEqual(
      ['blog.create', 'blog.publish', 'blog.update', 'blog.remove'].map((action) => ({
        action,
        target: String(post.id),
      })),
    );
  });
});
