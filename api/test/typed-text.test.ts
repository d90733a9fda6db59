import { randomUUID } from 'node:crypto';
import { TRADES } from '@pignon/domain/careers/application-rules';
import { CONTACT, CONTACT_DATA, ESTIMATION, ESTIMATION_START, ORIGIN, startApi, type TestApi } from './api';
import { PROPERTY } from './properties';

let api: TestApi;
let staff: string;
let agency: object;
beforeAll(async () => {
  api = await startApi();
  staff = await api.signIn();
  agency = (await api.http.get('/api/app-settings')).body.agency;
});
afterAll(() => api.stop());

const KEPT_AS_TYPED = /^(?:https?:|\/)/;

/** As it comes out of a phone's contacts, a word processor or a bad scan; of an address also another spelling. */
function pasted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pasted);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pasted(one)]));
  if (typeof value !== 'string' || KEPT_AS_TYPED.test(value)) return value;
  if (value.includes('@')) return `\u2066${value.replace(/@(.)/, '@$1\u00ad').toUpperCase()}\u2069`;
  return `\u202a\u200f${value.replaceAll(' ', '\u2060\t\u0007').replaceAll('\n', '\u2028')}\u202c\u200b\ufeff`;
}

/** Where only white space of a text changes, its pasted form is stored like the typed one. */
const PHONE = '+33 6 12 34 56 78';
const MESSAGE = 'Bonjour,\nje cherche un local.';
const PERSON = { name: 'Zoë d’Œuvre', email: 'zoe@exemple.fr', phone: PHONE };
const FORMS: readonly (readonly [string, object])[] = [
  ['/api/estimations', { ...ESTIMATION_START, phone: PHONE }],
  ['/api/contact', { ...CONTACT, data: { ...CONTACT_DATA, phone: PHONE } }],
  ['/api/contact/send', { ...PERSON, subject: 'Un local', message: MESSAGE }],
  ['/api/appointments', { ...PERSON, message: MESSAGE, preferred: 'mardi matin' }],
  ['/api/off-market-clients/register', { ...PERSON, company: 'SCI du Lilas' }],
  ['/api/pipedrive/chat/create-person', { fullName: PERSON.name, email: PERSON.email, phone: PHONE }],
];
const CALLS: readonly (readonly ['post' | 'put', string, () => object])[] = [
  ['post', '/api/properties', () => ({ ...PROPERTY, tenantActivity: 'Banque de détail', mandateNumber: 'M 12' })],
  ['post', '/api/agents', () => ({ ...PERSON, website: 'https://exemple.fr' })],
  ['post', '/api/sold-properties', () => ({ title: 'Murs vendus', city: 'Paris', price: '685 000 €' })],
  ['post', '/api/blog', () => ({ title: 'Un bail', content: '<p>Trois\nsix neuf</p>', tags: ['bail commercial'] })],
  ['put', '/api/app-settings', () => ({ agency, statusTexts: { sold: 'Bien vendu' } })],
];

const HIDDEN = /\p{Cf}|(?!\n)\p{Cc}|[\u2028\u2029]/u;
const stored = async (table: string): Promise<string[]> =>
  (await api.pool.query<{ row: object }>(`select row_to_json(t) as row from ${table} t`)).rows.map(({ row }) =>
    JSON.stringify(row, (_, value: unknown) =>
      typeof value === 'string' && HIDDEN.test(value) ? `HIDDEN ${value}` : value,
    ),
  );
const PEOPLE = ['estimation', 'contact_message', 'prospect', 'off_market_client', 'event', 'effect', 'idempotency_key'];
const HOUSE = ['property', 'agent', 'sold_property', 'post', 'app_setting', 'audit_log'];

test.each(FORMS)('C60 C62 %s stores what was meant, as if it had been typed', async (path, body) => {
  await api.http
    .post(path)
    .set('idempotency-key', randomUUID())
    .send(pasted(body) as object)
    .expect(202);
  const rows = (await Promise.all(PEOPLE.map(stored))).flat();
  expect(rows.filter((row) => row.includes('HIDDEN'))).toEqual([]);
  expect(rows.filter((row) => /\p{Cf}|xn--|EXEMPLE/u.test(row))).toEqual([]);
});

test('C60 C62 so does the second step of an estimation, and an application with its CV', async () => {
  const post = (path: string) => api.http.post(path).set('idempotency-key', randomUUID());
  const { id, token } = (
    await post('/api/estimations')
      .send(pasted(ESTIMATION_START) as object)
      .expect(202)
  ).body;
  const typed = pasted({ ...ESTIMATION, phone: PHONE }) as object;
  await post(`/api/estimations/${id}/submit`).set('authorization', `Bearer ${token}`).send(typed).expect(202);
  const words = pasted({ ...PERSON, trade: TRADES[0], message: MESSAGE }) as Record<string, string>;
  const application = post('/api/careers').attach('cv', Buffer.from('%PDF-1.7\n%%EOF'), 'cv.pdf').field(words);
  await application.expect(202);
  const rows = (await Promise.all([...PEOPLE, 'job_application'].map(stored))).flat();
  expect(rows.filter((row) => row.includes('HIDDEN'))).toEqual([]);
  expect(rows.filter((row) => /\p{Cf}|xn--|EXEMPLE/u.test(row))).toEqual([]);
});

test('C60 a number with direction marks is stored as the number that it is, under one mailbox', async () => {
  const { rows } = await api.pool.query(
    `select distinct contact->>'phoneE164' as phone, email from estimation
     union select details->>'phoneE164', email from contact_message union select phone_e164, email from off_market_client`,
  );
  expect(rows.map(({ phone }) => phone)).toEqual(rows.map(() => '+33612345678'));
  expect([...new Set(rows.map(({ email }) => email))].toSorted()).toEqual(['jean.martin@exemple.fr', 'zoe@exemple.fr']);
  // One of each mailbox, as soon as a request of it is stored.
  expect(await api.count('prospect')).toBe(2);
  expect(await api.count('off_market_client')).toBe(1);
});

test('C62 line breaks of a message stay, whatever they were', async () => {
  const { rows } = await api.pool.query(`select details->>'message' as message from contact_message`);
  const lines = rows.map(({ message }) => message.replace(/ +/g, ' '));
  expect(new Set(lines)).toEqual(new Set([MESSAGE]));
});

test.each(CALLS)('C60 C62 staff: %s %s stores what was meant', async (method, path, body) => {
  const call = api.http[method](path).set('cookie', staff).set('origin', ORIGIN);
  const { status, body: answer } = await call.send(pasted(body()) as object);
  expect([status, answer]).toEqual([method === 'post' ? 201 : 200, answer]);
  const rows = (await Promise.all(HOUSE.map(stored))).flat();
  expect(rows.filter((row) => row.includes('HIDDEN'))).toEqual([]);
});

test('C62 of a property, a line break and an indent are white space, and what says nothing is nothing', async () => {
  const call = api.http.post('/api/properties').set('cookie', staff).set('origin', ORIGIN);
  const said = { address: '12 rue de Lévis\r\n    Bâtiment B', price: '90 €\n    /m²/an HT HC' };
  const nothing = {
    tenantActivity: 'N/A',
    mandateNumber: '-',
    dpe: 'NC',
    annualRent: 'n/a',
    pedestrianTraffic: 'N.C.',
  };
  const { body } = await call.send({ ...PROPERTY, ...said, ...nothing }).expect(201);
  const { rows } = await api.pool.query(
    'select address, price, tenant_activity, mandate_number, dpe, annual_rent, pedestrian_traffic from property where id = $1',
    [body.id],
  );
  expect(Object.values(rows[0])).toEqual([
    '12 rue de Lévis Bâtiment B',
    '90 € /m²/an HT HC',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test.each(['N/A', '-', 'NC', 'n.c.', 'N/C', '--', ' \u200b— '])(
  'C62 %j in a field that a visitor may leave empty is nothing',
  async (phone) => {
    const { body } = await api.http
      .post('/api/contact/send')
      .set('idempotency-key', randomUUID())
      .send({ ...PERSON, phone, subject: 'NC', message: 'N/A' })
      .expect(202);
    const { rows } = await api.pool.query('select details from contact_message where id = $1', [body.id]);
    expect(rows[0].details).toMatchObject({ subject: 'NC', message: 'N/A' });
    expect(rows[0].details).not.toHaveProperty('phone');
  },
);

test('C60 a form whose name shows nothing is told that it is missing', async () => {
  const name = '\u200b \u2060\ufe0f\u3164';
  const { body } = await api.http
    .post('/api/contact/send')
    .send({ ...PERSON, name, subject: 'Un local', message: MESSAGE });
  expect(body.fields).toEqual({ name: 'Le nom est requis' });
});

test.each([
  'je\u200ban@exemple.fr',
  'je\u00adan@exemple.fr',
  'jean@ex\u202eemple.fr',
  'jean@ex%61mple.fr',
  'jean@exemple.fr/x',
])('C60 %j is no address', async (email) => {
  const { body } = await api.http
    .post('/api/appointments')
    .send({ ...PERSON, email })
    .expect(400);
  expect(body.fields).toEqual({ email: 'Email invalide' });
});

test('a login’s address has one form, its password is as typed', async () => {
  const login = (email: string, password: string) => api.http.post('/api/users/login').send({ email, password });
  await login('ADMIN@pig\u00adnon.test', 'un mot de passe de test').expect(200);
  await login('admin@pignon.test', 'un mot  de passe de test').expect(401);
});

const links = [
  'javascript:alert(1)',
  'JAVA\tSCRIPT:alert(1)',
  'data:text/html,x',
  '//exemple.fr',
  'exemple.fr',
  'vbscript:x',
];
test.each(links)('a link to %j is refused wherever one is kept', async (link) => {
  const send = (method: 'post' | 'put', path: string, body: object) =>
    api.http[method](path).set('cookie', staff).set('origin', ORIGIN).send(body).expect(400);
  await send('put', '/api/app-settings', { agency: { ...agency, social: { facebook: link } } });
  await send('post', '/api/agents', { ...PERSON, website: link });
  await send('post', '/api/agents', { ...PERSON, photoUrl: link });
  await send('post', '/api/blog', { title: 'Un bail', content: '<p>Bail</p>', imageUrl: link });
  await send('post', '/api/sold-properties', { title: 'Murs', city: 'Paris', imageUrl: link });
  await send('post', '/api/properties', { ...PROPERTY, imageUrl: link });
  await send('post', '/api/properties', { ...PROPERTY, imageUrls: [link] });
});

test('a link that an older row holds is shown nowhere', async () => {
  await api.pool.query(
    `update app_setting set value = jsonb_set(value, '{agency,social,facebook}', '"javascript:alert(1)"')`,
  );
  await api.pool.query(`update agent set website = 'javascript:alert(1)'`);
  await api.pool.query(`notify public_change`);
  const answers = await Promise.all(['/', '/api/agents', '/api/app-settings'].map((path) => api.http.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ text }) => /javascript:alert/i.test(text))).toEqual([]);
});
