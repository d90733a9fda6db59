import { DESK_SORTS } from '@pignon/domain/listings/desk/desk-query';
import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import { ORIGIN, startApi, type TestApi } from './api';
import { PROPERTY, publish } from './properties';

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
     from (values (current_date), (current_date - 29), (current_date - 31)) as days (d)`,
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
