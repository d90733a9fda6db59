import { randomUUID } from 'node:crypto';
import { insertListing } from '../../infra/test/insert-listing';
import { CONTACT_DATA, ESTIMATION, ESTIMATION_START, ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const post = (path: string, body: object) =>
  api.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202);
const staff = (method: 'get' | 'put', path: string, body?: object) =>
  api.http[method](path).set({ cookie, origin: ORIGIN }).send(body);
const matches = async (path: string) => (await staff('get', `/api/admin/people/${path}`).expect(200)).body;
const names = async (property: number) =>
  (await matches(`matches?property=${property}`)).map(({ person }: { person: { name: string } }) => person.name);
const idOf = async (email: string): Promise<string> =>
  (await api.pool.query('select id from prospect where email = $1', [email])).rows[0].id;

const LYON = { city: 'Lyon', postcode: '69003', title: 'Boutique de Lyon' };

test('D14 a property finds who asked for such, and who is noted to look for it, the best first, each part explained', async () => {
  const [asked, offered] = [
    await insertListing(api.pool, LYON),
    await insertListing(api.pool, { ...LYON, price: '750 000 €' }),
  ];
  const about = (email: string, name: string, property: number) =>
    post('/api/contact/send', { ...CONTACT_DATA, email, name, propertyId: String(property) });
  await about('lea@match.example', 'Léa Lyon', asked);
  await about('paul@match.example', 'Paul Paris', await insertListing(api.pool, { title: 'Boutique de Paris' }));
  await post('/api/contact', {
    data: { ...CONTACT_DATA, email: 'nora@match.example', name: 'Nora Notée' },
    consent: { version: 'contact-1', page: '/contact' },
  });
  const nora = await idOf('nora@match.example');
  const noted = { transactions: ['sale'], natures: ['murs', 'boutique'], cities: ['Villeurbanne 69'], regions: [] };
  await staff('put', `/api/admin/people/${nora}/criteria`, { ...noted, maxPrice: 800_000, version: 0 }).expect(200);
  const found = await matches(`matches?property=${offered}`);
  expect(found.map(({ person, score }: never) => [(person as { name: string }).name, score])).toEqual([
    ['Léa Lyon', 100],
    ['Nora Notée', 81],
  ]);
  expect(found[0].person).toMatchObject({ origin: 'asked', consent: null });
  expect(found[1].person).toMatchObject({ origin: 'hand', consent: { version: 'contact-1' } });
  const said = found[1].parts.map(({ words }: { words: string }) => words.replace(/\s/g, ' '));
  expect(said).toContain('Budget jusqu’à 800 000 €, prix 750 000 €');
  expect((await matches(`${nora}/matches`)).map(({ id }: { id: number }) => id).toSorted()).toEqual([asked, offered]);
  const { version } = (await staff('get', `/api/admin/people/${nora}`).expect(200)).body.person;
  await staff('put', `/api/admin/people/${nora}/stage`, { stage: 'won', version }).expect(200);
  expect(await names(offered)).toEqual(['Léa Lyon']);
});

test('D14 an owner who has something estimated looks for nothing by it', async () => {
  const contact = { email: 'owner@match.example', firstName: 'Olga', lastName: 'Owner' };
  const { id, token } = (await post('/api/estimations', { ...ESTIMATION_START, ...contact })).body;
  await api.http
    .post(`/api/estimations/${id}/submit`)
    .set({ 'idempotency-key': randomUUID(), authorization: `Bearer ${token}` })
    .send({ ...ESTIMATION, ...contact })
    .expect(202);
  const owner = await idOf(contact.email);
  const property = await insertListing(api.pool, { title: 'Murs estimés' });
  // Staff know which one it is: it is theirs.
  await api.pool.query(`update thread set property_id = $2 where email = $1`, [contact.email, property]);
  expect((await staff('get', `/api/admin/people/${owner}`).expect(200)).body.person.criteria).toMatchObject({
    criteria: {},
    origin: null,
  });
  expect(await names(property)).not.toContain('Olga Owner');
});

test('D14 whoever asked about that very property is said to have', async () => {
  const city = { city: 'Brest', postcode: '29200' };
  const [wanted, other] = [await insertListing(api.pool, city), await insertListing(api.pool, city)];
  const asking = { ...CONTACT_DATA, email: 'deja@match.example', name: 'Déborah Déjà', propertyId: String(wanted) };
  await post('/api/contact/send', asking);
  const asked = async (property: number) => {
    const found = await matches(`matches?property=${property}`);
    return found.map(({ person, askedAt }: { person: { name: string }; askedAt: string | null }) => [
      person.name,
      askedAt !== null,
    ]);
  };
  expect(await asked(wanted)).toEqual([['Déborah Déjà', true]]);
  expect(await asked(other)).toEqual([['Déborah Déjà', false]]);
  const offered = await matches(`${await idOf(asking.email)}/matches`);
  expect(
    new Map(offered.map(({ id, askedAt }: { id: number; askedAt: string | null }) => [id, askedAt !== null])),
  ).toEqual(
    new Map([
      [wanted, true],
      [other, false],
    ]),
  );
});

test('D14 whoever looked for such in the chat is found, and with their words', async () => {
  const there = { city: 'Nantes', postcode: '44000', title: 'Boutique de Nantes' };
  const property = await insertListing(api.pool, { ...there, price: '250 000 €' });
  const ask = async (email: string, criteria: object) => {
    const person = { fullName: 'Carl Chat', email, phone: '' };
    const { personId } = (await post('/api/pipedrive/chat/create-person', person)).body;
    await post('/api/pipedrive/chat/create-lead', { personId, estimationData: {}, criteria });
  };
  await ask('carl@match.example', { transactions: ['sale'], cities: ['nantes'], maxPrice: 300_000 });
  await ask('ailleurs@match.example', { transactions: ['sale'], cities: ['lille'] });
  await ask('bail@match.example', { transactions: ['rental'], cities: ['nantes'] });
  const found = await matches(`matches?property=${property}`);
  expect(found.map(({ person }: { person: object }) => person)).toMatchObject([
    { email: 'carl@match.example', origin: 'chat' },
  ]);
  expect(found[0].parts.map(({ words }: { words: string }) => words.replace(/\s/g, ' '))).toContain(
    'Budget jusqu’à 300 000 €, prix 250 000 €',
  );
});

test('D14 an off-market property finds only those who may open it, now', async () => {
  const gated = await insertListing(api.pool, { ...LYON, title: 'Murs confidentiels', mandat: 'delegation' });
  expect(await names(gated)).toEqual([]);
  const lea = await idOf('lea@match.example');
  const seen = async () => (await matches(`${lea}/matches`)).map(({ id }: { id: number }) => id);
  expect(await seen()).not.toContain(gated);
  await post('/api/off-market-clients/register', { email: 'lea@match.example', propertyId: gated });
  expect(await names(gated)).toEqual([]);
  const { rows } = await api.pool.query('select id from access_request where property_id = $1', [gated]);
  await staff('put', `/api/off-market-clients/approve/${rows[0].id}`).expect(200);
  expect(await names(gated)).toEqual(['Léa Lyon']);
  expect(await seen()).toContain(gated);
  await api.pool.query(`update access_request set expires_at = now() - interval '1 minute' where property_id = $1`, [
    gated,
  ]);
  expect([await names(gated), (await seen()).includes(gated)]).toEqual([[], false]);
});

test('D14 of a property that is not there, a person who is not there, or no number, nothing is matched', async () => {
  await staff('get', '/api/admin/people/matches?property=999999').expect(404);
  await staff('get', '/api/admin/people/matches?property=x').expect(400);
  await staff('get', `/api/admin/people/${randomUUID()}/matches`).expect(404);
  const empty = await insertListing(api.pool, {
    title: 'Bureaux de Brest',
    city: 'Brest',
    postcode: '29200',
    type: 'bureaux',
  });
  expect(await names(empty)).toEqual([]);
});
