import { startApi, type TestApi } from './api';
import { change, publish } from './properties';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('truncate property restart identity cascade'));

const at = async (path: string) => {
  const { status, headers } = await api.http.get(path);
  return [status, headers.location];
};

test('E03 an address that changed leads to the new one by one 301, as often as it changes', async () => {
  const id = await publish(api, cookie, { title: 'Boutique rue de Lévis' });
  await change(api, cookie, id, { slug: 'Angle des Batignolles' }).expect(200);
  const second = `/bien/paris/${id}/angle-des-batignolles`;
  expect(await at(second)).toEqual([200, undefined]);
  for (const old of [`/bien/paris/${id}/boutique-rue-de-levis`, '/bien/paris/boutique-rue-de-levis'])
    expect([old, ...(await at(old))]).toEqual([old, 301, second]);

  await change(api, cookie, id, { slug: 'levis-batignolles' }).expect(200);
  const third = `/bien/paris/${id}/levis-batignolles`;
  for (const old of [second, '/bien/paris/boutique-rue-de-levis', '/bien/paris/angle-des-batignolles'])
    expect([old, ...(await at(old))]).toEqual([old, 301, third]);
  const { body } = await api.http.get('/api/properties/by-city-slug/paris/boutique-rue-de-levis').expect(200);
  expect(body).toMatchObject({ id, path: third });
  expect((await api.http.get('/sitemap-biens-1.xml')).text).toContain(third);
  expect((await api.http.get(third)).text).toContain(`rel="canonical" href="http://localhost:3000${third}"`);

  // Taken back, the first is the address again, and nothing leads in a circle.
  await change(api, cookie, id, { slug: null }).expect(200);
  const first = `/bien/paris/${id}/boutique-rue-de-levis`;
  expect(await at(first)).toEqual([200, undefined]);
  expect(await at('/bien/paris/angle-des-batignolles')).toEqual([301, first]);
  expect(await at('/bien/paris/levis-batignolles')).toEqual([301, first]);
});

test('a move to another city and another title leave their addresses behind as well', async () => {
  const id = await publish(api, cookie, { title: 'Murs loués' });
  const lyon = { city: 'Lyon', postcode: '69002', address: null, latitude: null, longitude: null, title: 'Murs vides' };
  await change(api, cookie, id, lyon).expect(200);
  expect(await at('/bien/paris/murs-loues')).toEqual([301, `/bien/lyon/${id}/murs-vides`]);
});

test('who has an address now is whom it leads to, whoever had it before', async () => {
  const first = await publish(api, cookie, { title: 'Boutique' });
  await change(api, cookie, first, { slug: 'ancienne' }).expect(200);
  const second = await publish(api, cookie, { title: 'Boutique' });
  expect(await at('/bien/paris/boutique')).toEqual([301, `/bien/paris/${second}/boutique`]);
  expect(await at(`/bien/paris/${first}/boutique`)).toEqual([301, `/bien/paris/${first}/ancienne`]);
});

test('a draft that is renamed leaves nothing, one that was taken back answers nobody, a removed one is gone', async () => {
  const draft = await publish(api, cookie, { title: 'Projet secret', publish: false });
  await change(api, cookie, draft, { title: 'Projet connu' }).expect(200);
  expect((await at('/bien/paris/projet-secret'))[0]).toBe(404);
  expect(await api.count('property_address')).toBe(0);

  const shown = await publish(api, cookie, { title: 'Locaux anciens' });
  await change(api, cookie, shown, { title: 'Locaux nouveaux' }).expect(200);
  const staff = (method: 'put' | 'delete', path: string) =>
    api.http[method](path).set('cookie', cookie).set('origin', 'http://localhost:3000');
  await staff('put', `/api/admin/properties/${shown}/unpublish`).expect(200);
  expect((await at('/bien/paris/locaux-anciens'))[0]).toBe(404);
  const other = await publish(api, cookie, { title: 'Bureaux anciens' });
  await change(api, cookie, other, { title: 'Bureaux nouveaux' }).expect(200);
  await staff('delete', `/api/properties/${other}`).expect(204);
  expect((await at('/bien/paris/bureaux-anciens'))[0]).toBe(410);
});

test.each([
  ['the owner has not allowed', { mandat: 'sans_mandat', ownerAuthorised: false }, 0],
  ['the owner has allowed', { mandat: 'sans_mandat', ownerAuthorised: true }, 1],
  ['is under delegation', { mandat: 'delegation', ownerAuthorised: false }, 1],
  ['everybody sees', { mandat: 'simple', ownerAuthorised: false }, 1],
  ['has no word of a mandate', { mandat: null, ownerAuthorised: false }, 1],
])('of what %s, an address that is left stays only where somebody could visit it', async (_, given, kept) => {
  const id = await publish(api, cookie, { title: 'Murs anciens' });
  await api.pool.query(
    `update property set mandat = $2, owner_authorised_at = case when $3 then now() end where id = $1`,
    [id, given.mandat, given.ownerAuthorised],
  );
  await api.pool.query(`update property set title_slug = 'murs-nouveaux' where id = $1`, [id]);
  expect(await api.count('property_address')).toBe(kept);
});

test.each([
  ['Boutique d’Angle !', 'boutique-dangle'],
  ['  ', 'boutique-rue-de-levis'],
  ['***', 'boutique-rue-de-levis'],
])('a page’s address typed as %j is %s', async (slug, written) => {
  const id = await publish(api, cookie, { slug });
  expect((await api.http.get(`/api/properties/${id}`)).body.path).toBe(`/bien/paris/${id}/${written}`);
});

test.each(['2027', 'x'.repeat(81), 12])('%j is no address of a page', async (slug) => {
  const id = await publish(api, cookie);
  expect(Object.keys((await change(api, cookie, id, { slug }).expect(400)).body.fields)).toEqual(['slug']);
});

test('of an off-market property the teaser’s words are the address, whatever slug it has', async () => {
  const id = await publish(api, cookie, { mandat: 'delegation', slug: 'rue-de-levis', title: 'Murs discrets' });
  expect((await api.http.get('/bien/paris/rue-de-levis')).status).toBe(404);
  expect((await api.http.get(`/api/properties/by-city-slug/paris/murs-discrets`).expect(200)).body.id).toBe(id);
});

test('E03 what staff write for search engines is what the page’s head says', async () => {
  const id = await publish(api, cookie, {
    seoTitle: 'Boutique à vendre, Batignolles',
    seoDescription: 'Angle de rue, 120 m².',
    shareImageUrl: 'https://exemple.fr/partage.jpg',
  });
  const { text } = await api.http.get(`/bien/paris/${id}/boutique-rue-de-levis`).expect(200);
  expect(text).toContain('<title>Boutique à vendre, Batignolles | Pignon</title>');
  expect(text).toContain('name="description" content="Angle de rue, 120 m².');
  expect(text).toContain('property="og:image" content="https://exemple.fr/partage.jpg"');
  expect(text).not.toContain('og:image:width');
  await change(api, cookie, id, { shareImageUrl: 'https://[' }).expect(200);
  expect((await api.http.get(`/bien/paris/${id}/boutique-rue-de-levis`).expect(200)).text).not.toContain('og:image');
});

test.each([
  ['a sale', { transactionType: 'sale', feesRate: 5, feesPayer: 'acquereur', priceWithoutFees: 652_381 }],
  [
    'a rental',
    { transactionType: 'rental', price: '2 750 €/mois', annualRent: 33_000, loyerNetBailleurFacture: 32_500 },
  ],
])(
  'E03 « Prix sur demande » of %s: no call, page, list, map or sheet tells a price, or what it is worked out from',
  async (_, money) => {
    const id = await publish(api, cookie, { occupancyStatus: 'occupied', ...money, priceOnRequest: true });
    const path = `/bien/paris/${id}/boutique-rue-de-levis`;
    const sources = [path, `/api/properties/${id}`, '/api/properties', '/api/properties/search', '/nos-biens'];
    const texts = await Promise.all(sources.map(async (source) => (await api.http.get(source).expect(200)).text));
    const price =
      /685[\s\u00a0\u202f]?000|652[\s\u00a0\u202f]?381|2[\s\u00a0\u202f]?750|33[\s\u00a0\u202f]?000|32[\s\u00a0\u202f]?500/;
    expect(texts.map((text) => price.exec(text)?.[0] ?? null)).toEqual(sources.map(() => null));
    expect(texts[0]).toContain('Prix sur demande');
    const { body } = await api.http.get(`/api/properties/${id}`);
    expect([body.price, body.amount, body.yield]).toEqual([null, null, null]);
    expect((await api.http.get('/api/properties/map')).body.items[0][3]).toBeNull();
    // As every price that cannot be read (F07): no bound finds out on which side of it this one lies.
    for (const asked of ['minPrice=99999999', 'maxPrice=1'])
      expect((await api.http.get(`/api/properties/search?${asked}`)).body.total).toBe(1);
    // Staff know it.
    const { body: kept } = await api.http.get(`/api/admin/properties/${id}`).set('cookie', cookie);
    expect([kept.price, kept.priceOnRequest]).toEqual([('price' in money && money.price) || '685 000 €', true]);
  },
);
