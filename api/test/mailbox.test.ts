import { randomUUID } from 'node:crypto';
import { anEstimation, anEstimationContact } from '../../domain/src/estimations/testing/an-estimation';
import { CONTACT_DATA, startApi, type TestApi } from './api';
import { publish } from './properties';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const post = (path: string, body: object) =>
  api.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202);

const threadsOf = async (email: string) =>
  (
    await api.pool.query(
      `select source, subject, name, state, unread, property_id, agent_id, assigned, thread.version,
         (select json_agg(json_build_array(kind, body) order by at) from thread_entry where thread_id = thread.id) as said
       from thread where email = $1 order by created_at`,
      [email],
    )
  ).rows;

test('E11 each request is a conversation from the moment that it is stored, with whose it is and why', async () => {
  const id = await publish(api, await api.signIn());
  const email = 'fil@exemple.fr';
  await post('/api/contact/send', { ...CONTACT_DATA, email, subject: 'Une question' });
  await post('/api/contact/send', { ...CONTACT_DATA, email, subject: 'Ces murs', propertyId: String(id) });
  await post('/api/appointments', { name: 'Zoë', email });
  expect(await threadsOf(email)).toMatchObject([
    {
      source: 'contact',
      subject: 'Une question',
      state: 'new',
      unread: true,
      agent_id: null,
      assigned: { by: 'system', rule: null, why: expect.stringContaining('la boîte de l’agence') },
      said: [['request', CONTACT_DATA.message]],
    },
    { source: 'information', property_id: id, agent_id: 1, assigned: { rule: 'Conseiller du bien' } },
    { source: 'appointment', agent_id: 1, assigned: { rule: 'Conseiller par défaut' }, said: [['request', '']] },
  ]);
});

test('E11 both steps of an estimation are one conversation, under the words of the second', async () => {
  const contact = anEstimationContact({ email: 'r1@exemple.fr' });
  const { body: first } = await post('/api/estimations', contact);
  await api.http
    .post(`/api/estimations/${first.id}/submit`)
    .set('authorization', `Bearer ${first.token}`)
    .send(anEstimation({ email: 'r2@exemple.fr', lastName: 'Martin' }))
    .expect(202);
  expect(await threadsOf('r1@exemple.fr')).toEqual([]);
  expect(await threadsOf('r2@exemple.fr')).toMatchObject([
    {
      source: 'estimation',
      name: expect.stringContaining('Martin'),
      said: [
        ['request', ''],
        ['request', ''],
      ],
    },
  ]);
});

test('E11 an estimation whose second step a robot filled stands among the unwanted', async () => {
  const contact = anEstimationContact({ email: 'robot-r2@exemple.fr' });
  const { body: first } = await post('/api/estimations', contact);
  await api.http
    .post(`/api/estimations/${first.id}/submit`)
    .set('authorization', `Bearer ${first.token}`)
    .send({ ...anEstimation({ email: 'robot-r2@exemple.fr' }), website: 'x' })
    .expect(202);
  expect(await threadsOf('robot-r2@exemple.fr')).toMatchObject([{ state: 'spam', unread: false }]);
});

test('E11 what a robot filled stands among the unwanted, a press repeated is one conversation', async () => {
  const robot = { ...CONTACT_DATA, email: 'robot@exemple.fr', website: 'x' };
  await post('/api/contact/send', robot);
  expect(await threadsOf('robot@exemple.fr')).toMatchObject([{ state: 'spam', unread: false }]);
  const twice = { ...CONTACT_DATA, email: 'deux@exemple.fr' };
  await Promise.all([1, 2, 3].map(() => api.http.post('/api/contact/send').send(twice)));
  expect(await threadsOf('deux@exemple.fr')).toHaveLength(1);
});

test('E11 a request that is forgotten takes its conversation along', async () => {
  const email = 'oubli@exemple.fr';
  await post('/api/contact/send', { ...CONTACT_DATA, email });
  await api.pool.query('delete from contact_message where email = $1', [email]);
  expect(await threadsOf(email)).toEqual([]);
});
