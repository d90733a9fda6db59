import { randomUUID } from 'node:crypto';
import { estimationReference } from '@pignon/domain/estimations/said';
import { ESTIMATION, ESTIMATION_START, staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { insertListing } from '../../infra/test/insert-listing';
import { startHouse, type TestHouse } from './house';

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  house = await startHouse();
  cookie = staffCookieOf(await house.http.post('/api/users/login').send(ADMIN).expect(200));
}, 60_000);
afterAll(() => house.stop());

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  house.http
    .post(path)
    .set({ 'idempotency-key': randomUUID(), ...headers })
    .send(body)
    .expect(202);

interface Found {
  readonly aggregateId: string;
  readonly person: string | null;
  readonly email: string | null;
  readonly reference: string | null;
  readonly propertyId: number | null;
}

/** The requests whose deliveries are found, each once. */
async function found(words: string): Promise<string[]> {
  const { body } = await house.http.get('/api/deliveries').query({ q: words }).set('cookie', cookie).expect(200);
  return [...new Set((body.items as Found[]).map(({ aggregateId }) => aggregateId))].toSorted();
}

test('the journal is searched by person, email, phone, property and reference, and says whose each delivery is', async () => {
  const property = await insertListing(house.pool, { title: 'Murs de la rue Bizarre' });
  const { body: estimation } = await send('/api/estimations', ESTIMATION_START);
  await send(`/api/estimations/${estimation.id}/submit`, ESTIMATION, { authorization: `Bearer ${estimation.token}` });
  const information = { subject: 'Question', message: 'Est-il libre ?', propertyId: property };
  const jean = { name: 'Jean Martinez', email: 'jean.m@exemple.fr', phone: '07 98 76 54 32' };
  const { body: asked } = await send('/api/contact/send', { ...jean, ...information });
  await house.settled(estimation.id, 6);
  await house.settled(asked.id, 3);

  const reference = estimationReference(estimation.id);
  for (const words of [
    "Zoë d'Œ",
    'zoe@exemple',
    '06 12 34 56 78',
    '0612345678',
    'rue de Lévis',
    reference,
    reference.toLowerCase(),
  ])
    expect([words, await found(words)]).toEqual([words, [estimation.id]]);
  for (const words of ['martinez', 'JEAN.M@', '+33 7 98 76 54 32', `PGN-${property}`, `pgn ${property}`, 'rue Bizarre'])
    expect([words, await found(words)]).toEqual([words, [asked.id]]);
  for (const words of ['Personne', 'PGN-999', `lot ${property}`, '%', '_', "' or true --"])
    expect([words, await found(words)]).toEqual([words, []]);

  const { body } = await house.http.get('/api/deliveries?q=martinez').set('cookie', cookie).expect(200);
  expect(body.items[0]).toMatchObject({
    person: 'Jean Martinez',
    email: jean.email,
    reference: null,
    propertyId: property,
  });
  expect(body.total).toBe(body.items.length);
  const one = await house.http.get(`/api/deliveries/${body.items[0].id}`).set('cookie', cookie).expect(200);
  expect(one.body.delivery).toEqual(body.items[0]);
  // Joined, never kept beside the work itself.
  const { rows } = await house.pool.query("select 1 from effect where to_jsonb(effect)::text ~* 'martinez|jean\\.m'");
  expect(rows).toEqual([]);
});
