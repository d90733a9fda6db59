import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import { staffCookieOf } from '../../api/test/api';
import { PROPERTY, WHOLE } from '../../api/test/properties';
import { ADMIN } from '../../infra/test/global-setup';
import { startHouse, type TestHouse, until } from './house';

const ORIGIN = 'http://localhost:3000';
jest.setTimeout(60_000);

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  house = await startHouse();
  cookie = staffCookieOf(await house.http.post('/api/users/login').send(ADMIN).expect(200));
});
afterAll(() => house.stop());

const staff = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  house.http[method](path)
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send(body as object);
const lookedFor = (name: string, propertyId: number) =>
  house.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({
      name,
      email: `${name}@match.example`,
      subject: 'Un bien',
      message: 'Bonjour',
      propertyId: String(propertyId),
    })
    .expect(202);
const published = async (given: object = {}): Promise<number> =>
  (await staff('post', '/api/properties', { ...PROPERTY, ...WHOLE, ...given }).expect(201)).body.id;
const matching = async (property: number) =>
  (await staff('get', `/api/admin/people/matches/published?property=${property}`).expect(200)).body.matching;
const found = (property: number) => until(() => matching(property));
const line = async () =>
  ((await staff('get', '/api/admin/dashboard?days=30').expect(200)).body as Dashboard).toDo.find(
    ({ key }) => key === 'matches',
  )?.count;
const listed = async () =>
  (await staff('get', '/api/admin/properties?folder=available&unseenMatches=1').expect(200)).body.items.map(
    ({ id }: { id: number }) => id,
  );

test('D14 what a publication matches is found behind it, kept with score and reasons, and waits until somebody has looked', async () => {
  const asked = await published();
  expect((await found(asked)).people).toBe(0);
  await lookedFor('lea', asked);
  await lookedFor('noe', asked);
  const offered = await published({ title: 'Une autre boutique' });
  expect(await found(offered)).toMatchObject({ people: 2, seenAt: null });
  const { rows } = await house.pool.query(
    `select email, score, parts->1->>'words' as why from property_match join prospect on prospect.id = property_match.person_id
     where property_id = $1 order by email`,
    [offered],
  );
  expect(rows).toEqual([
    { email: 'lea@match.example', score: 100, why: 'Cherche à Paris (75), bien à Paris' },
    { email: 'noe@match.example', score: 100, why: 'Cherche à Paris (75), bien à Paris' },
  ]);
  expect([await line(), await listed()]).toEqual([1, [offered]]);
  await staff('put', '/api/admin/people/matches/seen', { property: offered }).expect(204);
  expect([await line(), await listed()]).toEqual([0, []]);
});

test('D14 a draft matches nobody before it comes out; what is withdrawn waits for nobody’s look', async () => {
  const draft = await published({ title: 'Un brouillon', publish: false });
  const other = await published({ title: 'Publié après lui' });
  await found(other);
  expect(await matching(draft)).toBeNull();
  await staff('put', `/api/admin/properties/${draft}/publish`, {}).expect(200);
  expect((await found(draft)).people).toBe(2);
  await staff('put', `/api/admin/properties/${draft}/unpublish`, {}).expect(200);
  await until(async () => (await matching(draft)) === null);
  expect(await listed()).not.toContain(draft);
});
