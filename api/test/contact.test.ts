import { randomUUID } from 'node:crypto';
import { CONTACT, CONTACT_DATA, startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

test('M150 F49 /contact stores one message and the fact of a lead', async () => {
  const { body } = await api.http.post('/api/contact').set('idempotency-key', randomUUID()).send(CONTACT).expect(202);
  expect(body).toMatchObject({ success: true });
  const { rows } = await api.pool.query('select details from contact_message where id = $1', [body.id]);
  expect(rows[0].details).toEqual({
    ...CONTACT_DATA,
    phoneE164: '+33612345678',
    adviserEmail: 'contact@pignon.example',
  });
  expect(await api.count('event', `aggregate_id = '${body.id}' and name = 'contact.lead-captured.v1'`)).toBe(1);
});

test('M149 M125 F49 /contact/send answers success and a message, and keeps the property', async () => {
  const request = { ...CONTACT_DATA, subject: "Demande d'information - Murs occupés", propertyId: '42' };
  const { body } = await api.http.post('/api/contact/send').send(request).expect(202);
  expect(body).toEqual({
    id: expect.any(String),
    success: true,
    message: 'Votre demande a été envoyée avec succès. Nous vous contacterons très prochainement.',
  });
  const { rows } = await api.pool.query('select details from contact_message where id = $1', [body.id]);
  expect(rows[0].details).toMatchObject({ propertyId: '42', subject: "Demande d'information - Murs occupés" });
});

test('M131 name, email, subject and message are required, the phone is not', async () => {
  const { body } = await api.http.post('/api/contact').send({ to: '', subject: '', data: {} }).expect(400);
  expect(body.fields).toEqual({
    name: 'Le nom est requis',
    email: 'Email invalide',
    subject: "L'objet est requis",
    message: 'Le message est requis',
  });
  const { phone: _, ...withoutPhone } = CONTACT_DATA;
  await api.http
    .post('/api/contact')
    .send({ ...CONTACT, data: withoutPhone })
    .expect(202);
});

test('C08 the same message within five seconds is one, a later different one is another', async () => {
  const request = { ...CONTACT_DATA, email: 'presse@exemple.fr' };
  const answers = await Promise.all([1, 2, 3].map(() => api.http.post('/api/contact/send').send(request)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await api.http
    .post('/api/contact/send')
    .send({ ...request, message: 'Encore une question' })
    .expect(202);
  expect(await api.count('contact_message', "email = 'presse@exemple.fr'")).toBe(2);
});

test('F16 each text of a form has its longest, which passes whole; one more is refused by name', async () => {
  const domain = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(58)}`;
  const longest = {
    name: 'é'.repeat(120),
    email: `${'x'.repeat(64)}@${domain}.fr`,
    phone: '0'.repeat(30),
    subject: 'é'.repeat(200),
    message: 'é'.repeat(5000),
  };
  const send = (data: object) => api.http.post('/api/contact').send({ ...CONTACT, data });
  const { id } = (await send(longest).expect(202)).body;
  const { rows } = await api.pool.query('select details from contact_message where id = $1', [id]);
  expect(rows[0].details).toMatchObject(longest);
  const { body } = await send({
    name: `${longest.name}é`,
    email: `${'x'.repeat(64)}@${domain}c.fr`,
    phone: `${longest.phone}0`,
    subject: `${longest.subject}é`,
    message: `${longest.message}é`,
  }).expect(400);
  expect(body.fields).toEqual({
    name: 'Le nom ne peut pas dépasser 120 caractères',
    email: "L'adresse e-mail ne peut pas dépasser 254 caractères",
    phone: 'Le téléphone ne peut pas dépasser 30 caractères',
    subject: "L'objet ne peut pas dépasser 200 caractères",
    message: 'Le message ne peut pas dépasser 5000 caractères',
  });
});

test('F16 a body over 64 kB is 413, broken JSON 400, another content type 415', async () => {
  const big = await api.http
    .post('/api/contact')
    .set('content-type', 'application/json')
    .send(JSON.stringify({ x: 'x'.repeat(70_000) }));
  expect([big.status, big.body.error]).toEqual([413, 'La demande est trop longue (64 ko au plus).']);
  await api.http.post('/api/contact').set('content-type', 'application/json').send('{"a":').expect(400);
  await api.http.post('/api/contact').set('content-type', 'text/plain').send('a=b').expect(415);
  await api.http.post('/api/contact').type('form').send({ a: 'b' }).expect(415);
  const deep = await api.http
    .post('/api/contact/send')
    .set('content-type', 'application/json')
    .send(`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
  expect([deep.status, Object.keys(deep.body.fields)]).toEqual([400, ['name']]);
  const poison = await api.http
    .post('/api/contact')
    .set('content-type', 'application/json')
    .send('{"__proto__":{"x":1}}');
  expect(poison.status).toBe(400);
  expect(({} as { x?: number }).x).toBeUndefined();
});
