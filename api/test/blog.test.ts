import { ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

jest.setTimeout(60_000);

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const staff = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN).send(body);
const POST = {
  title: 'Bail commercial : la durée de 9 ans',
  content: '<p>Le locataire peut partir tous les trois ans.</p>',
  excerpt: 'Neuf ans, et trois portes de sortie.',
  tags: ['Bail commercial', 'Durée'],
  imageUrl: 'https://photos.exemple/bail.jpg',
};
const write = async (given: object = {}) =>
  (await staff('post', '/api/blog', { ...POST, ...given }).expect(201)).body as {
    id: number;
    slug: string;
    content: string;
  };

describe('M142 the blog', () => {
  test('M112 M142 staff write a post; everybody reads it in the list, by id and by slug, at once', async () => {
    await api.http.get('/api/blog').expect(200, []);
    expect((await api.http.get('/blog').expect(200)).text).toContain('Aucun article disponible pour le moment');
    const { id, slug } = await write();
    expect(slug).toBe('bail-commercial-la-duree-de-9-ans');
    const shown = {
      id,
      slug,
      ...POST,
      photo: { url: POST.imageUrl },
      readingTime: 1,
      publishedAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    expect((await api.http.get('/api/blog').expect(200)).body).toEqual([shown]);
    expect((await api.http.get(`/api/blog/${id}`).expect(200)).body).toEqual(shown);
    expect((await api.http.get(`/api/blog/slug/${slug}`).expect(200)).body).toEqual(shown);
    expect((await api.http.get('/blog').expect(200)).text).toContain(POST.excerpt);
    expect((await api.http.get('/sitemap-blog.xml').expect(200)).text).toContain(`${ORIGIN}/blog/${slug}</loc>`);

    await staff('put', `/api/blog/${id}`, { title: 'Un autre titre', tags: ['ILC'] }).expect(200);
    const changed = (await api.http.get(`/api/blog/slug/${slug}`).expect(200)).body;
    expect(changed).toMatchObject({ title: 'Un autre titre', tags: ['ILC'], content: POST.content });
    await staff('delete', `/api/blog/${id}`).expect(204);
    // Search engines are to forget it; what never was is another matter.
    await api.http.get(`/api/blog/${id}`).expect(410);
    await api.http.get(`/api/blog/${id + 1000}`).expect(404);
    await api.http.get(`/api/blog/slug/${slug}`).expect(410);
    expect((await api.http.get(`/blog/${slug}`).expect(410)).text).toContain('name="robots" content="noindex');
    await api.http.get('/blog/jamais-ecrit').expect(404);
    await api.http.get('/api/blog').expect(200, []);
    expect((await api.http.get('/sitemap-blog.xml')).text).not.toContain(slug);
    expect(await api.count('audit_log', `action like 'blog.%'`)).toBe(3);
  });

  test('M142 the same title twice has two addresses, a removed one keeps its own', async () => {
    const slugs = [];
    for (let post = 0; post < 3; post++) slugs.push((await write({ title: 'Droit au bail' })).slug);
    expect(slugs).toEqual(['droit-au-bail', 'droit-au-bail-2', 'droit-au-bail-3']);
    expect((await write({ title: '???' })).slug).toBe('article');
    const { id } = await write({ title: 'Œuvre', slug: 'Adresse Choisie' });
    expect((await api.http.get(`/api/blog/${id}`)).body.slug).toBe('adresse-choisie');
    await staff('put', `/api/blog/${id}`, { slug: 'droit-au-bail' }).expect(200);
    expect((await api.http.get(`/api/blog/${id}`)).body.slug).toBe('droit-au-bail-4');
  });

  test('M142 what is wrong is said in French, field by field; unknown fields and ids are refused', async () => {
    const { body } = await staff('post', '/api/blog', {
      title: 'a',
      imageUrl: 'javascript:alert(1)',
      tags: 'x',
    }).expect(400);
    expect(body.fields).toEqual({
      title: 'Le titre est requis (3 caractères au moins)',
      content: 'Le contenu est requis',
      imageUrl: "L'image est une adresse https ou /media/",
      tags: 'Les mots-clés sont une liste de textes',
    });
    const refused = await staff('post', '/api/blog', { ...POST, id: 7, role: 'admin' }).expect(400);
    expect(Object.keys(refused.body.fields)).toEqual(['id', 'role']);
    await staff('post', '/api/blog', { ...POST, tags: ['bail\u0000'] }).expect(400);
    await api.http.get('/api/blog/slug/bail%00').expect(400);
    await api.http.get('/api/blog/search?tag=%00').expect(200);
    for (const id of ['0', '99999', '99999999999', 'abc']) {
      await api.http.get(`/api/blog/${id}`).expect(404);
      await staff('put', `/api/blog/${id}`, { title: 'Un titre' }).expect(404);
      await staff('delete', `/api/blog/${id}`).expect(404);
    }
  });

  test('M112 four latest, without the one that is read; words and tags find, whatever their accents', async () => {
    const { id } = await write({
      title: 'La dépréciation du fonds',
      tags: ['Fiscalité'],
      content: `<p>${'mot '.repeat(201)}</p>`,
    });
    const { body: latest } = await api.http.get(`/api/blog/latest?except=${id}`).expect(200);
    expect(latest).toHaveLength(4);
    expect(latest.map((post: { id: number }) => post.id)).not.toContain(id);
    expect(latest[0]).not.toHaveProperty('content');
    const found = async (query: string) => (await api.http.get(`/api/blog/search?${query}`).expect(200)).body;
    expect(await found('search=DEPRECIATION')).toMatchObject({ total: 1, items: [{ id, readingTime: 2 }] });
    expect(await found(`tag=${encodeURIComponent('Fiscalité')}`)).toMatchObject({ total: 1, items: [{ id }] });
    expect(await found('search=%25')).toMatchObject({ total: 0 });
    expect((await found('page=2')).items).toEqual([]);
    expect((await found('')).tags).toContainEqual({ tag: 'Fiscalité', count: 1 });
    await api.http.get('/api/blog/search?search[]=a&tag[x]=1&page=NaN').expect(200);
  });
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://a.fr/b.jpg" onerror="alert(1)" style="x">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.exemple">a</a>',
  '<svg onload=alert(1)><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<textarea><script>alert(1)</script></textarea>',
  '<iframe src="https://evil.exemple/"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com.evil.exemple/embed/a"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/embed/a" srcdoc="<script>alert(1)</script>" onload=alert(1)></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="https://evil.exemple"><input name=a><button formaction="javascript:alert(1)">b</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.exemple"><base href="https://evil.exemple">',
  '<link rel=stylesheet href="https://evil.exemple"><style>@import "https://evil.exemple"</style>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)" id="root" class="x">a</p>',
  '<table background="javascript:alert(1)"><tr><td onmouseover=alert(1)>1</td></tr></table>',
  '<details open ontoggle=alert(1)><summary>a</summary></details><video><source onerror=alert(1)></video>',
  '<<script>script>alert(1)<</script>/script>',
  '</div></main><script>alert(1)</script>',
];
const ALIVE =
  /<(script|style|svg|math|object|embed|form|input|button|meta|base|link|details|video|textarea|xmp|noscript)\b|<[^>]*\son\w+\s*=|<[^>]*(href|src)="?\s*(javascript|data|\/\/)|<[^>]*\sstyle=|evil\.exemple/i;
/** Of the page's own, around the post. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('F63 security row 50: what a post may hold', () => {
  test.each(ATTACKS)('F63 %s is inert, however it came into the table', async (attack) => {
    const { id, content } = await write({ content: `<p>avant</p>${attack}<p>après</p>` });
    const framed = /srcdoc="[^"]*"/g;
    expect(content.replace(framed, '')).not.toMatch(ALIVE);
    // Behind the sanitiser's back: it is read with as much care.
    await api.pool.query('update post set content = $2 where id = $1', [id, `<p>avant</p>${attack}`]);
    const { body } = await api.http.get(`/api/blog/${id}`).expect(200);
    expect(body.content.replace(framed, '')).not.toMatch(ALIVE);
    expect(body.content).toContain('<p>avant</p>');
    expect(body.content.replace(/&lt;|&gt;/g, '')).not.toMatch(/srcdoc="[^"]*alert/);
  });

  test('F63 text, tables, pictures and the players of the list stay; links tell nobody who opened them', async () => {
    const kept = [
      '<h2>Titre</h2>',
      '<ul><li><strong>a</strong></li></ul>',
      '<table><caption>c</caption><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
      '<blockquote><p>b</p></blockquote>',
    ];
    const { content } = await write({
      content: `${kept.join('')}<h1>Haut</h1><a href="https://www.legifrance.gouv.fr" target="_blank">l</a><img src="/media/a.jpg"><iframe src="https://www.youtube-nocookie.com/embed/abc?a=1&amp;b=2"></iframe>`,
    });
    for (const html of kept) expect(content).toContain(html);
    expect(content).toContain('<h2>Haut</h2>');
    expect(content).toContain('<a href="https://www.legifrance.gouv.fr" rel="noopener">l</a>');
    expect(content).toMatch(/<img src="\/media\/a.jpg" alt="" loading="lazy" decoding="async" \/>/);
    // The player is asked once the reader presses.
    expect(content).toMatch(
      /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?a=1&amp;b=2" srcdoc="&lt;style/,
    );
  });

  test.each(['https://www.youtube.com/embed/abc', 'https://youtu.be/abc', 'https://www.youtube.com/watch?v=abc'])(
    'F63 the film of %s is kept, in the player without cookies',
    async (src) =>
      expect((await write({ content: `<iframe src="${src}"></iframe>` })).content).toContain(
        '<iframe src="https://www.youtube-nocookie.com/embed/abc" srcdoc="',
      ),
  );

  test('F63 titles, excerpts and tags are text wherever they are shown', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const { slug } = await write({ title: `Titre ${evil}`, excerpt: evil, tags: [evil] });
    const page = await api.http.get(`/blog/${slug}`).expect(200);
    for (const html of [
      page.text,
      (await api.http.get('/blog').expect(200)).text,
      (await api.http.get('/blog/rss.xml')).text,
    ])
      expect(html).not.toMatch(/<img[^>]*onerror/i);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect(page.headers['content-security-policy']).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
  });
});

describe('M10 the blog’s pages', () => {
  test('M10 M112 M117 a post has its title, date, reading time, tags, text, canonical address and structured data', async () => {
    const { slug } = await write({
      title: 'Lire un bail',
      content: `<h2>Le loyer</h2><p>${'mot '.repeat(250)}</p><table><tr><td>1</td></tr></table>`,
    });
    const { text } = await api.http.get(`/blog/${slug}`).expect(200);
    expect(text).toContain('<title>Lire un bail | Pignon</title>');
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/blog/${slug}">`);
    const main = mainOf(text);
    expect(main.match(/<h1[^>]*>/g)).toHaveLength(1);
    expect(main).toContain('<h2>Le loyer</h2>');
    expect(main).toMatch(/2(?:<!-- -->)?\s*min/);
    expect(main).toMatch(/tabindex="0"[^>]*><table>/);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
    expect(JSON.stringify(data)).toContain('"@type":"BlogPosting"');
    expect(JSON.stringify(data)).toContain(`${ORIGIN}/blog/${slug}`);
    await api.http.get('/blog/nulle-part').expect(404);
  });

  test('M10 the list is found by tag and by words in its address; nothing found says so and is not indexed', async () => {
    const { text } = await api.http.get(`/blog?tag=${encodeURIComponent('Fiscalité')}`).expect(200);
    expect(mainOf(text)).toContain('La dépréciation du fonds');
    expect(mainOf(text)).not.toContain('Lire un bail');
    const none = await api.http.get('/blog?search=zzzz').expect(200);
    expect(mainOf(none.text)).toContain('Aucun article');
    expect(none.text).toContain('<meta name="robots" content="noindex">');
  });

  test('M10 the feed is RSS 2.0 of the newest, newest first', async () => {
    const { text, headers } = await api.http.get('/blog/rss.xml').expect(200);
    expect(headers['content-type']).toContain('application/rss+xml');
    expect(text).toMatch(/^<\?xml[^]*<rss version="2.0"[^]*<\/rss>\s*$/);
    expect(text.match(/<item>/g)?.length).toBeLessThanOrEqual(20);
    expect(/<item><title>(.*?)<\/title>/.exec(text)?.[1]).toBe('Lire un bail');
  });
});

describe('M140 sold properties', () => {
  const SOLD = { title: 'Murs de boulangerie', city: 'Paris', type: 'murs', surface: '96', soldAt: '2026-09-18' };

  test('M122 M140 staff write, change and remove them; everybody reads all but the price', async () => {
    const { body } = await staff('post', '/api/sold-properties', { ...SOLD, price: '685 000 €' }).expect(201);
    const shown = { id: body.id, ...SOLD, imageUrl: null, photo: null };
    expect((await api.http.get('/api/sold-properties').expect(200)).body).toEqual([shown]);
    await staff('put', `/api/sold-properties/${body.id}`, { city: 'Lyon', surface: null }).expect(200);
    const after = await api.http.get(`/api/sold-properties/${body.id}`).expect(200);
    expect(after.body).toEqual({ ...shown, city: 'Lyon', surface: null });
    await staff('delete', `/api/sold-properties/${body.id}`).expect(204);
    await api.http.get('/api/sold-properties').expect(200, []);
    for (const id of [body.id, 0, 'abc']) await api.http.get(`/api/sold-properties/${id}`).expect(404);
  });

  test('M140 what is wrong is said in French, field by field', async () => {
    const { body } = await staff('post', '/api/sold-properties', {
      title: '',
      soldAt: '2026-02-31',
      status: 'sold',
    }).expect(400);
    expect(Object.keys(body.fields).toSorted()).toEqual(['city', 'soldAt', 'status', 'title']);
    expect(body.fields.soldAt).toBe('La date de vente est une date (2026-09-18)');
  });
});

test('M122 M141 F66 categories are read by all and written by nobody', async () => {
  const { body } = await api.http.get('/api/categories').expect(200);
  expect(body[0]).toEqual({ id: 1, name: 'Locaux commerciaux', slug: 'locaux-commerciaux' });
  expect((await api.http.get('/api/categories/1').expect(200)).body).toEqual(body[0]);
  await api.http.get('/api/categories/999').expect(404);
  for (const method of ['post', 'put', 'delete'] as const) await staff(method, '/api/categories', {}).expect(405);
});

test('M143 staff write, change and remove advisers; nobody takes away one who is needed', async () => {
  const ADVISER = { name: 'Léa Aubry', email: 'lea.aubry@exemple.fr', phone: '01 99 00 10 19' };
  const { body } = await staff('post', '/api/agents', { ...ADVISER, website: 'https://exemple.fr' }).expect(201);
  expect(body).toEqual({ id: body.id, ...ADVISER, photoUrl: '', website: 'https://exemple.fr' });
  await staff('put', `/api/agents/${body.id}`, { phone: '01 99 00 10 20', website: null }).expect(200);
  const { body: read } = await api.http.get(`/api/agents/${body.id}`).expect(200);
  expect(read).toEqual({ ...body, phone: '01 99 00 10 20', website: '' });
  expect((await api.http.get('/contact').expect(200)).text).toContain('Léa Aubry');
  const property = await publish(api, cookie, { agentId: body.id });
  await staff('delete', `/api/agents/${body.id}`).expect(409);
  await staff('delete', `/api/properties/${property}`).expect(204);
  await staff('delete', `/api/agents/${body.id}`).expect(204);
  await api.http.get(`/api/agents/${body.id}`).expect(404);
  await staff('delete', '/api/agents/1').expect(409);
  await staff('delete', '/api/agents/999').expect(404);
  const refused = await staff('post', '/api/agents', {
    name: '',
    email: 'a',
    phone: '1',
    website: 'javascript:x',
  }).expect(400);
  expect(Object.keys(refused.body.fields).toSorted()).toEqual(['email', 'name', 'phone', 'website']);
});

test('M140 M142 M143 security row 1: writes are refused without a session, and store nothing', async () => {
  const before = await api.count('post');
  for (const path of ['/api/blog', '/api/sold-properties', '/api/agents']) {
    await api.http.post(path).set('origin', ORIGIN).send(POST).expect(401);
    await api.http.put(`${path}/1`).set('origin', ORIGIN).send({ title: 'Pris' }).expect(401);
    await api.http.delete(`${path}/1`).set('origin', ORIGIN).expect(401);
  }
  expect(await api.count('post')).toBe(before);
});
