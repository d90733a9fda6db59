import { randomUUID } from 'node:crypto';
import { startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const PERSON = { fullName: "Zoë d'Œuvre", email: 'zoe@exemple.fr', phone: '+33 (0)6 12 34 56 78' };
const ESTIMATION = {
  ...PERSON,
  propertyType: 'boutique',
  propertyAddress: '12 rue de Lévis',
  propertyCity: 'Paris',
  propertyZipCode: '75017',
  propertySurface: 120,
  isOccupied: true,
  annualRent: '24000',
  leaseEndDate: '05/2027',
};
const APPOINTMENT = { name: 'Jean Martin', email: 'jean@exemple.fr', propertyId: 42, preferred: 'mardi matin' };
const post = (path: string, body: object, key = randomUUID()) =>
  api.http.post(path).set('idempotency-key', key).send(body);
const sourceOf = async (id: string): Promise<string> =>
  (await api.pool.query(`select payload ->> 'source' as source from event where aggregate_id = $1`, [id])).rows[0]
    ?.source;
const person = async (body: object = PERSON): Promise<string> =>
  (await post('/api/pipedrive/chat/create-person', body).expect(202)).body.personId;

test('M96 M105 M149 each request says in its fact how it came', async () => {
  const request = {
    name: 'Jean',
    email: 'jean@exemple.fr',
    subject: "Demande d'information - Murs",
    message: 'Prix ?',
  };
  const ask = async (path: string, body: object) => (await post(path, body).expect(202)).body;
  expect(await sourceOf((await ask('/api/contact/send', request)).id)).toBe('contact');
  expect(await sourceOf((await ask('/api/contact/send', { ...request, propertyId: 42 })).id)).toBe('information');
  const offMarket = await ask('/api/contact/send', { ...request, propertyId: '42', source: 'off-market' });
  expect(await sourceOf(offMarket.id)).toBe('off-market');
  const appointment = await ask('/api/appointments', APPOINTMENT);
  expect(appointment).toMatchObject({ success: true, message: expect.stringContaining('rendez-vous') });
  expect(await sourceOf(appointment.id)).toBe('appointment');
  const lead = { personId: await person(), estimationData: ESTIMATION };
  expect(await sourceOf((await ask('/api/pipedrive/chat/create-lead', lead)).leadId)).toBe('chat');
});

test('M96 M159 F64 an appointment needs a name and an email and keeps when it suits', async () => {
  const { body } = await post('/api/appointments', {}).expect(400);
  expect(body.fields).toEqual({ name: 'Le nom est requis', email: 'Email invalide' });
  const { body: answer } = await post('/api/appointments', { ...APPOINTMENT, phone: '06 12 34 56 78' }).expect(202);
  const { rows } = await api.pool.query('select details from contact_message where id = $1', [answer.id]);
  expect(rows[0].details).toMatchObject({ propertyId: '42', preferred: 'mardi matin', phoneE164: '+33612345678' });
});

test('M153 C15 a person told twice is one prospect, whose number is answered; the fact holds nothing of him', async () => {
  const first = await person();
  const { body } = await post('/api/pipedrive/chat/create-person', PERSON).expect(202);
  expect(body).toEqual({ success: true, personId: first, error: null });
  const { rows } = await api.pool.query('select id, name, phone from prospect where email = $1', [PERSON.email]);
  expect(rows).toEqual([{ id: first, name: PERSON.fullName, phone: '+33612345678' }]);
  const facts = await api.pool.query('select name, payload from event where aggregate_id = $1', [first]);
  expect(facts.rows).toContainEqual({
    name: 'prospects.prospect-identified.v1',
    payload: { prospectId: first },
  });
  // A uuid v7 would tell since when the person is known.
  expect(first[14]).toBe('4');
});

test('a known address told to the chat by other words changes nothing of the person; the lead has the words that were said', async () => {
  const kept = async () => {
    const { rows } = await api.pool.query('select name, phone from prospect where email = $1', ['connue@exemple.fr']);
    return rows;
  };
  const first = await person({ fullName: 'Inès Noël', email: 'connue@exemple.fr', phone: '06 12 34 56 78' });
  const known = await kept();
  const said = { fullName: 'Un inconnu', email: 'Connue@exemple.fr', phone: '07 99 99 99 99' };
  const strangers = await person(said);
  expect(await kept()).toEqual(known);
  expect([strangers === first, strangers[14], await person(said)]).toEqual([false, '4', strangers]);
  const leadOf = async (personId: string) => {
    const { body } = await post('/api/pipedrive/chat/create-lead', { personId, estimationData: {} }).expect(202);
    const { rows } = await api.pool.query('select details, email from contact_message where id = $1', [body.leadId]);
    return [rows[0].email, rows[0].details.name, rows[0].details.phone];
  };
  expect(await leadOf(strangers)).toEqual(['connue@exemple.fr', 'Un inconnu', '+33799999999']);
  expect(await leadOf(first)).toEqual(['connue@exemple.fr', 'Inès Noël', '+33612345678']);
});

test('M153 M105 a lead keeps the answers of the dialogue, and belongs to the person of its number', async () => {
  const personId = await person();
  const lead = { personId, estimationData: { ...ESTIMATION, email: 'autre@exemple.fr' } };
  const { body } = await post('/api/pipedrive/chat/create-lead', lead).expect(202);
  expect(body).toEqual({ success: true, leadId: expect.any(String), error: null });
  const { rows } = await api.pool.query('select details, email from contact_message where id = $1', [body.leadId]);
  const { fullName: _, email: __, phone: ___, ...estimation } = ESTIMATION;
  expect(rows[0]).toMatchObject({
    email: PERSON.email,
    details: { name: PERSON.fullName, message: '', estimation: { ...estimation, propertySurface: '120' } },
  });
  // Put right after it was sent: a second one, that says so to whoever reads it.
  const { body: again } = await post('/api/pipedrive/chat/create-lead', { ...lead, corrects: true }).expect(202);
  const corrected = await api.pool.query('select details from contact_message where id = $1', [again.leadId]);
  expect(corrected.rows[0].details.message).toContain('Rectification');
});

test('M153 an unknown person has no lead', async () => {
  for (const personId of [randomUUID(), '1', "' or 1=1"]) {
    const { body } = await post('/api/pipedrive/chat/create-lead', { personId, estimationData: {} }).expect(404);
    expect(body.error).toBe('Cette personne est inconnue.');
  }
});

test('C08 the same press twice is one request; another body under its key is refused', async () => {
  for (const [path, body] of [
    ['/api/appointments', { ...APPOINTMENT, email: 'deux@exemple.fr' }],
    ['/api/pipedrive/chat/create-person', { ...PERSON, email: 'deux@exemple.fr' }],
    ['/api/pipedrive/chat/create-lead', { personId: await person(), estimationData: { propertyCity: 'Deux' } }],
  ] as const) {
    const key = randomUUID();
    const [one, two] = await Promise.all([post(path, body, key), post(path, body, key)]);
    expect([one.status, two.status, one.body]).toEqual([202, 202, two.body]);
    await post(path, { ...body, touched: ['email'] }, key).expect(422);
  }
  expect(await api.count('contact_message', `email = 'deux@exemple.fr'`)).toBe(1);
  expect(await api.count('contact_message', `details -> 'estimation' ->> 'propertyCity' = 'Deux'`)).toBe(1);
  const facts = `name = 'prospects.prospect-identified.v1' and payload ->> 'prospectId' in (select id::text from prospect_words where email = 'deux@exemple.fr')`;
  expect(await api.count('event', facts)).toBe(1);
});

test('a robot is answered as if accepted; nobody reacts to it and no person comes of it', async () => {
  const events = await api.count('event');
  const website = 'http://x.example';
  const { body } = await post('/api/pipedrive/chat/create-person', { ...PERSON, email: 'robot@exemple.fr', website });
  expect(body).toEqual({ success: true, personId: expect.any(String), error: null });
  await post('/api/pipedrive/chat/create-lead', { personId: body.personId, estimationData: {}, website }).expect(202);
  await post('/api/appointments', { ...APPOINTMENT, website }).expect(202);
  expect(await api.count('event')).toBe(events);
  expect(await api.count('prospect', `email = 'robot@exemple.fr'`)).toBe(0);
  expect(await api.count('contact_message', 'quarantined')).toBe(3);
});

test('C67 a lease of the chat ends on a day that there is, or on what he said of it', async () => {
  const personId = await person();
  const told = (leaseEndDate: string) =>
    post('/api/pipedrive/chat/create-lead', { personId, estimationData: { ...ESTIMATION, leaseEndDate } });
  for (const wrong of ['31/11/2027', 'le 29/02/2027'])
    expect(Object.values((await told(wrong).expect(400)).body.fields)).toEqual(["Cette date n'existe pas"]);
  for (const right of ['29/02/2028', '02/2028', '99/9999']) await told(right).expect(202);
});
