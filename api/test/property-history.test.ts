import type { RevisionPage } from '@pignon/domain/listings/property/revisions';
import { ORIGIN, startApi, type TestApi } from './api';
import { change, PROPERTY, publish, WHOLE } from './properties';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('truncate property restart identity cascade'));

const PATH = '/api/admin/properties';
const staff = (method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN).send(body);
const history = async (id: number, query = ''): Promise<RevisionPage> =>
  (await staff('get', `${PATH}/${id}/revisions${query}`).expect(200)).body;
const told = async (id: number) =>
  (await history(id)).items.map(({ action, changes }) => [
    action,
    ...changes.map(({ field, before, after }) => `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`),
  ]);

test('E04 each change stands in the history with its author, what it was and what it is', async () => {
  const id = await publish(api, cookie, WHOLE);
  await change(api, cookie, id, { price: '650 000 €', dpe: null, imageUrls: ['https://exemple.fr/z.jpg'] });
  await change(api, cookie, id, { price: '650 000 €' });
  await staff('put', `${PATH}/${id}/unpublish`).expect(200);
  await change(api, cookie, id, { ownerAuthorisation: null });
  await staff('delete', `/api/properties/${id}`).expect(204);
  await staff('put', `${PATH}/${id}/restore`).expect(200);
  const [made, ...changed] = (await told(id)).toReversed();
  expect(made?.[0]).toBe('properties.create');
  expect(made).toEqual(
    expect.arrayContaining(['title: null → "Boutique rue de Lévis"', 'surface: null → "120 m²"', 'yield: null → 6']),
  );
  expect(made?.join()).not.toMatch(/surfaceRdc|videoUrl|caveAccessible|titleSlug/);
  expect(changed).toEqual([
    [
      'properties.update',
      'price: "685 000 €" → "650 000 €"',
      'imageUrls: ["https://exemple.fr/a.jpg","https://exemple.fr/b.jpg","https://exemple.fr/c.jpg"] → ["https://exemple.fr/z.jpg"]',
      'dpe: "C" → null',
    ],
    ['properties.unpublish', 'published: true → false'],
    ['properties.update', 'ownerAuthorisation: true → false'],
    ['properties.remove', 'binned: false → true'],
    ['properties.restore', 'binned: true → false'],
  ]);
  const [{ by, at }] = (await history(id)).items as [RevisionPage['items'][number]];
  expect([by, Date.now() - Date.parse(at) < 60_000]).toEqual([expect.any(String), true]);
});

test('what nobody of the house did is told as such, and what is only worked out is no change', async () => {
  const id = await publish(api, cookie, { latitude: null, longitude: null });
  await api.pool.query('update property set public_latitude = 48.9, public_longitude = 2.4 where id = $1', [id]);
  await api.pool.query('update property set latitude = 48.88, longitude = 2.31 where id = $1', [id]);
  const [found, ...rest] = (await history(id)).items;
  expect([found?.by, found?.action, found?.changes.map(({ field }) => field)]).toEqual([
    null,
    null,
    ['latitude', 'longitude'],
  ]);
  expect(rest).toHaveLength(1);
});

test('a change that fails leaves no revision', async () => {
  const id = await publish(api, cookie);
  await change(api, cookie, id, { price: '1 €', agentId: 999 }).expect(400);
  await change(api, cookie, id, { price: '1 €', version: 9 }).expect(409);
  await staff('put', `${PATH}/${id}/publish`).expect(422);
  expect((await history(id)).items).toHaveLength(1);
});

test('E04 « Restaurer cette version » says again what was said then, is a revision of its own and refuses an old version', async () => {
  const id = await publish(api, cookie, WHOLE);
  await change(api, cookie, id, { price: '650 000 €', title: 'Boutique d’angle', tenantActivity: 'Boulangerie' });
  await change(api, cookie, id, { price: '600 000 €', dpe: 'D' });
  const [, second, first] = (await history(id)).items;
  const restore = (revision: number | undefined, body: object = {}) =>
    staff('put', `${PATH}/${id}/revisions/${revision}/restore`, body);
  const { body: stale } = await restore(second?.id, { version: 1 }).expect(409);
  expect(stale.current).toMatchObject({ price: '600 000 €' });
  expect((await restore(second?.id, { version: 3 }).expect(200)).body).toMatchObject({
    price: '650 000 €',
    title: 'Boutique d’angle',
    tenantActivity: 'Boulangerie',
    dpe: 'C',
    version: 4,
    published: true,
  });
  const { body } = await restore(first?.id).expect(200);
  expect(body).toMatchObject({ price: PROPERTY.price, title: PROPERTY.title, tenantActivity: null, version: 5 });
  expect((await told(id))[0]?.[0]).toBe('properties.restore-revision');
  // Said again, it is no change.
  expect((await restore(first?.id).expect(200)).body.version).toBe(5);
  const other = await publish(api, cookie);
  await staff('put', `${PATH}/${other}/revisions/${first?.id}/restore`).expect(404);
  for (const wrong of [0, 9_999_999, 'x']) await staff('put', `${PATH}/${id}/revisions/${wrong}/restore`).expect(404);
});

test('a version whose adviser has left is restored without him', async () => {
  const { body: agent } = await staff('post', '/api/agents', {
    name: 'Qui part',
    email: 'part@exemple.fr',
    phone: '0102030405',
  }).expect(201);
  const id = await publish(api, cookie, { agentId: agent.id });
  await change(api, cookie, id, { agentId: null, price: '1 €' });
  await staff('delete', `/api/agents/${agent.id}`).expect(204);
  const first = (await history(id)).items.at(-1);
  const { body } = await staff('put', `${PATH}/${id}/revisions/${first?.id}/restore`).expect(200);
  expect([body.agentId, body.price]).toEqual([null, PROPERTY.price]);
});

test('the history is read by pages, and two hundred are kept of each property', async () => {
  const id = await publish(api, cookie);
  await api.pool.query(
    `do $$ begin for n in 1..210 loop update property set surface = n || ' m²' where id = ${id}; end loop; end $$`,
  );
  const page = await history(id);
  expect([page.items.length, page.items[0]?.changes[0]?.after]).toEqual([25, '210 m²']);
  const next = await history(id, `?before=${page.next}`);
  expect(next.items[0]?.changes[0]?.after).toBe('185 m²');
  expect(await api.count('property_revision', `property_id = ${id}`)).toBe(200);
});

test('F18 the history is for administrators alone, and of what is there', async () => {
  const id = await publish(api, cookie);
  for (const [method, path] of [
    ['get', `${PATH}/${id}/revisions`],
    ['put', `${PATH}/${id}/revisions/1/restore`],
    ['post', `${PATH}/${id}/duplicate`],
  ] as const)
    await api.http[method](path).set('origin', ORIGIN).expect(401);
  for (const number of [0, 999, 'abc']) await staff('get', `${PATH}/${number}/revisions`).expect(404);
  await staff('get', `${PATH}/${id}/revisions?before=hier`).expect(400);
  await staff('delete', `/api/properties/${id}`).expect(204);
  await staff('get', `${PATH}/${id}/revisions`).expect(404);
});

test('E04 « Dupliquer » makes a draft that says the same, without mandate, address of its own or its owner’s word', async () => {
  const id = await publish(api, cookie, { ...WHOLE, status: 'sold', slug: 'angle-levis', tenantSign: 'Chez Paul' });
  const { body } = await staff('post', `${PATH}/${id}/duplicate`).expect(201);
  expect(body).toMatchObject({
    title: `${PROPERTY.title} (copie)`,
    status: 'available',
    published: false,
    price: PROPERTY.price,
    tenantSign: 'Chez Paul',
    latitude: PROPERTY.latitude,
    imageUrls: WHOLE.imageUrls,
    mandateNumber: null,
    slug: null,
    ownerAuthorisedAt: null,
    version: 1,
  });
  expect(body.id).not.toBe(id);
  expect((await told(body.id))[0]?.[0]).toBe('properties.duplicate');
  expect((await staff('get', `${PATH}/${id}`)).body).toMatchObject({ status: 'sold', version: 1 });
  await staff('post', `${PATH}/999/duplicate`).expect(404);
});
