import { randomUUID } from 'node:crypto';
import { CONTACT_DATA, ESTIMATION, ESTIMATION_START, ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const post = async (path: string, body: object, status = 202) =>
  (await api.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(status)).body;
const kept = async (email: string) =>
  (await api.pool.query('select name, phone, told_by, consent from prospect where email = $1', [email])).rows;
const asked = (email: string, more: object = {}) => ({ ...CONTACT_DATA, email, ...more });
const register = (body: object) => post('/api/off-market-clients/register', body);

const CONSENT = { version: 'contact-1', page: '/contact' };

test('E12 a person is a prospect when the request is stored, whatever form it came through', async () => {
  const message = await post('/api/contact', { data: asked('contact@murs.example'), consent: CONSENT });
  expect(await kept('contact@murs.example')).toEqual([
    { name: CONTACT_DATA.name, phone: expect.any(String), told_by: message.id, consent: CONSENT },
  ]);
  const information = await post('/api/contact/send', asked('information@murs.example', { propertyId: 1 }));
  expect(await kept('information@murs.example')).toMatchObject([{ told_by: information.id, consent: null }]);
  const meeting = await post('/api/appointments', { name: 'Jean Martin', email: 'rendez-vous@murs.example' });
  expect(await kept('rendez-vous@murs.example')).toMatchObject([
    { name: 'Jean Martin', phone: null, told_by: meeting.id },
  ]);
  const started = await post('/api/estimations', { ...ESTIMATION_START, email: 'r1@murs.example' });
  expect(await kept('r1@murs.example')).toMatchObject([
    { name: "Zoë d'Œuvre", phone: '+33612345678', told_by: started.id },
  ]);
  await register({ email: 'acces@murs.example', name: 'Eva Durand', phone: '06 12 34 56 78' });
  expect(await kept('acces@murs.example')).toMatchObject([{ name: 'Eva Durand', phone: '+33612345678' }]);
  await post('/api/pipedrive/chat/create-person', {
    fullName: 'Inès Noël',
    email: 'chat@murs.example',
    phone: '06 12 34 56 78',
  });
  expect(await kept('chat@murs.example')).toMatchObject([{ name: 'Inès Noël' }]);
});

test('E12 the second step of an estimation corrects its first; another address in it is another person', async () => {
  const { id, token } = await post('/api/estimations', { ...ESTIMATION_START, email: 'deux@murs.example' });
  const submit = (body: object) =>
    api.http.post(`/api/estimations/${id}/submit`).set('authorization', `Bearer ${token}`).send(body).expect(202);
  await submit({ ...ESTIMATION, firstName: 'Zoé', email: 'deux@murs.example', phone: '07 11 22 33 44' });
  expect(await kept('deux@murs.example')).toMatchObject([{ name: "Zoé d'Œuvre", phone: '+33711223344', told_by: id }]);

  const other = await post('/api/estimations', { ...ESTIMATION_START, email: 'avant@murs.example' });
  await api.http
    .post(`/api/estimations/${other.id}/submit`)
    .set('authorization', `Bearer ${other.token}`)
    .send({ ...ESTIMATION, email: 'apres@murs.example' })
    .expect(202);
  expect(await kept('avant@murs.example')).toHaveLength(1);
  expect(await kept('apres@murs.example')).toMatchObject([{ told_by: other.id }]);
});

test('E12 the first words of an address are kept; whoever gave no name is called by his address until he says one', async () => {
  const first = await post('/api/contact', { data: asked('connue@murs.example', { name: 'Inès Noël' }) });
  await post('/api/contact', { data: asked('Connue@murs.example', { name: 'Un inconnu', phone: '07 99 99 99 99' }) });
  await register({ email: 'connue@murs.example', name: 'Un autre' });
  expect(await kept('connue@murs.example')).toMatchObject([{ name: 'Inès Noël', told_by: first.id }]);

  await register({ email: 'sans-nom@murs.example' });
  expect(await kept('sans-nom@murs.example')).toMatchObject([{ name: 'sans-nom@murs.example', phone: null }]);
  await post('/api/contact', { data: asked('sans-nom@murs.example', { name: 'Paul Petit', phone: '06 12 34 56 78' }) });
  await post('/api/contact', { data: asked('sans-nom@murs.example', { name: 'Un inconnu' }) });
  expect(await kept('sans-nom@murs.example')).toMatchObject([{ name: 'Paul Petit', phone: '+33612345678' }]);
});

test('E12 one address from ten forms at once is one prospect, and each request is stored', async () => {
  const names = Array.from({ length: 10 }, (_, number) => `Personne ${number}`);
  await Promise.all(names.map((name) => post('/api/contact', { data: asked('ensemble@murs.example', { name }) })));
  const [person, ...others] = await kept('ensemble@murs.example');
  expect([names.includes(person.name), others]).toEqual([true, []]);
  expect(await api.count('contact_message', `email = 'ensemble@murs.example'`)).toBe(10);
});

test('E12 a robot is no prospect; one that staff let in is', async () => {
  const website = 'http://x.example';
  await post('/api/contact', { data: asked('robot@murs.example'), website });
  await post('/api/estimations', { ...ESTIMATION_START, email: 'robot@murs.example', website });
  await register({ email: 'robot@murs.example', name: 'Pas un robot', website });
  expect(await kept('robot@murs.example')).toEqual([]);
  const { rows } = await api.pool.query(
    `select request.id from access_request request join off_market_client client on client.id = client_id
     where email = 'robot@murs.example'`,
  );
  await api.http
    .put(`/api/off-market-clients/approve/${rows[0].id}`)
    .set('cookie', await api.signIn())
    .set('origin', ORIGIN)
    .expect(200);
  expect(await kept('robot@murs.example')).toMatchObject([{ name: 'Pas un robot' }]);
});

test('E12 the proof of what was agreed to stands with each request: which words, on which page', async () => {
  const consent = { version: 'estimation-contact-1', page: '/estimation-gratuite' };
  const { id } = await post('/api/estimations', { ...ESTIMATION_START, consent });
  const { rows } = await api.pool.query(`select contact->'consent' as consent from estimation where id = $1`, [id]);
  expect(rows).toEqual([{ consent }]);
  await register({ email: 'accord@murs.example', consent: { version: 'off-market-1', page: '/off-market' } });
  expect(await api.count('access_request', `consent->>'version' = 'off-market-1'`)).toBe(1);

  const refused = (wrong: object) => post('/api/contact', { data: asked('non@murs.example'), consent: wrong }, 400);
  expect((await refused({ ...CONSENT, version: 'contact-0' })).fields).toEqual({
    version: 'Cette mention est inconnue',
  });
  for (const page of ['contact', '/contact?email=a@b.example', 'https://evil.example/', ''])
    expect((await refused({ ...CONSENT, page })).fields).toEqual({
      page: 'La mention acceptée est illisible',
    });
  expect(await kept('non@murs.example')).toEqual([]);
});
