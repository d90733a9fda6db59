import { DESK_SORTS } from '@pignon/domain/listings/desk/desk-query';
import type { Check } from '@pignon/domain/listings/checks/check';
import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import { ORIGIN, startApi, type TestApi } from './api';
import { PROPERTY, publish, WHOLE } from './properties';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('truncate property restart identity cascade'));

const PATH = '/api/admin/properties';
const desk = async (query = ''): Promise<StaffPropertyPage> =>
  (await api.http.get(`${PATH}?${query}`).set('cookie', cookie).expect(200)).body;
const found = async (query: string) => (await desk(query)).items.map(({ id }) => id).toSorted((a, b) => a - b);
const remove = (id: number) =>
  api.http.delete(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).expect(204);

test('F18 the list of staff is for administrators alone, and nobody keeps it', async () => {
  await publish(api, cookie);
  const { text } = await api.http.get(PATH).expect(401);
  expect(text).not.toContain(PROPERTY.title);
  await api.pool.query(`update staff_account set role = 'operator'`);
  await api.http.get(PATH).set('cookie', cookie).expect(403);
  await api.pool.query(`update staff_account set role = 'admin', disabled_at = now()`);
  await api.http.get(PATH).set('cookie', cookie).expect(401);
  await api.pool.query(`update staff_account set disabled_at = null`);
  const { headers } = await api.http.get(PATH).set('cookie', cookie).expect(200);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('E02 a row says what staff look at first, of whatever is in the house', async () => {
  const id = await publish(api, cookie, { mandat: 'sans_mandat', hideFullAddress: true });
  await api.pool.query(
    `insert into visit_count (day, kind, subject, count) select d, 'property', $1, 2
     from (select (now() at time zone 'Europe/Paris')::date - n from unnest('{0, 29, 31}'::int[]) as n) as days (d)`,
    [String(id)],
  );
  const { items, ...view } = await desk();
  expect(items).toEqual([
    {
      id,
      reference: `PGN-${id}`,
      title: PROPERTY.title,
      path: `/bien/paris/${id}/boutique-rue-de-levis`,
      city: 'Paris',
      postcode: '75017',
      region: '11',
      regionToCheck: false,
      hideFullAddress: true,
      point: { latitude: PROPERTY.latitude, longitude: PROPERTY.longitude },
      type: 'boutique',
      nature: 'boutique',
      transactionType: 'sale',
      occupancyStatus: 'occupied',
      status: 'available',
      mandat: 'sans_mandat',
      offMarket: true,
      internalOnly: false,
      published: true,
      price: '685 000 €',
      amount: 685_000,
      annualRent: 41_100,
      yield: 6,
      surface: 120,
      adviser: { id: 1, name: expect.any(String) },
      quality: 43,
      views: 4,
      photo: null,
      updatedAt: expect.any(String),
      version: 1,
      blockingChecks: 4,
      binnedAt: null,
    },
  ]);
  expect(view).toEqual({
    folder: 'all',
    sort: 'updated',
    order: 'desc',
    page: 1,
    pageSize: 25,
    total: 1,
    folders: { all: 1, available: 1, 'off-market': 1, drafts: 0, bin: 0 },
  });
});

test('E02 folders: all but the bin, what can be had, off-market, what stays in the house, the bin', async () => {
  const open = await publish(api, cookie);
  const sold = await publish(api, cookie, { status: 'sold' });
  const gated = await publish(api, cookie, { mandat: 'delegation' });
  const internal = await publish(api, cookie, { mandat: 'sans_mandat', ownerAuthorisation: false });
  const binned = await publish(api, cookie);
  await remove(binned);
  expect(await found('folder=all')).toEqual([open, sold, gated, internal]);
  expect(await found('folder=available')).toEqual([open, gated, internal]);
  expect(await found('folder=off-market')).toEqual([gated, internal]);
  expect(await found('folder=drafts')).toEqual([internal]);
  expect(await found('folder=bin')).toEqual([binned]);
  const { folders, items } = await desk('folder=bin&q=levis');
  expect(folders).toEqual({ all: 4, available: 3, 'off-market': 2, drafts: 1, bin: 1 });
  expect(items[0]).toMatchObject({ published: false, binnedAt: expect.any(String) });
});

test('E02 the search reads reference, number, title, hidden address, city, postcode, tenant and mandate, accents aside', async () => {
  const shop = await publish(api, cookie, {
    hideFullAddress: true,
    address: '8 bis rue de l’Épée-de-Bois',
    tenantActivity: 'Pâtisserie Œuvrard',
    mandateNumber: 'M-2026/77',
  });
  const walls = await publish(api, cookie, {
    title: 'Murs 100 % loués',
    city: 'Saint-Étienne',
    postcode: '42000',
    address: '12 place Carnot',
    mandat: 'sans_mandat',
  });
  for (const q of [
    `pgn-${shop}`,
    `réf. ${shop}`,
    'epee bois',
    '8 bis',
    'oeuvrard',
    'PATISSERIE levis',
    '2026/77',
    '75017',
  ])
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [shop]]);
  // A number alone is a reference, and may be of a street.
  expect([await found(`q=${shop}`), await found('q=12')]).toEqual([[shop, walls], [walls]]);
  for (const q of ['saint etienne', 'SAINT-ÉTIENNE', 'carnot', 'carnot+murs', '42', 'murs 100 %', 'ét'])
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [walls]]);
  for (const q of ['%', '_', '…', '  '])
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [shop, walls]]);
  for (const q of ['zzz', 'carnot levis', 'AUTRE-1', '2147483648', "'; drop table property"])
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
});

test('E02 each filter asks for what it says, several together, and what says no mandate counts as simple', async () => {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into agent (name, email, phone, photo_url, website) values ('Zoé', 'zoe@exemple.fr', '', '', '') returning id`,
  );
  const agent = rows[0] as { id: number };
  const a = await publish(api, cookie, { mandat: null, imageUrls: ['https://exemple.fr/a.jpg'] });
  const b = await publish(api, cookie, {
    city: 'Lyon',
    postcode: '69002',
    type: 'bureaux',
    transactionType: 'rental',
    occupancyStatus: 'vacant',
    price: '2 000 €/mois',
    surface: '60 m²',
    yield: null,
    agentId: agent.id,
    status: 'rented',
    hideFullAddress: true,
  });
  const c = await publish(api, cookie, {
    city: 'Boulogne',
    postcode: null,
    address: null,
    latitude: null,
    longitude: null,
    mandat: 'exclu',
  });
  const asked: readonly (readonly [string, readonly number[]])[] = [
    ['status=available', [a, c]],
    ['status=rented,sold', [b]],
    ['transaction=rental', [b]],
    ['type=bureaux&type=murs', [b]],
    ['occupancy=occupied', [a, c]],
    ['mandate=simple', [a, b]],
    ['mandate=exclu,simple', [a, b, c]],
    ['city=lyon', [b]],
    ['city=lyon-69,paris', [a, b]],
    ['region=84', [b]],
    ['adviser=1', [a, c]],
    [`adviser=${agent.id}`, [b]],
    ['minPrice=24000&maxPrice=24000', [b]],
    ['maxSurface=60', [b]],
    ['minYield=6', [a, c]],
    ['withoutPhoto=1', [b, c]],
    ['withoutPhoto=0', [a]],
    ['withoutPoint=true', [c]],
    ['regionToCheck=1', [c]],
    ['hiddenAddress=1', [b]],
    ['type=boutique&region=11&withoutPhoto=1', [c]],
    ['status=', [a, b, c]],
  ];
  for (const [query, ids] of asked) expect([query, await found(query)]).toEqual([query, ids]);
});

test.each([
  ['folder=poubelle', 'folder'],
  ['status=available,cassé', 'status'],
  ['adviser=x', 'adviser'],
  ['adviser=99999999999', 'adviser'],
  ['city=Lyon%20!', 'city'],
  ['minPrice=beaucoup', 'minPrice'],
  ['withoutPhoto=peut-être', 'withoutPhoto'],
  ['sort=hasard', 'sort'],
  ['pageSize=1000', 'pageSize'],
  ['page=0', 'page'],
  ['deletedAt=1', 'deletedAt'],
  ['q=a&q=b', 'q'],
])('%s is refused at its field', async (query, field) => {
  const { body } = await api.http.get(`${PATH}?${query}`).set('cookie', cookie).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('E02 each order puts all in order, both ways, what says nothing last, and pages never overlap', async () => {
  for (let n = 0; n < 30; n++)
    await publish(api, cookie, {
      title: `Bien ${String((n * 7) % 30).padStart(2, '0')}`,
      price: n === 3 ? null : `${n + 1}00 000 €`,
    });
  for (const sort of DESK_SORTS)
    for (const order of ['asc', 'desc']) {
      const pages = await Promise.all([1, 2, 3].map((page) => desk(`sort=${sort}&order=${order}&page=${page}`)));
      expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
        [25, 30],
        [5, 30],
        [0, 30],
      ]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(30);
    }
  const amounts = async (order: string) =>
    (await desk(`sort=price&order=${order}&pageSize=50`)).items.map(({ amount }) => amount);
  const rising = await amounts('asc');
  expect(rising.at(-1)).toBeNull();
  expect((await amounts('desc')).at(-1)).toBeNull();
  expect(rising.slice(0, -1)).toEqual(rising.slice(0, -1).toSorted((x, y) => Number(x) - Number(y)));
  const titles = (await desk('sort=title&order=asc&pageSize=50')).items.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted());
});

const decide = (id: number | string, what: string) =>
  api.http.put(`${PATH}/${id}/${what}`).set('cookie', cookie).set('origin', ORIGIN);

/** Where the public meets a property: its page as data and as HTML, lists, the map, the sitemap, its sheet, its photo. */
const PUBLIC = {
  page: (id: number) => `/api/properties/${id}`,
  html: (id: number) => `/bien/paris/${id}/boutique-rue-de-levis`,
  slug: () => '/api/properties/by-city-slug/paris/boutique-rue-de-levis',
  similar: (id: number) => `/api/properties/${id}/similar`,
  sheet: (id: number) => `/api/properties/${id}/sheet.pdf`,
  picture: (id: number) => `/media/og/${id}/x.jpg`,
};
const LISTS = [
  '/api/properties',
  '/api/properties/search',
  '/api/properties/search?search=levis',
  '/api/properties/featured',
  '/api/properties/off-market',
  '/nos-biens',
  '/biens/paris',
  '/sitemap-biens-1.xml',
];
async function shownTo(cookieOf: string, id: number) {
  const read = (path: string) => api.http.get(path).set('cookie', cookieOf);
  const pages = await Promise.all(
    Object.entries(PUBLIC).map(async ([name, path]) => [name, (await read(path(id))).status] as const),
  );
  const lists = await Promise.all(LISTS.map(async (path) => [path, (await read(path)).text] as const));
  const { body: map } = await read('/api/properties/map');
  return {
    pages: pages.flatMap(([name, status]) => (status < 400 ? [name] : [])),
    gone: pages.flatMap(([name, status]) => (status === 410 ? [name] : [])),
    lists: lists.flatMap(([path, text]) => (/boutique-rue-de-levis|Boutique rue de Lévis/.test(text) ? [path] : [])),
    map: map.total as number,
  };
}
const NOWHERE = { pages: [], gone: [], lists: [], map: 0 };

test.each(['simple', 'delegation'])(
  'a draft (%s) is on no public page, list, map, sitemap or sheet until it is published, and nowhere again once it is not',
  async (mandat) => {
    const gated = mandat === 'delegation';
    const id = await publish(api, cookie, { ...WHOLE, mandat, publish: false });
    expect(await shownTo('', id)).toEqual(NOWHERE);
    expect((await desk('folder=drafts')).items).toMatchObject([{ id, published: false }]);
    expect((await desk()).folders).toMatchObject({ all: 1, drafts: 1, bin: 0 });
    // E03 The agency alone has its page, to look at it before.
    const preview = await api.http.get(`/api/properties/${id}`).set('cookie', cookie).expect(200);
    expect(preview.body).toMatchObject({ id, draft: true, staffView: true });
    expect(preview.headers['cache-control']).toBe('private, no-store');
    // Changed, it stays one.
    await api.http
      .put(`/api/properties/${id}`)
      .set('cookie', cookie)
      .set('origin', ORIGIN)
      .send({ price: '1 €' })
      .expect(200);
    expect(await shownTo('', id)).toEqual(NOWHERE);

    const { body } = await decide(id, 'publish').expect(200);
    expect(body).toMatchObject({ id, published: true });
    const shown = await shownTo('', id);
    expect(shown.pages).toEqual(
      gated ? ['page', 'html', 'slug'] : ['page', 'html', 'slug', 'similar', 'sheet', 'picture'],
    );
    expect(shown.lists).toContain(gated ? '/api/properties/off-market' : '/sitemap-biens-1.xml');
    expect(shown.map).toBe(gated ? 0 : 1);
    expect((await desk('folder=drafts')).total).toBe(0);

    await decide(id, 'unpublish').expect(200);
    expect(await shownTo('', id)).toEqual(NOWHERE);
    const { rows } = await api.pool.query(
      `select action from audit_log where target = $1 and action like 'properties.%publish' order by id desc limit 2`,
      [String(id)],
    );
    expect(rows).toEqual([{ action: 'properties.unpublish' }, { action: 'properties.publish' }]);
  },
);

test('F46 what lacks its owner’s word is saved, stays in the house, and says why it cannot be published', async () => {
  const id = await publish(api, cookie, { mandat: 'sans_mandat', ownerAuthorisation: false });
  expect((await desk('folder=drafts')).items).toMatchObject([{ id, published: false, internalOnly: true }]);
  const { body } = await decide(id, 'publish').expect(422);
  expect(body.error).toMatch(/reste interne.*autorisation écrite du propriétaire jointe/);
  await api.http
    .put(`/api/properties/${id}`)
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send({ ownerAuthorisation: true })
    .expect(200);
  expect((await desk('folder=drafts')).total).toBe(0);
});

test('D09 PUT …/publish refuses what a blocking check holds back with the list, and the folder and its filter tell of it', async () => {
  const whole = await publish(api, cookie, { ...WHOLE, publish: false });
  const bare = await publish(api, cookie, { publish: false });
  const { body } = await decide(bare, 'publish').expect(422);
  const ids = body.checks.map(({ id }: Check) => id);
  expect(ids).toEqual(['mandate-number', 'mandate-date', 'fees-payer', 'dpe', 'ges', 'photo']);
  expect(body.checks[0]).toEqual({
    id: 'mandate-number',
    level: 'blocking',
    passed: false,
    text: 'Indiquez le numéro du mandat.',
    tab: 'essentiel',
  });
  expect(body.error).toContain('Ajoutez au moins une photo pour publier.');
  expect(await found('blockingChecks=1')).toEqual([bare]);
  expect(await found('blockingChecks=0')).toEqual([whole]);
  const rows = (await desk()).items.map(({ id, blockingChecks }) => [id, blockingChecks]);
  expect(new Map(rows as [number, number][])).toEqual(
    new Map([
      [bare, 6],
      [whole, 0],
    ]),
  );
  const one = await api.http.get(`${PATH}/${bare}`).set('cookie', cookie).expect(200);
  expect(one.body.checks.filter(({ passed, level }: Check) => !passed && level === 'blocking')).toEqual(body.checks);
  expect((await put(bare, WHOLE).expect(200)).body.published).toBe(false);
  await decide(bare, 'publish').expect(200);
});

test('D09 a create that says publish and fails is 201 and a draft with the list; one that says nothing is published as ever (M139)', async () => {
  const create = async (given: object) =>
    (
      await api.http
        .post('/api/properties')
        .set('cookie', cookie)
        .set('origin', ORIGIN)
        .send({ ...PROPERTY, ...given })
    ).body;
  const failing = ({ checks }: { checks: Check[] }) =>
    checks.filter(({ level, passed }) => level === 'blocking' && !passed).length;
  const answers = [await create({ publish: true }), await create({ ...WHOLE, publish: true }), await create({})];
  expect(answers.map((answer) => [answer.published, failing(answer)])).toEqual([
    [false, 6],
    [true, 0],
    [true, 6],
  ]);
  // F46 is asked of everybody.
  const internal = await create({ mandat: 'sans_mandat', ownerAuthorisation: false });
  expect([internal.published, internal.internalOnly]).toEqual([false, true]);
});

test('E03 a create that is sent again under its key is the same property; without a key two are two', async () => {
  const create = (key: Record<string, string>) =>
    api.http
      .post('/api/properties')
      .set({ cookie, origin: ORIGIN, ...key })
      .send({ ...PROPERTY, title: 'Une seule fois', publish: false })
      .expect(201);
  const key = { 'idempotency-key': 'le-meme-brouillon' };
  const [first, again] = [(await create(key)).body, (await create(key)).body];
  expect([again.id, again.version]).toEqual([first.id, first.version]);
  expect((await create({})).body.id).not.toBe((await create({})).body.id);
});

test('D09 a mandate that runs out is told by the row and its filter, and takes nothing off the site by itself', async () => {
  const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  const [over, soon, later, never] = [
    await publish(api, cookie, { ...WHOLE, mandateEndDate: days(-2) }),
    await publish(api, cookie, { ...WHOLE, mandateEndDate: days(20).split('-').toReversed().join('/') }),
    await publish(api, cookie, { ...WHOLE, mandateEndDate: days(60) }),
    await publish(api, cookie, { ...WHOLE, mandateEndDate: 'à convenir', mandat: 'exclu' }),
  ];
  expect(await found('mandateEndingWithin=30')).toEqual([over, soon]);
  expect(await found('mandateEndingWithin=90')).toEqual([over, soon, later]);
  expect(await found('blockingChecks=1')).toEqual([over]);
  expect((await desk()).items.filter(({ published }) => published)).toHaveLength(4);
  await decide(over, 'unpublish').expect(200);
  expect((await decide(over, 'publish').expect(422)).body.error).toMatch(/^Le mandat a expiré le /);
  await decide(never, 'publish').expect(200);
  for (const wrong of [
    'mandateEndingWithin=-1',
    'mandateEndingWithin=bientôt',
    'blockingChecks=oui',
    'leaseEndingWithin=0.5',
  ])
    await api.http.get(`${PATH}?${wrong}`).set('cookie', cookie).expect(400);
});

test('E01 leases that end within six months are found by the day that their text names', async () => {
  const month = (n: number) => {
    const at = new Date();
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + n);
    return `${String(at.getUTCMonth() + 1).padStart(2, '0')}/${at.getUTCFullYear()}`;
  };
  const soon = await publish(api, cookie, { leaseEndDate: month(3) });
  for (const leaseEndDate of [month(12), month(-3), 'fin 2027', null]) await publish(api, cookie, { leaseEndDate });
  expect(await found('leaseEndingWithin=6')).toEqual([soon]);
});

test('E02 the bin: removed is gone for everybody, restored it is what it was, after thirty days it is restored no more', async () => {
  const [shown, hidden] = [await publish(api, cookie), await publish(api, cookie, { title: 'Projet', publish: false })];
  for (const id of [shown, hidden]) await remove(id);
  expect((await shownTo('', shown)).gone).toContain('page');
  // It never was anything to anybody: 410 would tell that it was.
  expect(await api.http.get(`/api/properties/${hidden}`).then(({ status }) => status)).toBe(404);
  expect(await found('folder=bin')).toEqual([shown, hidden]);
  await decide(shown, 'publish').expect(404);
  for (const id of [shown, hidden]) await decide(id, 'restore').expect(200);
  expect(await found('folder=all')).toEqual([shown, hidden]);
  expect((await shownTo('', shown)).pages).toContain('page');
  await api.http.get(`/api/properties/${hidden}`).expect(404);
  await decide(shown, 'restore').expect(404);

  await remove(shown);
  await api.pool.query(`update property set deleted_at = now() - interval '31 days' where id = $1`, [shown]);
  expect(await found('folder=bin')).toEqual([]);
  await decide(shown, 'restore').expect(404);
});

test('GET of one is all that staff may see of it, a draft too; unknown, odd or binned numbers are 404', async () => {
  const id = await publish(api, cookie, { publish: false, mandateNumber: 'M1' });
  const one = (number: number | string) => api.http.get(`${PATH}/${number}`).set('cookie', cookie);
  const { body, headers } = await one(id).expect(200);
  expect(body).toMatchObject({ id, mandateNumber: 'M1', latitude: PROPERTY.latitude, published: false });
  expect(headers['cache-control']).toBe('private, no-store');
  for (const number of [0, -1, 999, 'abc', 99_999_999_999]) {
    await one(number).expect(404);
    for (const what of ['publish', 'unpublish', 'restore']) await decide(number, what).expect(404);
  }
  await remove(id);
  await one(id).expect(404);
});

test.each(['publish', 'unpublish', 'restore'])('F18 %s is for administrators alone', async (what) => {
  const id = await publish(api, cookie);
  await api.http.put(`${PATH}/${id}/${what}`).set('origin', ORIGIN).expect(401);
  await api.http
    .put(`${PATH}/${id}/${what}`)
    .set('cookie', cookie)
    .set('origin', 'https://ailleurs.exemple')
    .expect(403);
  await api.pool.query(`update staff_account set role = 'operator'`);
  await decide(id, what).expect(403);
  await api.pool.query(`update staff_account set role = 'admin'`);
  expect((await shownTo('', id)).pages).toContain('page');
});

const put = (id: number, body: object) =>
  api.http.put(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).send(body);

test('two who change one property at once: the second is told who was first, when, and what stands now', async () => {
  const id = await publish(api, cookie);
  const { body: read } = await api.http.get(`${PATH}/${id}`).set('cookie', cookie).expect(200);
  const { body: first } = await put(id, { price: '690 000 €', version: read.version }).expect(200);
  expect(first.version).toBe(read.version + 1);
  expect((await desk()).items[0]?.version).toBe(first.version);

  const lines = () => api.count('audit_log', `action = 'properties.update'`);
  const before = await lines();
  const { body } = await put(id, { price: '1 €', version: read.version }).expect(409);
  expect(body.error).toMatch(/^Ce bien a été modifié par .+ à \d\d:\d\d\.$/);
  expect(body.changed).toEqual({ by: expect.any(String), at: expect.any(String) });
  expect(body.current).toMatchObject({ id, price: '690 000 €', version: first.version });
  // Nothing of it was written, nor noted.
  const { body: now } = await api.http.get(`${PATH}/${id}`).set('cookie', cookie).expect(200);
  expect([now.price, now.version]).toEqual(['690 000 €', first.version]);
  expect(await lines()).toBe(before);
  // Who does not say what they read writes as before; what says nothing new raises nothing.
  await put(id, { price: '690 000 €' }).expect(200);
  expect((await put(id, { price: '695 000 €' }).expect(200)).body.version).toBe(first.version + 1);
});

test('many at once with one version: one is written', async () => {
  const id = await publish(api, cookie);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => put(id, { price: `${n + 1}00 000 €`, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const kept = answers.find(({ status }) => status === 200)?.body;
  expect((await api.http.get(`${PATH}/${id}`).set('cookie', cookie)).body).toMatchObject({
    price: kept.price,
    version: 2,
  });
});

test('an old version publishes, unpublishes, restores and removes nothing', async () => {
  const id = await publish(api, cookie);
  await put(id, { price: '690 000 €' }).expect(200);
  for (const what of ['publish', 'unpublish']) await decide(id, what).send({ version: 1 }).expect(409);
  const bin = (version: number) =>
    api.http.delete(`/api/properties/${id}?version=${version}`).set('cookie', cookie).set('origin', ORIGIN);
  await bin(1).expect(409);
  await bin(2).expect(204);
  await decide(id, 'restore').send({ version: 2 }).expect(409);
  expect((await decide(id, 'restore').send({ version: 3 }).expect(200)).body.version).toBe(4);
  expect((await decide(id, 'unpublish').send({ version: 4 }).expect(200)).body).toMatchObject({
    version: 5,
    published: false,
  });
});

test.each([0, 1.5, 'hier', true, 2 ** 31])('%p is no version', async (version) => {
  const id = await publish(api, cookie);
  const { body } = await put(id, { title: 'Autre', version }).expect(400);
  expect(Object.keys(body.fields)).toEqual(['version']);
});
