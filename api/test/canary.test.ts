import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NATURES } from '@pignon/domain/listings/nature';
import { SORTS } from '@pignon/domain/listings/search-criteria';
import type { FastifyInstance } from 'fastify';
import { HmacAccessCodes } from '@pignon/infra/off-market/hmac-access-codes';
import { aPhoto } from '../../infra/test/a-photo';
import { testConfig } from '../../infra/test/test-config';
import { PublicCache } from '../src/http/cache/public-cache';
import { ORIGIN, startApi, type TestApi } from './api';
import { drawAsWorkers } from './draw-as-workers';
import { Crawl } from './canary/crawl';
import { getRoutes, hasParameter, probeOf } from './canary/routes';
import { canary, leaksIn, plant, type Secret, secretWord, unplanted } from './canary/secrets';
import { publish } from './properties';

const NOT_A_WORD = 'q';
const TEASER = ['amount', 'blur', 'city', 'citySlug', 'id', 'nature', 'offMarket', 'title', 'transactionType'];
const STAFF_ONLY = new Set(['mandateNumber', 'mandateDate', 'mandateEndDate']);
const HIDDEN = new Set([...STAFF_ONLY, 'address', 'latitude', 'longitude']);
/** Registered, and approved for one of the two gated properties. */
const CLIENT = 'client@exemple.fr';
const OPEN_WORD = canary('open', 'description');

/** Where each planted one truly is. */
const POINTS = {
  unmandated: [2.33311739, 48.84991753],
  delegated: [-0.57419731, 44.84127397],
  hidden: [2.36157193, 48.86371931],
  removed: [4.83347119, 45.76291373],
  internal: [4.88127731, 45.77913359],
  draft: [4.81713157, 45.73291337],
} as const;

jest.setTimeout(120_000);

let api: TestApi;
let cookie: string;
let ids: Record<'unmandated' | 'delegated' | 'hidden' | 'removed' | 'open' | 'internal' | 'draft', number>;
let photo: string;
/** What a gated property shows of its photo. */
let blur: string;
const secrets: Secret[] = [];
const dir = mkdtempSync(join(tmpdir(), 'pignon-canary-'));

const upload = async (bytes: Buffer, name: string): Promise<string> =>
  (
    await api.http
      .post('/api/upload/image')
      .set('cookie', cookie)
      .set('origin', ORIGIN)
      .attach('image', bytes, name)
      .expect(200)
  ).body.imageUrl;

beforeAll(async () => {
  api = await startApi({ MEDIA_DIR: dir });
  cookie = await api.signIn();
  // No adviser has such a number.
  await api.pool.query(`select setval(pg_get_serial_sequence('property', 'id'), 7000)`);
  photo = await upload(
    await aPhoto({ note: canary('hidden', 'exif'), color: '#347' }),
    `${canary('hidden', 'filename')}.jpg`,
  );
  const gatedPhoto = await upload(await aPhoto({ color: '#743' }), `${canary('delegated', 'filename')}.jpg`);
  const planted = {
    unmandated: plant('unmandated', POINTS.unmandated, () => true),
    delegated: plant('delegated', POINTS.delegated, (field) => !/image/i.test(field)),
    hidden: plant('hidden', POINTS.hidden, (field) => HIDDEN.has(field)),
    removed: plant('removed', POINTS.removed, () => true),
    internal: plant('internal', POINTS.internal, () => true),
    draft: plant('draft', POINTS.draft, () => true),
    open: plant('open', [0, 0], (field) => STAFF_ONLY.has(field)),
  };
  secrets.push(
    ...Object.values(planted).flatMap((one) => one.secrets),
    secretWord('hidden.exif', canary('hidden', 'exif')),
    secretWord('hidden.filename', canary('hidden', 'filename')),
    secretWord('hidden.postcode', '75003'),
    secretWord('delegated.filename', canary('delegated', 'filename')),
    secretWord('delegated.photo', /^\/media\/([\w-]+)/.exec(gatedPhoto)?.[1] ?? 'no key'),
    secretWord('removed.title', canary('removed', 'title')),
    secretWord('internal.title', canary('internal', 'title')),
    secretWord('draft.title', canary('draft', 'title')),
    secretWord('unmandated.price', canary('unmandated', 'price')),
  );
  ids = {
    open: await publish(api, cookie, { ...planted.open.fields, description: OPEN_WORD, imageUrls: [photo] }),
    hidden: await publish(api, cookie, {
      ...planted.hidden.fields,
      title: 'Murs de boutique discrets',
      hideFullAddress: true,
      postcode: '75003',
      imageUrls: [photo],
    }),
    unmandated: await publish(api, cookie, {
      ...planted.unmandated.fields,
      title: 'Murs confidentiels',
      mandat: 'sans_mandat',
      postcode: '75006',
      price: `905 000 € ${canary('unmandated', 'price')}`,
    }),
    delegated: await publish(api, cookie, {
      ...planted.delegated.fields,
      title: 'Portefeuille discret',
      mandat: 'delegation',
      city: 'Bordeaux',
      postcode: '33000',
      imageUrls: [gatedPhoto],
    }),
    removed: await publish(api, cookie, {
      ...planted.removed.fields,
      title: canary('removed', 'title'),
      city: 'Lyon',
      postcode: '69002',
    }),
    // Without a mandate, and nobody confirmed that its owner agreed in writing (F46).
    internal: await publish(api, cookie, {
      ...planted.internal.fields,
      title: canary('internal', 'title'),
      mandat: 'sans_mandat',
      ownerAuthorisation: false,
      city: 'Lyon',
      postcode: '69003',
    }),
    // Somebody still works on it.
    draft: await publish(api, cookie, {
      ...planted.draft.fields,
      title: canary('draft', 'title'),
      city: 'Lyon',
      postcode: '69002',
      publish: false,
    }),
  };
  const { body: teasers } = await api.http.get('/api/properties/off-market').expect(200);
  blur = String(teasers.find(({ id }: { id: number }) => id === ids.delegated).blur);
  await api.http.delete(`/api/properties/${ids.removed}`).set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await drawAsWorkers(api, every());
});
afterAll(async () => {
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

const every = () => Object.values(ids);
const slugs = () => [
  ['paris', 'boutique-rue-de-levis'],
  ['paris', 'murs-de-boutique-discrets'],
  ['paris', 'murs-confidentiels'],
  ['bordeaux', 'portefeuille-discret'],
  ['lyon', canary('removed', 'title')],
  ['lyon', canary('internal', 'title')],
  ['lyon', canary('draft', 'title')],
];
/** The four forms of each planted one's address. */
const addresses = () => [
  ...every().flatMap((id) => [`/bien/${id}`, `/nos-biens/${id}`, `/biens/${id}`, `/bien/ville/${id}/titre`]),
  ...slugs().flatMap(([city, slug], index) => [`/bien/${city}/${slug}`, `/bien/${city}/${every()[index]}/${slug}`]),
];

/** What stands in a route's parameters, by the route as Fastify prints it. */
const samples = (): Readonly<Record<string, readonly string[]>> => ({
  '*': ['/', '/nos-biens', '/biens', '/off-market', ...addresses()],
  '/assets/*': [],
  '/media/:key|:file': [photo],
  '/media/:key|:file/:file': ['320', '640', '1920', '640.jpg'].map((size) => photo.replace('.jpg', `/${size}`)),
  '/media/og/:id/:file': every().map((id) => `/media/og/${id}/x.jpg`),
  '/media/thumb/:file': [`/media/thumb/${blur.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.png`],
  '/api/addresses': ['/api/addresses?q=12+rue'],
  '/api/agents/:id': ['/api/agents/1', '/api/agents/2'],
  '/api/appointments/:id': ['/api/appointments/018f2f5e-0000-7000-8000-000000000000'],
  '/api/appointments/feeds/:agentId/:file': ['/api/appointments/feeds/1/x.ics'],
  '/api/appointments/slots': every().map((id) => `/api/appointments/slots?property=${id}`),
  '/api/blog/:id': ['/api/blog/1'],
  '/api/blog/slug/:slug': ['/api/blog/slug/murs-confidentiels'],
  '/api/categories/:id': ['/api/categories/1'],
  '/api/unsubscriptions/:token': ['/api/unsubscriptions/018f2f5e-0000-7000-8000-000000000000.x'],
  '/api/sold-properties/:id': ['/api/sold-properties/1'],
  '/api/surroundings': ['/api/surroundings?latitude=48.85&longitude=2.35'],
  '/api/properties/:id': every().map((id) => `/api/properties/${id}`),
  '/api/properties/:id/similar': every().map((id) => `/api/properties/${id}/similar`),
  '/api/properties/:id/sheet.pdf': every().map((id) => `/api/properties/${id}/sheet.pdf`),
  '/api/properties/by-city-slug/:city/:slug': slugs().map((names) => `/api/properties/by-city-slug/${names.join('/')}`),
  '/api/off-market-clients/check': [`/api/off-market-clients/check?email=${CLIENT}`],
  '/api/off-market/check-property-access': [
    `/api/off-market/check-property-access?email=${CLIENT}&propertyId=${ids.unmandated}`,
  ],
  '/api/off-market/closes': [`/api/off-market/closes?propertyId=${ids.unmandated}`],
  '/api/off-market/verify-access': [`/api/off-market/verify-access?propertyId=${ids.unmandated}&accessCode=code`],
  '/sitemap-biens-:file.xml': ['/sitemap-biens-1.xml'],
});

/** What stands in a query's parameters, by name. */
const values = (): Readonly<Record<string, readonly string[]>> => ({
  search: ['murs', 'confidentiels', 'portefeuille discret', 'paris', '75006', 'rue', ''],
  keyword: ['murs confidentiels', 'bordeaux'],
  city: ['paris', 'bordeaux', 'lyon', 'bordeaux-33', 'paris,bordeaux,lyon'],
  tag: ['murs'],
  except: ['1'],
  type: [...NATURES, NATURES.join(',')],
  transactionType: ['sale', 'rental', 'sale,rental'],
  region: ['11', '75', '84', '11,75,84'],
  zone: ['75'],
  occupancy: ['occupied', 'vacant'],
  minPrice: ['1'],
  maxPrice: ['904999', '905001', '999999999'],
  minSurface: ['1'],
  minSurfaceRange: ['1', '700000'],
  maxSurfaceRange: ['1', '999999'],
  minYield: ['1', '60'],
  maxYield: ['1', '99'],
  ids: [...every().map(String), every().join(',')],
  sort: SORTS,
  page: ['1', '2'],
  pageSize: ['1', '100'],
  limit: ['100'],
  facets: ['0', '1'],
  zoom: ['0', '5', '12', '20'],
  area: ['-180,-90,180,90', ...Object.values(POINTS).map((point) => around(point))],
  box: ['-180,-90,180,90', ...Object.values(POINTS).map((point) => around(point))],
  // No parameter of ours: it must change nothing (C06).
  mandat: ['sans_mandat', 'delegation'],
  status: ['sold', 'available'],
  hideFullAddress: ['false'],
});

const around = ([longitude, latitude]: readonly [number, number]): string =>
  [longitude - 0.0008, latitude - 0.0008, longitude + 0.0008, latitude + 0.0008].map((n) => n.toFixed(5)).join(',');

const server = (): FastifyInstance => api.app.getHttpAdapter().getInstance();
const routes = () => getRoutes(server().printRoutes({ commonPrefix: false }));

/** Every route that lets an anonymous visitor in, with something in each parameter. */
async function publicUrls(given: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const urls: string[] = [];
  for (const route of routes()) {
    const { status } = await api.http.get(probeOf(route));
    if (status === 401 || status === 403) continue;
    const known = given[route] ?? (hasParameter(route) ? undefined : [route]);
    if (!known) throw new Error(`Route publique sans exemple : ${route}. Ajoutez-la à « samples » de ce test.`);
    urls.push(...known);
  }
  return urls;
}

/** Search and map with each parameter that they document, and some that they do not. */
async function queries(): Promise<string[]> {
  const { body } = await api.http.get('/api/openapi.json').expect(200);
  const urls: string[] = [];
  const known = values();
  for (const [path, { get }] of Object.entries<{ get?: { parameters?: { in: string; name: string }[] } }>(body.paths)) {
    const documented = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    // Their questions have one right form, which stands in « samples »; they are counted, and soon refused.
    if (/^\/api\/(?:off-market|addresses|appointments|surroundings)/.test(path)) continue;
    const asked = documented.filter((name) => !known[name]);
    if ((await api.http.get(probeOf(path.replace(/\{(\w+)\}/g, ':$1')))).status === 401) continue;
    if (asked.length > 0)
      throw new Error(`Paramètre sans exemple : ${asked.join(', ')}. Ajoutez-le à « values » de ce test.`);
    if (documented.length > 0)
      for (const [name, list] of Object.entries(known))
        urls.push(...list.map((value) => `${path}?${name}=${encodeURIComponent(value)}`));
  }
  return urls;
}

const JSON_SURFACES = [
  '/api/properties',
  '/api/properties/search?pageSize=100',
  '/api/properties/search?search=murs',
  '/api/properties/map',
  '/api/properties/featured',
  '/api/properties/off-market',
];

async function crawlJson(): Promise<readonly string[]> {
  api.app.get(PublicCache).clear();
  const crawl = new Crawl(api.http, secrets);
  for (const url of [...JSON_SURFACES, ...every().map((id) => `/api/properties/${id}`)]) await crawl.get(url);
  return crawl.leaks;
}

test('each field of a property holds a canary, is shown on purpose, or is a choice of a few', () => {
  expect(unplanted()).toEqual([]);
});

test('F20 F21 F25 F46 C06 C07 security rows 9, 11, 12, 13, 17, 20, 24 and 25 nothing private comes out of any public surface', async () => {
  const crawl = new Crawl(api.http, secrets);
  const urls = [...(await publicUrls(samples())), ...(await queries())];
  for (const url of urls) await crawl.get(url);
  await crawl.follow(['/', '/nos-biens', '/sitemap.xml', ...addresses()]);

  expect(crawl.leaks).toEqual([]);
  // It has read what it meant to read.
  expect(crawl.read.size).toBeGreaterThan(200);
  const read = [...crawl.read.values()];
  const told = (pattern: RegExp) => read.filter(({ url, text }) => pattern.test(url) && text.includes(OPEN_WORD));
  expect(told(/^\/api\/properties\/\d+$/)).toHaveLength(1);
  expect(told(/^\/bien\//).length).toBeGreaterThan(0);
  expect(crawl.read.get('/biens/paris')?.text).toContain('Boutique rue de Lévis');
  expect(crawl.read.get(`/api/properties/${ids.removed}`)?.status).toBe(410);
  expect(crawl.read.get(`/bien/lyon/${ids.removed}/${canary('removed', 'title')}`)?.status).toBe(410);
  expect(read.filter(({ type, status }) => type.startsWith('image/jpeg') && status === 200).length).toBeGreaterThan(0);
  expect(read.filter(({ type, url }) => type === 'image/png' && url.startsWith('/media/thumb/'))).toHaveLength(1);
  expect(told(/sheet\.pdf$/)).toHaveLength(1);
  const sheets = every().map((id) => crawl.read.get(`/api/properties/${id}/sheet.pdf`)?.status);
  expect(sheets).toEqual([200, 200, 404, 404, 410, 404, 404]);
  const pictures = every().map((id) => crawl.read.get(`/media/og/${id}/x.jpg`)?.status);
  expect(pictures).toEqual([200, 200, 404, 404, 410, 404, 404]);
  expect(crawl.read.get('/sitemap-biens-1.xml')?.text).not.toMatch(/confidentiels|portefeuille/);

  const teasers = [ids.unmandated, ids.delegated];
  const shown = read.flatMap((answer) => recordsIn(answer).filter(({ id }) => teasers.includes(id as number)));
  expect(shown.length).toBeGreaterThan(10);
  for (const record of shown) expect(Object.keys(record).toSorted()).toEqual(TEASER);
});

test('F21 C07 security row 11 asking by a secret word answers what a word that nobody wrote answers', async () => {
  for (const { word } of secrets) {
    if (!word || !/^[a-z]+$/.test(word)) continue;
    const nonsense = `zk${NOT_A_WORD.repeat(word.length - 2)}`;
    for (const path of [
      '/api/properties/search?search=',
      '/api/properties/search?pageSize=100&keyword=',
      '/api/properties/map?search=',
      '/nos-biens?search=',
    ]) {
      const [real, made] = await Promise.all(
        [word, nonsense].map(async (asked) =>
          (await api.http.get(path + asked).expect(200)).text.replaceAll(asked, '?'),
        ),
      );
      expect(`${word}: ${real}`).toBe(`${word}: ${made}`);
    }
  }
});

test('F25 C07 security row 23 no pin stands where a hidden or a gated property truly is', async () => {
  for (const point of Object.values(POINTS)) {
    const { body } = await api.http.get(`/api/properties/map?zoom=18&box=${around(point)}`).expect(200);
    expect([body.items.filter(([, x, y]: number[]) => isNear(point, x ?? 0, y ?? 0)), body.clusters]).toEqual([[], []]);
  }
});

test('F25 C07 a window of the map around the truth finds neither a hidden nor a gated property', async () => {
  for (const point of Object.values(POINTS)) {
    const { body } = await api.http.get(`/api/properties/search?search=murs&area=${around(point)}`).expect(200);
    expect([body.items, body.teasers]).toEqual([[], []]);
  }
});

describe('C06 F20 a client to whom one gated property is opened', () => {
  const surfaces = () => [
    `/api/properties/${ids.unmandated}`,
    '/api/properties/by-city-slug/paris/murs-confidentiels',
    `/bien/paris/${ids.unmandated}/murs-confidentiels`,
  ];
  const NOT_HIS = /^(delegated|hidden|removed|internal|draft)\.|^unmandated\.mandate/;
  const ask = (path: string) =>
    api.http.put(`/api/off-market-clients/${path}`).set('cookie', cookie).set('origin', ORIGIN);
  let requestId: string;
  let code: string;
  let visitor: string;

  test('before the approval he reads what everybody reads', async () => {
    const register = { email: CLIENT, propertyId: ids.unmandated };
    await api.http.post('/api/off-market-clients/register').send(register).expect(202);
    const { rows } = await api.pool.query<{ id: string }>('select id from access_request');
    requestId = rows[0]?.id ?? '';
    const crawl = new Crawl(api.http, secrets);
    for (const url of surfaces()) await crawl.get(url);
    expect(crawl.leaks).toEqual([]);
  });

  test('after it he reads that one whole, without what is the staff’s, and nothing of the others', async () => {
    await ask(`approve/${requestId}`).expect(200);
    code = new HmacAccessCodes(testConfig(api.databaseUrl).secretKey).codeOf(requestId, 1);
    const exchange = { propertyId: ids.unmandated, accessCode: code };
    const entered = await api.http.post('/api/off-market/exchange-access').send(exchange).expect(200);
    visitor = String(entered.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const [own, ...all] = [new Crawl(api.http, secrets, visitor), new Crawl(api.http, secrets, visitor)];
    for (const url of surfaces()) await own.get(url);
    expect(own.leaks.some((leak) => leak.endsWith('tells unmandated.description'))).toBe(true);
    const told = (crawl: Crawl) => crawl.leaks.map((leak) => leak.split(' tells ')[1] ?? leak);
    expect(told(own).filter((name) => NOT_HIS.test(name))).toEqual([]);
    const others = all[0] ?? own;
    for (const url of [
      ...JSON_SURFACES,
      '/nos-biens',
      '/off-market',
      '/sitemap.xml',
      `/api/properties/${ids.delegated}`,
    ])
      await others.get(url);
    expect(others.leaks).toEqual([]);
  });

  test('everybody else reads what he read before, from the same addresses', async () => {
    const crawl = new Crawl(api.http, [...secrets, secretWord('code', code)]);
    for (const url of surfaces()) await crawl.get(url);
    await ask(`revoke/${requestId}`).expect(200);
    const revoked = new Crawl(api.http, secrets, visitor);
    for (const url of surfaces()) await revoked.get(url);
    expect([...crawl.leaks, ...revoked.leaks]).toEqual([]);
  });
});

const isNear = ([longitude, latitude]: readonly [number, number], x: number, y: number): boolean =>
  Math.abs(longitude - x) < 0.002 && Math.abs(latitude - y) < 0.002;

describe('the crawl can fail', () => {
  test('each secret is recognised as JSON, as HTML and as French writes it', () => {
    for (const { name, looks } of secrets)
      for (const look of looks) expect([look, leaksIn(look, secrets)]).toEqual([look, [name]]);
    expect(leaksIn(JSON.stringify({ latitude: POINTS.hidden[1] }), secrets)).toEqual(['hidden.latitude']);
    expect(leaksIn('48,86371 est dit en français', secrets)).toEqual(['hidden.latitude']);
    expect(leaksIn('{"latitude":48.864,"price":"685 000 €"}', secrets)).toEqual([]);
  });

  test.each<[string, string, RegExp, string, RegExp]>([
    [
      'a hidden address',
      'public_property',
      /CASE\s+WHEN hide_full_address THEN NULL::text\s+ELSE address\s+END AS address/,
      'address',
      /search.*hidden\.address/,
    ],
    [
      'the postcode of a hidden address',
      'public_property',
      /CASE\s+WHEN hide_full_address THEN NULL::text\s+ELSE postcode\s+END AS postcode/,
      'postcode',
      /search.*hidden\.postcode/,
    ],
    [
      'the exact point',
      'public_property',
      /(?<!AS )public_latitude/,
      'latitude AS public_latitude',
      /map tells hidden\.latitude/,
    ],
    [
      'gated properties',
      'public_property',
      /NOT gated/,
      'true',
      /search.*delegated\.description|\d tells delegated\.description/,
    ],
    [
      'a teaser with its text',
      'off_market_teaser',
      /\(?\(photos -> 0\) ->> 'thumbhash'::text\)? AS blur/,
      'description AS blur',
      /off-market tells unmandated\.description/,
    ],
    [
      'a property that nobody outside the house may know of',
      'off_market_teaser',
      /NOT internal_only/,
      'true',
      /off-market tells internal\.title/,
    ],
    ['a draft', 'public_property', /\(unpublished_at IS NULL\)/, 'true', /search.*draft\.title|\d tells draft\.title/],
  ])('%s, let out by the view %s, is reported', async (_, view, from, to, report) => {
    expect(await crawlJson()).toEqual([]);
    const { rows } = await api.pool.query<{ text: string }>('select pg_get_viewdef($1::regclass) as text', [view]);
    const kept = rows[0]?.text ?? '';
    const leaky = kept.replace(from, to);
    expect(leaky).not.toBe(kept);
    await api.pool.query(`create or replace view ${view} as ${leaky}`);
    try {
      expect((await crawlJson()).join('\n')).toMatch(report);
    } finally {
      await api.pool.query(`create or replace view ${view} as ${kept}`);
    }
    expect(await crawlJson()).toEqual([]);
  });

  test('a public route without an example is asked for', async () => {
    const { '/api/properties/:id': _, ...others } = samples();
    await expect(publicUrls(others)).rejects.toThrow('Route publique sans exemple : /api/properties/:id');
  });

  test('a photo that keeps its notes is reported', async () => {
    const noted = await aPhoto({ note: canary('hidden', 'exif') });
    expect(leaksIn(noted.toString('latin1'), secrets)).toContain('hidden.exif');
  });
});

/** Every object with an id, wherever it stands: in JSON, or in the data of a page. */
function recordsIn({ type, text }: { readonly type: string; readonly text: string }): Record<string, unknown>[] {
  const json = /json/.test(type) ? text : /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(text)?.[1];
  return json ? recordsOf(JSON.parse(json)) : [];
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && !Array.isArray(value) ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(recordsOf)];
}
