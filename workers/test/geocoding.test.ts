import { metresBetween } from '@pignon/domain/geography/distance';
import { regionOf } from '@pignon/domain/geography/regions/regions';
import { geoDigest } from '@pignon/infra/listings/derivation';
import { PropertyPoints } from '@pignon/infra/listings/property-points';
import { PROPERTY } from '../../api/test/properties';
import { ADMIN } from '../../infra/test/global-setup';
import { GEO_KEY, insertListing } from '../../infra/test/insert-listing';
import { staffCookieOf } from '../../api/test/api';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  house = await startHouse();
  const login = await house.http.post('/api/users/login').send(ADMIN).expect(200);
  cookie = staffCookieOf(login);
}, 60_000);
afterAll(() => house.stop());
beforeEach(() => house.heal());

interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly public_latitude: number | null;
  readonly public_longitude: number | null;
}

const staff = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  house.http[method](path).set('cookie', cookie).set('origin', 'http://localhost:3000').send(body);

async function publish(given: object): Promise<number> {
  const nowhere = { latitude: null, longitude: null };
  const { body } = await staff('post', '/api/properties', { ...PROPERTY, ...nowhere, ...given }).expect(201);
  return body.id;
}

async function pointOf(id: number): Promise<Point> {
  const { rows } = await house.pool.query<Point>(
    'select latitude, longitude, public_latitude, public_longitude from property where id = $1',
    [id],
  );
  return rows[0]!;
}

const nowhere = { latitude: null, longitude: null };
const shown = ({ public_latitude: latitude, public_longitude: longitude }: Point) => ({ latitude, longitude });
const exact = ({ latitude, longitude }: Point) => ({ latitude, longitude });

/** What was asked of the geocoder about this street. */
const questions = async (street: string) =>
  (await house.received('geocoding'))
    .map(({ path, headers }) => ({ query: new URL(path, 'http://geo').searchParams, agent: headers['user-agent'] }))
    .filter(({ query }) => query.get('q')?.includes(street));

/** Once so many changes of it were looked at. */
const located = (id: number, changes: number) => house.settled(String(id), changes, 'listings.locate');

test('M157 F62 a property without a point gets the one of its address, asked for once', async () => {
  const id = await publish({ address: '3 rue du Grand Nord', city: 'Lille', postcode: '59000' });
  await located(id, 1);
  const point = await pointOf(id);
  expect(metresBetween([point.longitude ?? 0, point.latitude ?? 0], [3.0468, 50.6311])).toBeLessThan(1000);
  expect(shown(point)).toEqual(exact(point));
  const [question] = await questions('Grand Nord');
  expect(Object.fromEntries(question?.query ?? [])).toEqual({
    format: 'json',
    q: '3 rue du Grand Nord, 59000 Lille, France',
    limit: '1',
  });
  expect(question?.agent).toBe('Pignon (http://localhost:3000)');
  const { body } = await house.http.get(`/api/properties/${id}`).expect(200);
  expect({ latitude: body.latitude, longitude: body.longitude }).toEqual(shown(point));
  expect(body.approximate).toBe(false);

  // On a busy machine an answer may come after its shortened time, and is asked for again: once there, never more.
  const asked = (await questions('Grand Nord')).length;
  const neighbour = await publish({ address: '3 rue du Grand Nord', city: 'Lille', postcode: '59000' });
  await located(neighbour, 1);
  expect(await pointOf(neighbour)).toEqual(point);
  expect(await questions('Grand Nord')).toHaveLength(asked);
});

test('M157 F62 while the geocoder fails the city’s other properties stand in; it is asked again until it answers', async () => {
  const there = await insertListing(house.pool, { city: 'Reims', postcode: '51100', latitude: 49.25, longitude: 4.03 });
  await house.fault({ partner: 'geocoding', status: 503 });
  const id = await publish({ address: '8 rue de la Panne', city: 'Reims', postcode: '51100' });
  await until(async () => (await pointOf(id)).public_latitude !== null);
  expect(exact(await pointOf(id))).toEqual(nowhere);
  expect(shown(await pointOf(id))).toEqual(exact(await pointOf(there)));
  await until(async () => (await questions('la Panne')).length > 1);
  await house.heal();
  await located(id, 1);
  const point = await pointOf(id);
  expect(exact(point)).not.toEqual(nowhere);
  expect(shown(point)).toEqual(exact(point));
});

test('M157 F62 of an unknown address the city’s points stand in, else its region’s centre, and it keeps none of its own', async () => {
  const first = await publish({ address: 'Lieu-dit Personne', city: 'Œuilly', postcode: '51480' });
  await located(first, 1);
  const region = regionOf('44')?.center;
  expect(await pointOf(first)).toEqual({ ...nowhere, public_longitude: region?.[0], public_latitude: region?.[1] });

  await insertListing(house.pool, { city: 'Œuilly', postcode: '51480', latitude: 49.06, longitude: 3.8 });
  await insertListing(house.pool, { city: 'Oeuilly', postcode: '51480', latitude: 49.08, longitude: 3.81 });
  await insertListing(house.pool, {
    city: 'Œuilly',
    postcode: '51480',
    latitude: 49.2,
    longitude: 3.9,
    mandat: 'delegation',
  });
  const second = await publish({ address: 'Lieu-dit Personne', city: 'Œuilly', postcode: '51480' });
  await located(second, 1);
  expect(await pointOf(second)).toEqual({ ...nowhere, public_longitude: 3.805, public_latitude: 49.07 });
  expect(await questions('Personne')).toHaveLength(1);
});

test('M157 of an unknown address its town is asked for, among those of its region, and stands in', async () => {
  const id = await publish({ address: '2 rue de Nantes', city: 'Rouen', postcode: null });
  await located(id, 1);
  expect(await pointOf(id)).toEqual({ ...nowhere, public_longitude: 1.0912, public_latitude: 49.4413 });
  // Near it only: on its page and on the map, as the one of a hidden address.
  const page = (await house.http.get(`/api/properties/${id}`).expect(200)).body;
  expect(page).toMatchObject({ approximate: true, hideFullAddress: false });
  const pins = (await house.http.get('/api/properties/map?city=rouen').expect(200)).body.items;
  expect(pins).toEqual([[id, 1.0912, 49.4413, expect.any(Number), 4]]);
  const [address, town] = await questions('Rouen');
  expect(address?.query.get('q')).toBe('2 rue de Nantes, Rouen, France');
  expect(Object.fromEntries(town?.query ?? [])).toEqual({
    format: 'json',
    q: 'Rouen, Normandie, France',
    types: 'place',
    limit: '1',
  });
});

test('F62 a street of that name in another part of France is no answer; overseas the map stays empty', async () => {
  const far = await publish({ address: '2 rue de Nantes', city: 'Bastia', postcode: null });
  const overseas = await publish({ address: '14 rue Perdue', city: 'Saint-Denis', postcode: '97400' });
  await Promise.all([located(far, 1), located(overseas, 1)]);
  const corsica = regionOf('94')?.center;
  expect(await pointOf(far)).toEqual({ ...nowhere, public_longitude: corsica?.[0], public_latitude: corsica?.[1] });
  expect(await pointOf(overseas)).toEqual({ ...nowhere, public_latitude: null, public_longitude: null });
});

test('F25 F62 C07 of a hidden address the public gets the false point', async () => {
  const id = await publish({ address: '9 rue Cachée', city: 'Dijon', postcode: '21000', hideFullAddress: true });
  await located(id, 1);
  const { latitude, longitude, public_latitude, public_longitude } = await pointOf(id);
  expect(latitude).not.toBeNull();
  const metres = metresBetween([longitude ?? 0, latitude ?? 0], [public_longitude ?? 0, public_latitude ?? 0]);
  expect(metres).toBeGreaterThan(0);
  expect(metres).toBeLessThan(10_000);
  const text = JSON.stringify((await house.http.get(`/api/properties/${id}`).expect(200)).body);
  expect(text).not.toContain(String(latitude));
  expect(text).not.toContain('Cachée');
});

test('F62 what staff set while the geocoder was thinking stays: a point, another address, its hiding', async () => {
  await house.stopWorkers();
  const points = new PropertyPoints(house.pool, geoDigest(GEO_KEY));
  const ids = await Promise.all([1, 2, 3].map((n) => publish({ address: `${n} rue Lente`, city: 'Tours' })));
  const asked = await Promise.all(ids.map((id) => points.unlocated(id)));
  const [set, moved, hidden] = ids;
  await staff('put', `/api/properties/${set}`, { latitude: 47.4, longitude: 0.7 }).expect(200);
  await staff('put', `/api/properties/${moved}`, { address: '3 place Neuve' }).expect(200);
  await staff('put', `/api/properties/${hidden}`, { hideFullAddress: true }).expect(200);
  for (const property of asked) {
    await points.locate(property!, [0.6949, 47.3948]);
    await points.showAbout(property!);
  }
  const after = await Promise.all(ids.map(pointOf));
  expect(after[0]).toMatchObject({ latitude: 47.4, longitude: 0.7, public_latitude: 47.4, public_longitude: 0.7 });
  for (const point of after.slice(1)) expect([exact(point), shown(point)]).toEqual([nowhere, nowhere]);
  await house.startWorkers();
  await Promise.all(ids.map((id) => located(id, 2)));
  expect(exact(await pointOf(set!))).toEqual({ latitude: 47.4, longitude: 0.7 });
  expect((await pointOf(moved!)).latitude).not.toBeNull();
});

test('F62 what has a point or is removed is not asked about, and no answer causes a new question', async () => {
  const id = await publish({
    address: '7 rue Connue',
    city: 'Nantes',
    postcode: '44000',
    latitude: 47.21,
    longitude: -1.55,
  });
  await staff('put', `/api/properties/${id}`, { price: '1 €' }).expect(200);
  await staff('delete', `/api/properties/${id}`).expect(204);
  await located(id, 3);
  expect(await questions('Connue')).toHaveLength(0);
  const found = await publish({ address: '7 rue Trouvée', city: 'Nantes', postcode: '44000' });
  await located(found, 1);
  expect((await located(found, 1)).map(({ attempts }) => attempts)).toEqual([1]);
  expect(await questions('Trouvée')).toHaveLength(1);
});

test('M34 the agency’s address is asked for once it changes, and its point comes with the public settings', async () => {
  const shown = async () => (await house.http.get('/api/app-settings').expect(200)).body;
  const { agency, display } = await shown();
  expect(display.agencyAt).toBeNull();
  const move = (address: string) => staff('put', '/api/app-settings', { agency: { ...agency, address } }).expect(200);
  await move('5 rue du Nouveau Siège, 59000 Lille');
  await house.settled('agency', 1, 'settings.locate-agency');
  const { longitude, latitude } = await until(async () => (await shown()).display.agencyAt);
  expect(metresBetween([longitude, latitude], [3.0468, 50.6311])).toBeLessThan(1000);
  // The same address again is no move.
  await move('5 rue du Nouveau Siège, 59000 Lille');
  expect((await questions('Nouveau Siège')).map(({ query }) => query.get('q'))).toEqual([
    '5 rue du Nouveau Siège, 59000 Lille, France',
  ]);
  expect(await house.effects('agency')).toHaveLength(1);
});
