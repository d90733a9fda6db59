import { AsyncLocalStorage } from 'node:async_hooks';
import { REGIONS } from '@pignon/domain/geography/regions/regions';
import { Pool } from 'pg';
import { ANEW, ORIGIN, startApi, type TestApi } from './api';
import { change, PROPERTY, publish, TEASER_FIELDS } from './properties';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('truncate property restart identity cascade'));

const search = async (query: string) => (await api.http.get(`/api/properties/search?${query}`).expect(200)).body;
const found = async (query: string) => (await search(query)).items.map(({ id }: { id: number }) => id).toSorted();

test('M139 M120 a property is made, changed and removed by staff, and by nobody else', async () => {
  await api.http.post('/api/properties').send(PROPERTY).expect(401);
  const id = await publish(api, cookie);
  await api.http.put(`/api/properties/${id}`).send({ title: 'x' }).expect(401);
  await api.http.delete(`/api/properties/${id}`).expect(401);
  const { body } = await change(api, cookie, id, { title: 'Murs rue de Lévis', transactionType: 'sale' }).expect(200);
  expect(body).toMatchObject({ id, title: 'Murs rue de Lévis', price: '685 000 €', surface: '120 m²' });
  await api.http.delete(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await api.http.delete(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).expect(404);
  expect(await api.count('event', `name = 'listings.listing-changed.v1' and aggregate_id = '${id}'`)).toBe(3);
  expect(await api.count('audit_log', `action like 'properties.%'`)).toBe(3);
});

test('a change that is sent again, for its answer got lost, is one fact and one date', async () => {
  const id = await publish(api, cookie);
  const price = { price: '690 000 €', transactionType: 'sale' };
  // Numbers begin anew with each test, facts stay.
  const facts = () => api.count('event', `aggregate_id = '${id}' and payload->>'change' = 'updated'`);
  const before = await facts();
  const first = await change(api, cookie, id, price).expect(200);
  const again = await change(api, cookie, id, price).expect(200);
  expect(again.body).toEqual(first.body);
  expect(await facts()).toBe(before + 1);
});

test('M85 similar ones: occupancy, type, then commercial-like types; six at most, none gated, sold or itself', async () => {
  const asked = await publish(api, cookie, { city: 'Lyon', postcode: '69002' });
  const office = await publish(api, cookie, { type: 'bureaux' });
  const walls = await publish(api, cookie, { type: 'murs' });
  const shop = await publish(api, cookie);
  const shopToLet = await publish(api, cookie, { transactionType: 'rental' });
  const neighbour = await publish(api, cookie, { city: 'Lyon', postcode: '69002' });
  const vacant = await publish(api, cookie, { occupancyStatus: 'vacant' });
  const vacantOffice = await publish(api, cookie, { occupancyStatus: 'vacant', type: 'bureaux' });
  const gated = await publish(api, cookie, { mandat: 'sans_mandat' });
  await publish(api, cookie, { status: 'sold' });
  const similar = async (id: number) =>
    (await api.http.get(`/api/properties/${id}/similar`).expect(200)).body.map((card: { id: number }) => card.id);
  expect(await similar(asked)).toEqual([neighbour, shop, shopToLet, walls, office, vacant]);
  expect((await similar(vacantOffice)).slice(0, 2)).toEqual([vacant, office]);
  for (const id of [gated, 999, 'abc', 99_999_999_999]) await api.http.get(`/api/properties/${id}/similar`).expect(404);
  await api.pool.query('delete from property where id <> $1', [asked]);
  expect((await api.http.get(`/api/properties/${asked}/similar`).set(ANEW).expect(200)).body).toEqual([]);
});

test('M85 F36 to a vacant wall all six commercial kinds are alike, and come before any other, however new and near', async () => {
  const vacant = { occupancyStatus: 'vacant', city: 'Lyon', postcode: '69002' };
  const asked = await publish(api, cookie, { ...vacant, type: 'murs' });
  const kinds = ['commercial', 'local commercial', 'boutique', 'bureaux', 'immeuble'];
  const alike = [];
  for (const type of kinds) alike.push(await publish(api, cookie, { occupancyStatus: 'vacant', type }));
  const walls = await publish(api, cookie, { occupancyStatus: 'vacant', type: 'murs' });
  await publish(api, cookie, { ...vacant, type: 'parking' });
  const { body } = await api.http.get(`/api/properties/${asked}/similar`).expect(200);
  expect(body.map((card: { id: number }) => card.id)).toEqual([walls, ...alike.toReversed()]);
});

test('F70 the array holds the 500 newest, and its headers say that there are more, from memory too', async () => {
  await publish(api, cookie);
  const { rows } = await api.pool.query<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = 'property' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const columns = rows[0]?.columns ?? '';
  await api.pool.query(
    `insert into property (id, ${columns}) select 1 + n, ${columns} from property, generate_series(1, 599) n where id = 1`,
  );
  await api.pool.query('notify public_change');
  for (const asked of ['made', 'kept']) {
    const first = await api.http.get('/api/properties').expect(200);
    expect([asked, first.body.length, first.headers['x-total-count'], first.headers.link]).toEqual([
      asked,
      500,
      '600',
      '</api/properties?page=2>; rel="next"',
    ]);
    expect(first.body[0].id).toBe(600);
    const second = await api.http.get('/api/properties?page=2').expect(200);
    expect([second.body.length, second.headers['x-total-count'], second.headers.link]).toEqual([100, '600', undefined]);
  }
  await api.http.get('/api/properties?page=0').expect(400);
});

test('bad fields are named one by one and nothing is stored', async () => {
  const { body } = await api.http
    .post('/api/properties')
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send({
      ...PROPERTY,
      title: '  ',
      yield: 'beaucoup',
      mandat: 'verbal',
      imageUrl: 'javascript:alert(1)',
      colour: 'red',
      agentId: 99,
    })
    .expect(400);
  expect(Object.keys(body.fields).toSorted()).toEqual(['colour', 'imageUrl', 'mandat', 'title', 'yield']);
  expect(body.fields.title).toBe('Le titre est requis');
  expect(await api.count('property')).toBe(0);
});

test.each([{ title: '   ' }, { title: null }, { city: '' }])(
  'M139 a change may not blank what is required: %j',
  async (blank) => {
    const id = await publish(api, cookie);
    const { body } = await change(api, cookie, id, blank).expect(400);
    expect(Object.values(body.fields)).toEqual([expect.stringMatching(/ est requise?$/)]);
    expect((await api.http.get(`/api/properties/${id}`).expect(200)).body).toMatchObject({ title: PROPERTY.title });
  },
);

const DATE = "Cette date n'existe pas";

test('M139 C67 a price below nothing, a day and a month that no calendar has are refused by name', async () => {
  const id = await publish(api, cookie);
  const wrong = { price: -5, leaseEndDate: '30/02/2027', leaseStartDate: '2027-13-01' };
  const { body } = await change(api, cookie, id, wrong).expect(400);
  expect(body.fields).toEqual({
    price: 'Le prix ne peut pas être négatif',
    leaseEndDate: DATE,
    leaseStartDate: DATE,
  });
  const said = { price: '685 000 €', leaseEndDate: '09/2031', leaseStartDate: 'à la signature' };
  await change(api, cookie, id, said).expect(200);
  for (const leaseEndDate of ['31/11/2027', '2027-06-31', '29.02.2027'])
    expect((await change(api, cookie, id, { leaseEndDate }).expect(400)).body.fields).toEqual({ leaseEndDate: DATE });
  for (const leaseEndDate of ['29/02/2028', '02/2028', '30/11/27'])
    await change(api, cookie, id, { leaseEndDate }).expect(200);
});

test('C68 F77 amounts that staff write keep their thousands and their cents', async () => {
  const id = await publish(api, cookie);
  const said = {
    annualRent: '41.100 €',
    chargesAnnuelles: '1.200,50',
    montantTaxeFonciere: '1 800',
    entryFee: '1,2 k€',
  };
  const { body } = await change(api, cookie, id, { ...said, loyerNetBailleurFacture: '0' }).expect(200);
  expect(body).toMatchObject({
    annualRent: 41_100,
    chargesAnnuelles: 1200.5,
    montantTaxeFonciere: 1800,
    entryFee: 1200,
    loyerNetBailleurFacture: 0,
  });
  const wrong = await change(api, cookie, id, { annualRent: '2 000 €/mois', leaseRight: 'beaucoup' }).expect(400);
  expect(Object.keys(wrong.body.fields)).toEqual(['annualRent', 'leaseRight']);
});

test('M77 F25 of a hidden address the city alone is told and found', async () => {
  const id = await publish(api, cookie, { city: 'Paris 3e', postcode: '75003', hideFullAddress: true });
  const { body } = await api.http.get(`/api/properties/${id}`).expect(200);
  expect(body).toMatchObject({ city: 'Paris', postcode: null, address: null, region: '11' });
  const found = async (words: string) =>
    (await api.http.get(`/api/properties/search?search=${encodeURIComponent(words)}`).expect(200)).body.total;
  expect([await found('75003'), await found('3e'), await found('Paris')]).toEqual([0, 0, 1]);
});

test('M138 F66 each reading call answers as the specification names it', async () => {
  const id = await publish(api, cookie, { mandat: 'exclu' });
  const gated = await publish(api, cookie, { mandat: 'sans_mandat', title: 'Murs confidentiels' });
  const idsOf = (cards: { id: number }[]) => cards.map((card) => card.id);
  for (const path of ['/api/properties', '/api/properties/featured'])
    expect(idsOf((await api.http.get(path).expect(200)).body)).toEqual([id]);
  expect(idsOf((await api.http.get('/api/properties/search').expect(200)).body.items)).toEqual([id]);
  expect((await api.http.get('/api/properties/cities').expect(200)).body).toEqual([
    { slug: 'paris', name: 'Paris', department: '75', region: '11', count: 1 },
  ]);
  expect((await api.http.get('/api/properties/off-market').expect(200)).body.map((t: { id: number }) => t.id)).toEqual([
    gated,
  ]);
  const one = (await api.http.get(`/api/properties/${id}`).expect(200)).body;
  expect(one).toMatchObject({
    id,
    title: PROPERTY.title,
    path: `/bien/paris/${id}/boutique-rue-de-levis`,
    amount: 685_000,
    surface: 120,
    yield: 6,
    mandat: 'exclu',
    latitude: PROPERTY.latitude,
    agent: { name: expect.any(String) },
  });
  expect((await api.http.get('/api/properties/by-city-slug/paris/boutique-rue-de-levis').expect(200)).body).toEqual(
    one,
  );
  await api.http.get('/api/properties/999').expect(404);
  await api.http.get('/api/properties/abc').expect(404);
  await api.http.get('/api/properties/by-city-slug/paris/rien').expect(404);
});

test('a removed property is gone: 410', async () => {
  const id = await publish(api, cookie);
  await api.http.delete(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).expect(204);
  await api.http.get(`/api/properties/${id}`).expect(410);
  await api.http.get('/api/properties/by-city-slug/paris/boutique-rue-de-levis').expect(410);
  expect(await found('')).toEqual([]);
});

test('F30 of two with the same title and city the higher id answers to the slug', async () => {
  await publish(api, cookie);
  const later = await publish(api, cookie);
  const { body } = await api.http.get('/api/properties/by-city-slug/paris/boutique-rue-de-levis').expect(200);
  expect(body.id).toBe(later);
});

test('M127 F32 F68 a stored transaction stays; without any a rented property is a rental, another a sale, and that is said', async () => {
  const after = async (id: number, changes: object) => {
    const { body } = await change(api, cookie, id, changes).expect(200);
    return [body.transactionType, body.price, body.completed];
  };
  const rental = await publish(api, cookie, { transactionType: 'rental', price: '2 000 €/mois' });
  for (const changes of [{ title: 'Boutique refaite' }, { status: 'rented' }, { status: 'available' }])
    expect(await after(rental, changes)).toEqual(['rental', '2 000 €/mois', []]);
  const sale = await publish(api, cookie);
  for (const changes of [{ title: 'Murs refaits' }, { status: 'rented' }, { status: 'sold' }])
    expect(await after(sale, changes)).toEqual(['sale', '685 000 €', []]);
  expect(await after(sale, { transactionType: 'rental' })).toEqual(['rental', '685 000 €', []]);
  // Taken back there is none: it is completed.
  expect(await after(sale, { transactionType: null, status: 'rented' })).toEqual([
    'rental',
    '685 000 €',
    ['transactionType'],
  ]);
  expect(await after(sale, { transactionType: null, status: 'available' })).toEqual([
    'sale',
    '685 000 €',
    ['transactionType'],
  ]);
});

describe('search', () => {
  test('words: accents, capitals, hyphens, apostrophes and French plurals do not matter', async () => {
    const id = await publish(api, cookie, {
      title: "Local d'activité à L’Haÿ-les-Roses",
      city: 'L’Haÿ-les-Roses',
      postcode: '94240',
      description: 'Bureaux lumineux, murs occupés, œuvre béton.',
    });
    for (const words of ["l'hay les roses", 'LHAŸ', 'bureau', 'mur occupé', 'locaux', 'oeuvre', 'Œuvre', 'activite'])
      expect([words, await found(`search=${encodeURIComponent(words)}`)]).toEqual([words, [id]]);
    expect(await found('search=entrepot')).toEqual([]);
    expect(await found(`keyword=${encodeURIComponent('béton')}`)).toEqual([id]);
    expect(await found('search=le+de+la')).toEqual([id]);
  });

  test('M111 the criteria of the chat are read by their names: keyword, zone, yields, surface, limit', async () => {
    const wanted = { title: 'Murs de boulangerie', surface: '90 m²', price: '500 000 €', yield: 6 };
    const ids = [await publish(api, cookie, wanted), await publish(api, cookie, wanted)];
    for (const other of [
      { city: 'Lyon', postcode: '69002' },
      { type: 'bureaux' },
      { transactionType: 'rental', price: '20 000 €' },
      { price: '100 000 €' },
      { price: '900 000 €' },
      { yield: 4 },
      { yield: 9 },
      { surface: '20 m²' },
      { title: 'Murs de librairie' },
    ])
      await publish(api, cookie, { ...wanted, ...other });
    const criteria = {
      city: 'paris',
      type: 'boutique',
      transactionType: 'sale',
      minPrice: '400000',
      maxPrice: '600000',
      zone: '11',
      minYield: '5',
      maxYield: '7',
      minSurface: '50',
      keyword: 'boulangerie',
    };
    expect(await found(String(new URLSearchParams(criteria)))).toEqual(ids);
    const one = await search(String(new URLSearchParams({ ...criteria, limit: '1' })));
    expect([one.items.length, one.total]).toEqual([1, 2]);
  });

  test('literal % and _ are looked for as they are', async () => {
    const id = await publish(api, cookie, { title: 'Loyer +50% garanti, lot a_b' });
    await publish(api, cookie, { title: 'Loyer 500 garanti, lot aXb' });
    expect(await found(`search=${encodeURIComponent('50%')}`)).toEqual([id]);
    expect(await found('search=a_b')).toEqual([id]);
    expect(await found(`search=${encodeURIComponent('%')}`)).toEqual([id]);
    expect(await found(`search=${encodeURIComponent("'; drop table property; --")}`)).toEqual([]);
  });

  test('C02 C13 F02 F05 F07 prices: every spelling is the same amount; what has none passes', async () => {
    const same = [];
    for (const price of [
      '1 200 000 €',
      '1\u00a0200\u00a0000 €',
      '1\u202f200\u202f000 €',
      '1.200.000 €',
      '1 200 000 € FAI',
      1_200_000,
    ])
      same.push(await publish(api, cookie, { price }));
    const unpriced = [];
    for (const price of ['', '0', 'Prix sur demande']) unpriced.push(await publish(api, cookie, { price }));
    const dear = await publish(api, cookie, { price: '7 500 000 €' });
    const { items } = await search('pageSize=100');
    expect(
      items
        .filter(({ amount }: { amount: number }) => amount === 1_200_000)
        .map((i: { id: number }) => i.id)
        .toSorted(),
    ).toEqual(same);
    expect(items.filter(({ amount }: { amount: number | null }) => amount === null)).toHaveLength(3);
    expect(await found('minPrice=1000000&pageSize=100')).toEqual([...same, ...unpriced, dear].toSorted());
    expect(await found('maxPrice=1000000&pageSize=100')).toEqual(unpriced.toSorted());
    await api.pool.query('truncate property cascade');
    const shop = await publish(api, cookie, {
      transactionType: 'rental',
      price: '2 000 €/mois',
      annualRent: null,
      yield: null,
    });
    expect((await search('transactionType=rental&maxPrice=200000')).items[0]).toMatchObject({
      id: shop,
      amount: 24_000,
    });
  });

  test('F06 a rent whose period nobody said is asked of whoever saves it, and shown to nobody as a year’s', async () => {
    const rent = { transactionType: 'rental', annualRent: null, yield: null };
    const id = await publish(api, cookie, { ...rent, price: '850 € charges comprises' });
    const asked = (await change(api, cookie, id, { ...rent, title: 'Local' }).expect(200)).body;
    expect(asked.rentQuestion).toMatch(/^Le loyer «.850 € charges comprises.» est-il par mois, par trimestre/);
    expect((await search('transactionType=rental')).items[0].amount).toBeNull();
    const said = { ...rent, price: '850 € charges comprises par mois' };
    expect((await change(api, cookie, id, said).expect(200)).body.rentQuestion).toBeNull();
    expect((await api.http.get(`/api/properties/${id}`)).body).toMatchObject({
      amount: 10_200,
      rentTerms: { tax: null, charges: 'CC' },
    });
    const sale = { transactionType: 'sale', price: '980 000 € soit 8 200 €/m²' };
    expect((await change(api, cookie, id, sale).expect(200)).body.rentQuestion).toBeNull();
    expect((await search('')).items[0].amount).toBe(980_000);
  });

  test('M57 surfaces that nobody can read pass the filter', async () => {
    const unreadable = await publish(api, cookie, { surface: 'à diviser' });
    const small = await publish(api, cookie, { surface: '45,5 m²' });
    await publish(api, cookie, { surface: '6 000 m²' });
    expect(await found('maxSurfaceRange=100')).toEqual([unreadable, small].toSorted());
  });

  test('M62 M72 F34 sold ones show by the setting, a transaction asks for available ones; they are never counted', async () => {
    const sale = await publish(api, cookie);
    const sold = await publish(api, cookie, { status: 'sold' });
    const unavailable = await publish(api, cookie, { status: 'unavailable' });
    const rented = await publish(api, cookie, { status: 'rented', transactionType: 'rental' });
    const all = await search('');
    expect([all.total, all.available, all.facets.transactionType]).toEqual([4, 1, { sale: 1, rental: 0 }]);
    expect([all.facets.region, all.facets.city.map(({ count }: { count: number }) => count)]).toEqual([{ 11: 1 }, [1]]);
    expect(await found('transactionType=sale,rental')).toEqual([sale]);
    const show = (showSoldProperties: boolean) =>
      api.http
        .put('/api/app-settings')
        .set('cookie', cookie)
        .set('origin', ORIGIN)
        .send({ showSoldProperties })
        .expect(200);
    await show(false);
    expect(await found('')).toEqual([sale, rented]);
    await show(true);
    expect(await found('')).toEqual([sale, sold, unavailable, rented]);
  });

  test('M27 F35 the walls of the home page: occupied, to be had, never sans_mandat or delegation', async () => {
    const sale = await publish(api, cookie, { mandat: 'exclu' });
    const rental = await publish(api, cookie, { transactionType: 'rental', mandat: 'simple' });
    await publish(api, cookie, { occupancyStatus: 'vacant' });
    await publish(api, cookie, { mandat: 'sans_mandat' });
    await publish(api, cookie, { mandat: 'delegation' });
    await publish(api, cookie, { status: 'sold' });
    expect(await found('occupancy=occupied&transactionType=sale,rental')).toEqual([sale, rental]);
  });

  test('facets count each criterion as if its own filter were off', async () => {
    await publish(api, cookie);
    await publish(api, cookie, { city: 'Lyon 3e', postcode: '69003', type: 'bureau' });
    await publish(api, cookie, {
      city: 'LYON',
      postcode: '69002',
      type: 'bureaux',
      transactionType: 'rental',
      price: '24000',
    });
    const { facets, total } = await search('city=lyon&transactionType=rental');
    expect(total).toBe(1);
    expect(facets.transactionType).toEqual({ sale: 1, rental: 1 });
    expect(facets.city.map(({ slug, count }: { slug: string; count: number }) => [slug, count])).toEqual([['lyon', 1]]);
    expect((await search('')).facets).toMatchObject({
      type: { bureaux: 2, boutique: 1 },
      region: { 11: 1, 84: 2 },
    });
    expect((await search('facets=0')).facets).toBeNull();
  });

  test('M07 F28 homonyms are told apart, and both answer to the plain name', async () => {
    const drome = await publish(api, cookie, { city: 'Valence', postcode: '26000' });
    const tarn = await publish(api, cookie, { city: 'Valence', postcode: '82400' });
    expect((await search('')).facets.city.map((c: { slug: string; name: string }) => [c.slug, c.name])).toEqual([
      ['valence-26', 'Valence (26)'],
      ['valence-82', 'Valence (82)'],
    ]);
    expect(await found('city=valence')).toEqual([drome, tarn]);
    expect(await found('city=valence-82')).toEqual([tarn]);
  });

  test('sort and pages', async () => {
    for (const [price, surface] of [
      ['300 000', '50'],
      ['', '90'],
      ['100 000', '70'],
      ['200 000', ''],
    ])
      await publish(api, cookie, { price, surface });
    const order = async (sort: string) => (await search(`sort=${sort}`)).items.map((i: { id: number }) => i.id);
    expect(await order('price-asc')).toEqual([3, 4, 1, 2]);
    expect(await order('price-desc')).toEqual([1, 4, 3, 2]);
    expect(await order('surface')).toEqual([2, 3, 1, 4]);
    expect(await order('newest')).toEqual([4, 3, 2, 1]);
    const page = await search('page=2&pageSize=3');
    expect([page.items.map((i: { id: number }) => i.id), page.total, page.page, page.pageSize]).toEqual([[1], 4, 2, 3]);
    expect((await search('page=99')).items).toEqual([]);
  });

  test('nothing found: the smallest change of one criterion that brings something', async () => {
    for (const surface of [62, 64, 68, 61]) await publish(api, cookie, { surface: String(surface) });
    const { total, relaxations } = await search('minSurfaceRange=80&city=paris');
    expect(total).toBe(0);
    expect(relaxations[0]).toEqual({ criterion: 'minSurface', value: 60, total: 4 });
  });

  test('bad parameters are a 400 that names them', async () => {
    const { body } = await api.http
      .get('/api/properties/search?minPrice=cher&sort=beau&page=0&pageSize=9999&region=99&ids=a')
      .expect(400);
    expect(Object.keys(body.fields).toSorted()).toEqual(['ids', 'minPrice', 'page', 'pageSize', 'region', 'sort']);
    // No town is not every town, and a side that is missing is not the equator.
    for (const [query, field] of [
      ['search?city=!!!', 'city'],
      ['search?minYield=150', 'minYield'],
      ['map?box=,48,3,49', 'box'],
      ['map?box=1,2,3,4,5', 'box'],
    ] as const) {
      const refused = await api.http.get(`/api/properties/${query}`).expect(400);
      expect([query, Object.keys(refused.body.fields)]).toEqual([query, [field]]);
    }
    await api.http.get('/api/properties/search?minSurface=33.333333&maxPrice=2000000000').expect(200);
  });

  test('a search costs the same few statements whatever it finds', async () => {
    for (let n = 0; n < 30; n += 1) await publish(api, cookie, { title: `Boutique ${n}` });
    // Counted by the request that asks: bells, ears and other requests use the same pool meanwhile.
    const asking = new AsyncLocalStorage<{ count: number }>();
    const pool = api.app.get(Pool);
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
    pool.query = ((...given: unknown[]) => {
      const request = asking.getStore();
      if (request) request.count += 1;
      return query(...given);
    }) as typeof pool.query;
    const statements = async (path: string) => {
      const request = { count: 0 };
      api.app.getHttpServer().prependOnceListener('request', () => asking.enterWith(request));
      await api.http.get(path).set(ANEW).expect(200);
      return request.count;
    };
    expect(await statements('/api/properties/search?pageSize=1')).toBe(3);
    expect(await statements('/api/properties/search?pageSize=100&search=boutique')).toBe(4);
    expect(await statements('/api/properties/map?city=paris')).toBe(2);
    expect(await statements('/api/properties')).toBe(1);
    expect(await statements('/api/properties/7')).toBe(1);
    expect(await statements('/api/properties/7/similar')).toBe(1);
    pool.query = query as typeof pool.query;
  });
});

test('M121 M120 each value of the enumerations is taken and answered; what is not occupied is free', async () => {
  const values = {
    type: ['Vente', 'Location', 'commercial', 'bureaux', 'bureau', 'immeuble', 'location'],
    transactionType: ['sale', 'rental'],
    occupancyStatus: ['occupied', 'vacant'],
    status: ['available', 'sold', 'unavailable', 'rented'],
    mandat: ['exclu', 'simple', 'sans_mandat', 'delegation'],
  };
  const id = await publish(api, cookie);
  for (const [field, all] of Object.entries(values))
    for (const value of all) {
      const { body } = await change(api, cookie, id, { transactionType: 'sale', [field]: value }).expect(200);
      expect([field, body[field]]).toEqual([field, value]);
    }
  for (const said of ['libre', '', null])
    expect((await change(api, cookie, id, { occupancyStatus: said }).expect(200)).body.occupancyStatus).toBe('vacant');
  for (const wrong of [{ status: 'loué' }, { mandat: 'verbal' }, { transactionType: 'Vente' }])
    expect(Object.keys((await change(api, cookie, id, wrong).expect(400)).body.fields)).toEqual(Object.keys(wrong));
});

test('M120 every field of a property is kept as it was sent', async () => {
  const whole = {
    surfaceTotale: 120,
    surfaceRdc: 80,
    surfaceEtagesSuperieurs: 10,
    surfaceSousSol: 30,
    caveAccessible: true,
    hideFullAddress: false,
    imageUrls: ['https://photos.exemple/1.jpg'],
    featuredImageUrl: 'https://photos.exemple/2.jpg',
    imageUrl: 'https://photos.exemple/3.jpg',
    loyerNetBailleurFacture: 40_000,
    chargesAnnuelles: 2_400,
    montantTaxeFonciere: 1_800,
    imputationTaxeFonciere: true,
    assujetiTva: true,
    tenantActivity: 'Boulangerie',
    leaseEndDate: '08/2032',
    pedestrianTraffic: 'Fort, surtout le samedi',
    agentId: 2,
  };
  const id = await publish(api, cookie, whole);
  const { body } = await change(api, cookie, id, { title: PROPERTY.title, transactionType: 'sale' }).expect(200);
  const { ownerAuthorisation: _, ...said } = PROPERTY;
  expect(body).toMatchObject({ ...said, ...whole });
  const { agent } = (await api.http.get(`/api/properties/${id}`).expect(200)).body;
  expect(Object.keys(agent).toSorted()).toEqual(['email', 'name', 'phone', 'photoUrl', 'title', 'website']);
});

test('M69 F28 a city that no table knows is Île-de-France, marked for the agency as guessed; overseas is not', async () => {
  const regionOf = async (given: object) => {
    const id = await publish(api, cookie, given);
    const { body } = await change(api, cookie, id, { title: PROPERTY.title, transactionType: 'sale' }).expect(200);
    const { region } = (await api.http.get(`/api/properties/${id}`).expect(200)).body;
    return [REGIONS.find(({ code }) => code === region)?.name ?? null, body.regionGuessed];
  };
  const nowhere = { postcode: null, latitude: null, longitude: null, address: null };
  expect(await regionOf({ ...nowhere, city: 'Zzyzx-les-Bains' })).toEqual(['Île-de-France', true]);
  expect(await regionOf({ ...nowhere, city: 'Lyon Part-Dieu' })).toEqual(['Auvergne-Rhône-Alpes', false]);
  expect(await regionOf({ ...nowhere, city: 'Villeurbanne' })).toEqual(['Auvergne-Rhône-Alpes', false]);
  expect(await regionOf({ ...nowhere, city: 'Saint-Denis', postcode: '97400' })).toEqual([null, false]);
});

test('F31 eight received types', async () => {
  const received = ['Vente', 'Location', 'commercial', 'bureaux', 'bureau', 'immeuble', 'location', 'vente'];
  for (const type of received) await publish(api, cookie, { type, transactionType: undefined });
  const { items } = await search('sort=newest&pageSize=20');
  expect(
    items.toReversed().map((i: { nature: string; transactionType: string }) => [i.nature, i.transactionType]),
  ).toEqual([
    ['autre', 'sale'],
    ['autre', 'rental'],
    ['commercial', 'sale'],
    ['bureaux', 'sale'],
    ['bureaux', 'sale'],
    ['immeuble', 'sale'],
    ['autre', 'rental'],
    ['autre', 'sale'],
  ]);
});

describe('map', () => {
  test('compact pins of all matches, whatever the page', async () => {
    for (let n = 0; n < 15; n += 1) await publish(api, cookie, { price: String(100_000 + n) });
    await publish(api, cookie, { status: 'sold', transactionType: 'rental', price: '1 000 €/mois' });
    await publish(api, cookie, { latitude: null, longitude: null });
    const { body } = await api.http.get('/api/properties/map').expect(200);
    expect(body.total).toBe(16);
    expect(body.items).toHaveLength(16);
    expect(body.items[0]).toEqual([1, 2.3137, 48.8829, 100_000, 0]);
    expect(body.items[15].slice(3)).toEqual([12_000, 3]);
  });

  test('a window of the map is a filter like any other; what is no window is refused by name', async () => {
    const paris = await publish(api, cookie, {});
    await publish(api, cookie, { latitude: 43.6, longitude: 1.44, city: 'Toulouse', postcode: '31000' });
    await publish(api, cookie, { latitude: null, longitude: null });
    const window = 'area=2.30,48.87,2.33,48.89';
    expect(await found(window)).toEqual([paris]);
    expect((await search(window)).facets.city.map(({ slug }: { slug: string }) => slug)).toEqual(['paris']);
    expect((await search('area=5,45,5.1,45.1')).relaxations).toEqual([{ criterion: 'area', total: 3 }]);
    for (const wrong of ['2,48,3', '3,48,2,49', 'a,b,c,d', '2,48,1e3,49']) {
      const { body } = await api.http.get(`/api/properties/search?area=${wrong}`).expect(400);
      expect(body.fields.area).toBe('area doit être « ouest,sud,est,nord » en degrés');
    }
  });

  test('C07 M73 F25 a hidden address has the same false point for ever, and nothing true anywhere', async () => {
    const id = await publish(api, cookie, { hideFullAddress: true });
    const points = [];
    for (let n = 0; n < 5; n += 1) {
      await change(api, cookie, id, { hideFullAddress: true, transactionType: 'sale', title: `Murs ${n}` }).expect(200);
      const { body } = await api.http.get('/api/properties/map');
      points.push(JSON.stringify(body.items[0].slice(1, 3)));
      expect(body.items[0][4]).toBe(4);
    }
    expect(new Set(points).size).toBe(1);
    const { body } = await api.http.get(`/api/properties/${id}`);
    expect(body).toMatchObject({ address: null, hideFullAddress: true });
    expect(JSON.stringify([body, (await search('')).items])).not.toMatch(/rue de L|48\.88|2\.313/);
    expect(await found('search=levis')).toEqual([]);
  });
});

test('M63 F21 with a term off-market properties show as teasers, when title or city match; never in counts', async () => {
  const secret = {
    mandat: 'delegation',
    title: 'Murs confidentiels',
    address: '7 impasse des Lilas',
    description: 'canari',
  };
  const gated = await publish(api, cookie, secret);
  const other = await publish(api, cookie, { ...secret, mandat: 'sans_mandat' });
  const answer = await search('search=confidentiel');
  expect([answer.items, answer.total]).toEqual([[], 0]);
  expect(answer.teasers.map((t: { id: number }) => t.id).toSorted()).toEqual([gated, other]);
  expect(await search('')).toMatchObject({ items: [], teasers: [], total: 0 });
  expect(Object.keys(answer.teasers[0]).toSorted()).toEqual(TEASER_FIELDS);
  for (const words of ['lilas', 'canari', 'impasse']) expect((await search(`search=${words}`)).teasers).toEqual([]);
  expect((await search('')).facets).toMatchObject({ city: [], transactionType: { sale: 0, rental: 0 } });
  expect((await api.http.get('/api/properties/map')).body.total).toBe(0);
});

describe('F76 every filter that is set applies to teasers by what they show', () => {
  const GATED = {
    mandat: 'delegation',
    title: 'Murs confidentiels',
    type: 'murs',
    price: '415 000 €',
    surface: '80 m²',
  };
  const teasers = async (filter: string): Promise<number[]> =>
    (await search(`search=Paris${filter}`)).teasers.map(({ id }: { id: number }) => id);

  test.each([
    ['', true],
    ['&transactionType=sale', true],
    ['&transactionType=rental', false],
    ['&transactionType=rental&maxPrice=100000', false],
    ['&type=murs', true],
    ['&type=bureaux', false],
    ['&city=paris', true],
    ['&city=lyon', false],
    ['&maxPrice=415000', true],
    ['&maxPrice=414999', false],
    ['&minPrice=415000', true],
    ['&minPrice=415001', false],
    // Hidden: neither value lets it in.
    ['&occupancy=occupied', false],
    ['&occupancy=vacant', false],
    ['&minSurfaceRange=10', false],
    ['&maxSurfaceRange=500', false],
    ['&minYield=1', false],
    ['&maxYield=50', false],
    ['&region=11', false],
    ['&ids=1', false],
  ])('%j', async (filter, there) => {
    const id = await publish(api, cookie, GATED);
    expect(await teasers(filter)).toEqual(there ? [id] : []);
  });

  test('a price that nobody sees is not found by halving', async () => {
    const id = await publish(api, cookie, { ...GATED, price: 'Prix sur demande', annualRent: 30_000 });
    expect(await teasers('')).toEqual([id]);
    for (const bound of [0.5, 1, 1000, 400_000, 999_999_999])
      expect([await teasers(`&minPrice=${bound}`), await teasers(`&maxPrice=${bound}`)]).toEqual([[], []]);
  });
});

describe('what the site prints is found', () => {
  test.each(['PGN-ID', 'pgn ID', 'PgnID', 'pgn – ID', 'Réf. PGN-ID', 'ref ID', 'P G N ID', '%23ID'])(
    'C63 the reference %s finds its one property',
    async (typed) => {
      const id = await publish(api, cookie, { title: 'Boutique du pgn' });
      await publish(api, cookie, { title: `Boutique pgn ${id}, autre bien` });
      const said = typed.includes('%') ? typed : encodeURIComponent(typed);
      const answer = await search(`search=${said.replace('ID', String(id))}`);
      expect(answer.items.map((item: { id: number }) => item.id)).toEqual([id]);
      const map = (await api.http.get(`/api/properties/map?search=${said.replace('ID', String(id))}`)).body;
      expect(map.total).toBe(1);
    },
  );

  test('C63 another agency’s reference is words like any other; an off-market one is its teaser', async () => {
    const id = await publish(api, cookie, { mandat: 'delegation', title: 'Murs discrets' });
    expect(await search(`search=PGN-${id}`)).toMatchObject({ items: [], teasers: [{ id }] });
    expect(await search(`search=ABC-${id}`)).toMatchObject({ items: [], teasers: [] });
    expect(await search('search=PGN-999')).toMatchObject({ items: [], teasers: [] });
  });

  test.each(['321000', '321 000', '321 000 €', '321.000 €', '321k€'])('C63 the price %s', async (typed) => {
    const id = await publish(api, cookie, { price: '321 000 €' });
    await publish(api, cookie, { price: '321 001 €' });
    await publish(api, cookie, { price: '3 210 000 €' });
    expect(await found(`search=${encodeURIComponent(typed)}`)).toEqual([id]);
  });

  test.each([
    ['murs', ['Murs occupés', 'Beau mur']],
    ['mur', ['Murs occupés', 'Beau mur']],
    ['murm', ['Murmure des halles']],
    ['muret', ['Muret et cour']],
    ['bouti', ['Boutique', 'Boutiques réunies']],
    ['boutiques', ['Boutique', 'Boutiques réunies']],
    ['beau mur', ['Beau mur']],
    ['occupes mur', ['Murs occupés']],
    ['halles mur', []],
    ['halles murm', ['Murmure des halles']],
  ])('a whole word finds its own forms, a beginning what begins so: %j', async (typed, expected) => {
    const titles = ['Murs occupés', 'Beau mur', 'Murmure des halles', 'Muret et cour', 'Boutique', 'Boutiques réunies'];
    for (const title of titles)
      await publish(api, cookie, { title, type: 'autre', description: null, occupancyStatus: 'vacant' });
    const { items } = await search(`search=${encodeURIComponent(typed)}`);
    expect(items.map(({ title }: { title: string }) => title).toSorted()).toEqual(expected.toSorted());
  });
});

test('two api processes: after a change the very next read of each shows it', async () => {
  const { createApp } = await import('../src/create-app');
  const { testConfig } = await import('../../infra/test/test-config');
  const { default: request } = await import('supertest');
  const other = await createApp(testConfig(api.databaseUrl));
  const there = request(other.getHttpServer());
  try {
    const id = await publish(api, cookie);
    const paths = ['/api/properties/search', '/api/properties', `/api/properties/${id}`, '/sitemap.xml', '/nos-biens'];
    for (let n = 0; n < 8; n += 1) {
      await Promise.all(paths.flatMap((path) => [api.http.get(path), there.get(path)]));
      const title = `Titre numéro ${n}`;
      await change(api, cookie, id, { title, transactionType: 'sale' }).expect(200);
      for (const http of [there, api.http])
        for (const path of paths.slice(0, 3)) expect((await http.get(path)).text).toContain(title);
    }
  } finally {
    await other.close();
  }
});

test('a repeated anonymous read comes from memory; a signed-in one does not', async () => {
  await publish(api, cookie);
  const first = await api.http.get('/api/properties/search?kept').expect(200);
  await api.pool.query('alter table property rename to hidden_property');
  try {
    expect((await api.http.get('/api/properties/search?kept').expect(200)).body).toEqual(first.body);
    await api.http.get('/api/properties/search?kept').set('if-none-match', String(first.headers.etag)).expect(304);
  } finally {
    await api.pool.query('alter table hidden_property rename to property');
  }
});

test('sitemap and robots name what is available, with its last change', async () => {
  const id = await publish(api, cookie);
  await publish(api, cookie, { mandat: 'sans_mandat', title: 'Secret' });
  await publish(api, cookie, { status: 'sold', title: 'Vendu' });
  const index = await api.http.get('/sitemap.xml').expect(200).expect('content-type', /xml/);
  expect(index.text).toContain('/sitemap-biens-1.xml');
  const listings = (await api.http.get('/sitemap-biens-1.xml').expect(200)).text;
  expect(listings.match(/<loc>/g)).toHaveLength(1);
  expect(listings).toMatch(
    new RegExp(`<loc>http://localhost:3000/bien/paris/${id}/boutique-rue-de-levis</loc><lastmod>20`),
  );
  expect((await api.http.get('/sitemap-villes.xml').expect(200)).text).toContain('/biens/paris');
  await api.http.get('/sitemap-biens-2.xml').expect(404);
  expect((await api.http.get('/robots.txt').expect(200)).text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
