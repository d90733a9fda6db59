import { ORIGIN, startApi, type TestApi } from './api';
import { PROPERTY, publish } from './properties';

const SOLD = { title: 'Murs de boulangerie', city: 'Paris', type: 'murs', surface: '96', soldAt: '2026-09-18' };

let api: TestApi;
let cookie: string;

const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN).send(body);
const add = async (given: object = {}): Promise<number> =>
  ((await staff('post', '/api/sold-properties', { ...SOLD, ...given }).expect(201)).body as { id: number }).id;
const all = async () => (await staff('get', '/api/admin/sold-properties').expect(200)).body as { id: number }[];
const one = async (id: number) => (await all()).find((sold) => sold.id === id)!;
const shown = async () => (await api.http.get('/api/sold-properties').expect(200)).body as { id: number }[];
const shownIds = async () => (await shown()).map(({ id }) => id);

beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('delete from sold_property'));

test('E07 a price is read where staff made it public, a client’s words where they agreed in writing, else by staff alone', async () => {
  const id = await add({ price: '685 000 €', testimonial: 'Vendu en trois semaines.', yield: 6.1 });
  expect(Object.keys((await shown())[0]!).toSorted()).toEqual(
    ['city', 'id', 'imageUrl', 'photo', 'soldAt', 'surface', 'title', 'type'].toSorted(),
  );
  expect(await one(id)).toMatchObject({ price: '685 000 €', testimonial: 'Vendu en trois semaines.', yield: 6.1 });
  await staff('put', `/api/sold-properties/${id}`, { pricePublic: true, testimonialConsent: true }).expect(200);
  expect((await shown())[0]).toMatchObject({ price: '685 000 €', testimonial: 'Vendu en trois semaines.' });
  await api.http.get('/api/admin/sold-properties').expect(401);
});

test('E07 what is hidden or in the bin is nobody’s, comes back, and goes for good after thirty days', async () => {
  const [a, b, c] = [await add(), await add(), await add({ shown: false })];
  expect(await shownIds()).toEqual([b, a]);
  await staff('put', '/api/admin/sold-properties/shown', { ids: [a, b, c, 99_999], shown: false }).expect(200, {
    changed: 2,
  });
  expect(await shownIds()).toEqual([]);
  await staff('put', '/api/admin/sold-properties/shown', { ids: [a, c], shown: true }).expect(200, { changed: 2 });
  await staff('delete', `/api/sold-properties/${a}`).expect(204);
  await staff('delete', `/api/sold-properties/${a}`).expect(404);
  await staff('put', `/api/sold-properties/${a}`, { city: 'Lyon' }).expect(404);
  await api.http.get(`/api/sold-properties/${a}`).expect(404);
  expect(await shownIds()).toEqual([c]);
  expect((await all()).at(-1)).toMatchObject({ id: a, deletedAt: expect.any(String) });
  await staff('put', `/api/admin/sold-properties/${a}/restore`).expect(204);
  await staff('put', `/api/admin/sold-properties/${a}/restore`).expect(404);
  expect(await shownIds()).toEqual([c, a]);
});

test('E07 the agency’s order comes first, then the newest', async () => {
  const [old, middle, fresh] = [
    await add({ soldAt: '2024-01-01' }),
    await add({ soldAt: '2025-01-01' }),
    await add({ soldAt: '2026-01-01' }),
  ];
  expect(await shownIds()).toEqual([fresh, middle, old]);
  await staff('put', '/api/admin/sold-properties/order', { ids: [old, fresh] }).expect(204);
  expect(await shownIds()).toEqual([old, fresh, middle]);
  await staff('put', '/api/admin/sold-properties/order', { ids: [] }).expect(204);
  expect(await shownIds()).toEqual([fresh, middle, old]);
});

test('E07 a card made of a property holds what it told; a confidential one is not shown by itself', async () => {
  const property = await publish(api, cookie, { title: 'Murs rue de Lévis', agentId: 1 });
  await api.pool.query(`update property set published_at = now() - interval '40 days' where id = $1`, [property]);
  const { body } = await staff('post', `/api/admin/sold-properties/from/${property}`).expect(201);
  expect(body).toMatchObject({
    title: 'Murs rue de Lévis',
    city: 'Paris',
    price: '685 000 €',
    pricePublic: false,
    transactionType: 'sale',
    yield: 6,
    agentId: 1,
    propertyId: property,
    daysToSell: 40,
    shown: true,
    version: 1,
  });
  const again = await staff('post', `/api/admin/sold-properties/from/${property}`).expect(201);
  expect([again.body.id, (await all()).length]).toEqual([body.id, 1]);
  for (const secret of [
    { mandat: 'sans_mandat' },
    { publish: false },
    { mandat: 'sans_mandat', ownerAuthorisation: false },
  ]) {
    const { body: kept } = await staff('post', '/api/properties', { ...PROPERTY, ...secret }).expect(201);
    expect((await staff('post', `/api/admin/sold-properties/from/${kept.id}`).expect(201)).body.shown).toBe(false);
  }
  const hidden = await publish(api, cookie, { city: 'Paris 16e', postcode: '75116', hideFullAddress: true });
  const { body: card } = await staff('post', `/api/admin/sold-properties/from/${hidden}`).expect(201);
  expect(card.city).toBe((await api.http.get(`/api/properties/${hidden}`).expect(200)).body.city);
  await staff('post', '/api/admin/sold-properties/from/99999').expect(404);
});

test('E07 null takes a value back to what a new card says', async () => {
  const id = await add({
    shown: false,
    pricePublic: true,
    testimonialConsent: true,
    transactionType: 'rental',
    yield: 5,
  });
  const nothing = { shown: null, pricePublic: null, testimonialConsent: null, transactionType: null, yield: null };
  await staff('put', `/api/sold-properties/${id}`, nothing).expect(200);
  expect(await one(id)).toMatchObject({
    ...nothing,
    shown: true,
    pricePublic: false,
    testimonialConsent: false,
    transactionType: 'sale',
  });
});

test('E07 what was changed meanwhile is not overwritten unseen; what is unknown is named', async () => {
  const id = await add();
  await staff('put', `/api/sold-properties/${id}`, { city: 'Lyon', version: 1 }).expect(200);
  const { body } = await staff('put', `/api/sold-properties/${id}`, { city: 'Nice', version: 1 }).expect(409);
  expect(body.error).toMatch(/^Ce bien vendu a été modifié par .+ à \d\d:\d\d\.$/);
  for (const [field, value] of Object.entries({
    agentId: 99_999,
    propertyId: 99_999,
    yield: 101,
    testimonial: 'x'.repeat(601),
  }))
    expect(
      Object.keys((await staff('put', `/api/sold-properties/${id}`, { [field]: value }).expect(400)).body.fields),
    ).toEqual([field]);
  expect(await one(id)).toMatchObject({ city: 'Lyon', version: 2 });
});
