import { randomUUID } from 'node:crypto';
import { ESTIMATION, ESTIMATION_START, startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const start = (body: object = ESTIMATION_START, key: string = randomUUID()) =>
  api.http.post('/api/estimations').set('idempotency-key', key).send(body);
const submit = (id: string, token: string, body: object = ESTIMATION, key: string = randomUUID()) =>
  api.http
    .post(`/api/estimations/${id}/submit`)
    .set('authorization', `Bearer ${token}`)
    .set('idempotency-key', key)
    .send(body);

test('M42 M44 step 1 is stored under its names with the fact that it started', async () => {
  const { body } = await start().expect(202);
  const { rows } = await api.pool.query('select contact, submission, email from estimation where id = $1', [body.id]);
  expect(rows[0]).toEqual({
    contact: { ...ESTIMATION_START, phoneE164: '+33612345678', touched: [] },
    submission: null,
    email: 'zoe@exemple.fr',
  });
  expect(await api.count('event', `aggregate_id = '${body.id}' and name = 'estimations.estimation-started.v1'`)).toBe(
    1,
  );
});

test('M44 F13 isOwner and the sale reason have their defaults, occupation too', async () => {
  const { urgencyLevel: _, isOwner: __, ...least } = ESTIMATION_START;
  const { body } = await start(least).expect(202);
  await submit(body.id, body.token, { ...least, address: '1 rue X, Paris' }).expect(202, { id: body.id });
  const { rows } = await api.pool.query('select submission from estimation where id = $1', [body.id]);
  expect(rows[0].submission).toMatchObject({
    isOwner: true,
    isOccupied: 'occupied',
    retirementPlans: 'Départ à la retraite',
  });
});

test('M47 amounts keep only their digits', async () => {
  const { body } = await start().expect(202);
  await submit(body.id, body.token, { ...ESTIMATION, rent: '2\u202f500 €', charges: '', propertyTax: '1.800,' }).expect(
    202,
  );
  const { rows } = await api.pool.query('select submission from estimation where id = $1', [body.id]);
  expect(rows[0].submission).toMatchObject({ rent: '2500', propertyTax: '1800' });
  expect(rows[0].submission).not.toHaveProperty('charges');
});

test.each([
  ['1 200,50', '1200'],
  ['1200.50', '1200'],
  ['1.200,00 €', '1200'],
  ['1,2 k€', '1200'],
  ['850.00', '850'],
  [1200.55, '1200'],
])('C68 F77 a rent of %j is stored as %s euros', async (rent, stored) => {
  const { body } = await start().expect(202);
  await submit(body.id, body.token, { ...ESTIMATION, rent }).expect(202);
  const { rows } = await api.pool.query('select submission from estimation where id = $1', [body.id]);
  expect(rows[0].submission.rent).toBe(stored);
});

test('M130 each field says what is wrong with it', async () => {
  const { body } = await start({ firstName: 'J', lastName: ' ', phone: '06', email: 'jean' }).expect(400);
  expect(body.fields).toEqual({
    firstName: 'Le prénom est requis',
    lastName: 'Le nom est requis',
    phone: 'Numéro de téléphone invalide',
    email: 'Email invalide',
  });
  const { body: started } = await start().expect(202);
  const refused = await submit(started.id, started.token, { ...ESTIMATION, address: '12' }).expect(400);
  expect(refused.body.fields).toEqual({ address: "L'adresse est requise" });
});

test('M130 a phone of ten letters passes, as the specification has it (F14)', async () => {
  const { body } = await start({ ...ESTIMATION_START, phone: 'abcdefghij' }).expect(202);
  const { rows } = await api.pool.query('select contact from estimation where id = $1', [body.id]);
  expect(rows[0].contact).not.toHaveProperty('phoneE164');
});

test('C08 five parallel clicks with one key store one estimation', async () => {
  const key = randomUUID();
  const person = { ...ESTIMATION_START, email: 'double@exemple.fr' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(person, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await api.count('estimation', "email = 'double@exemple.fr'")).toBe(1);
});

test('C08 without a key the same body within ten minutes is the same click', async () => {
  const person = { ...ESTIMATION_START, email: 'sans-cle@exemple.fr' };
  const [first, second] = [
    await api.http.post('/api/estimations').send(person),
    await api.http.post('/api/estimations').send(person),
  ];
  expect(first.body).toEqual(second.body);
  expect(await api.count('estimation', "email = 'sans-cle@exemple.fr'")).toBe(1);
});

test('a key used again for another body is refused with 422', async () => {
  const key = randomUUID();
  await start(ESTIMATION_START, key).expect(202);
  const { body } = await start({ ...ESTIMATION_START, lastName: 'Autre' }, key).expect(422);
  expect(body.error).toBe('Cette demande a déjà été envoyée avec un autre contenu.');
});

test('a second submission with the same body gets the same answer, with another body 409', async () => {
  const { body } = await start().expect(202);
  await submit(body.id, body.token).expect(202, { id: body.id });
  await submit(body.id, body.token).expect(202, { id: body.id });
  await submit(body.id, body.token, { ...ESTIMATION, rent: '9999' }).expect(409);
  expect(await api.count('event', `aggregate_id = '${body.id}' and name = 'estimations.estimation-submitted.v1'`)).toBe(
    1,
  );
});

test('parallel submissions of one estimation record one fact', async () => {
  const { body } = await start().expect(202);
  const answers = await Promise.all(Array.from({ length: 4 }, () => submit(body.id, body.token)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect(await api.count('event', `aggregate_id = '${body.id}' and name = 'estimations.estimation-submitted.v1'`)).toBe(
    1,
  );
});

test("another estimation's token opens nothing", async () => {
  const [one, other] = [
    await start().expect(202),
    await start({ ...ESTIMATION_START, email: 'b@exemple.fr' }).expect(202),
  ];
  await submit(one.body.id, other.body.token).expect(404);
  await submit(randomUUID(), one.body.token).expect(404);
  await api.http.post(`/api/estimations/${one.body.id}/submit`).send(ESTIMATION).expect(404);
});

test('the token is recomputed, never stored', async () => {
  const { body } = await start().expect(202);
  const { rows } = await api.pool.query('select answer::text as answer from idempotency_key');
  expect(rows.map(({ answer }) => answer).join()).not.toContain(body.token);
});

test('a filled honeypot is answered as accepted, kept apart and reacted to by nobody', async () => {
  const { body } = await start({
    ...ESTIMATION_START,
    email: 'robot@exemple.fr',
    website: 'https://spam.example',
  }).expect(202);
  await submit(body.id, body.token).expect(202);
  expect(await api.count('estimation', `id = '${body.id}' and quarantined`)).toBe(1);
  expect(await api.count('event', `aggregate_id = '${body.id}'`)).toBe(0);
});

test('F12 the fields that the visitor changed himself are kept', async () => {
  const { body } = await start({ ...ESTIMATION_START, touched: ['firstName', 'email'] }).expect(202);
  const { rows } = await api.pool.query('select contact from estimation where id = $1', [body.id]);
  expect(rows[0].contact.touched).toEqual(['firstName', 'email']);
});

test.each([
  ['role', 'admin'],
  ['isAdmin', true],
  ['status', 'done'],
  ['approved', true],
  ['id', 'x'],
  ['createdAt', '2020-01-01'],
])('an unknown field %s is named and nothing is stored', async (field, value) => {
  const before = await api.count('estimation');
  const { body } = await start({ ...ESTIMATION_START, [field]: value }).expect(400);
  expect(body.fields).toEqual({ [field]: `Le champ « ${field} » n'est pas connu` });
  expect(await api.count('estimation')).toBe(before);
});

test.each([['a\u0000b'], ['\ud800x']])('what no database keeps is refused in a name or a list (%j)', async (name) => {
  await start({ ...ESTIMATION_START, firstName: `Jean${name}` }).expect(400);
  await start({ ...ESTIMATION_START, touched: [name] }).expect(400);
});

test.each([
  ['a@b.fr,c@d.fr'],
  ['a@b.fr;c@d.fr'],
  ['"a b"@c.fr'],
  ['Jean <a@b.fr>'],
  ['a@b'],
  ['a@b.fr\nBcc:x@y.fr'],
  ['\ud800'],
])('the address %j is refused', async (email) => {
  const { body } = await start({ ...ESTIMATION_START, email }).expect(400);
  expect(Object.keys(body.fields)).toEqual(['email']);
});

test('F16 what is too long is refused, never cut', async () => {
  const { body } = await start({ ...ESTIMATION_START, lastName: 'x'.repeat(121) }).expect(400);
  expect(body.fields).toEqual({ lastName: 'Le nom ne peut pas dépasser 120 caractères' });
});

test('R1 without a 202 leaves nothing behind', async () => {
  await api.pool.query(
    `alter table event add constraint refuse_all check (name <> 'estimations.estimation-started.v1') not valid`,
  );
  const before = [await api.count('estimation'), await api.count('idempotency_key')];
  await start({ ...ESTIMATION_START, email: 'rien@exemple.fr' }).expect(500);
  await api.pool.query('alter table event drop constraint refuse_all');
  expect([await api.count('estimation'), await api.count('idempotency_key')]).toEqual(before);
});
