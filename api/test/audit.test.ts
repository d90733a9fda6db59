import { CONTACT, ORIGIN, startApi, type TestApi } from './api';
import { publish, PROPERTY } from './properties';

const AGENT = { name: 'Zoé Martin', email: 'zoe.martin@exemple.fr', phone: '01 23 45 67 89' };
const SOLD = { title: 'Murs vendus', city: 'Lyon' };
const POST = { title: 'Un bail', content: '<p>Trois, six, neuf.</p>' };
const STATE = `select jsonb_build_array(
  (select jsonb_agg(p order by id) from property p), (select jsonb_agg(a order by id) from agent a),
  (select jsonb_agg(s order by id) from sold_property s), (select jsonb_agg(p order by id) from post p),
  (select jsonb_agg(s) from app_setting s), (select jsonb_agg(e order by id) from effect e),
  (select jsonb_agg(b order by kind) from breaker b), (select jsonb_agg(r order by id) from access_request r),
  (select jsonb_agg(c order by id) from off_market_client c), (select count(*) from event))::text as state`;

interface Made {
  readonly property: number;
  readonly agent: number;
  readonly sold: number;
  readonly post: number;
  readonly access: string;
  readonly effect: string;
}

let api: TestApi;
let staff: string;
let made: Made;

const call = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  api.http[method](path).set('cookie', staff).set('origin', ORIGIN).send(body);
const numberOf = async (path: string, body: object): Promise<number> =>
  ((await call('post', path, body).expect(201)).body as { id: number }).id;
const state = async () => (await api.pool.query<{ state: string }>(STATE)).rows[0]?.state;

beforeAll(async () => {
  api = await startApi();
  staff = await api.signIn();
  const property = await publish(api, staff);
  const [agent, sold, post] = [
    await numberOf('/api/agents', AGENT),
    await numberOf('/api/sold-properties', SOLD),
    await numberOf('/api/blog', POST),
  ];
  await api.http
    .post('/api/off-market-clients/register')
    .send({ email: 'client@exemple.fr', propertyId: null })
    .expect(202);
  await api.http.post('/api/contact/send').send(CONTACT);
  const access = await api.pool.query<{ id: string }>('select id from access_request limit 1');
  const effect = await api.pool.query<{ id: string }>(
    `insert into effect (id, event_id, reaction, kind, state, next_at)
     select gen_random_uuid(), id, 'essai', 'email', 'dead', now() from event limit 1 returning id`,
  );
  await api.pool.query(`update breaker set state = 'open', opened_at = now() where kind = 'email'`);
  made = { property, agent, sold, post, access: access.rows[0]!.id, effect: effect.rows[0]!.id };
});
afterAll(() => api.stop());

/** Each write of staff, the answer that it gives, and what the audit then says of it. */
const WRITES: readonly (readonly [action: string, answer: number, write: () => ReturnType<typeof call>])[] = [
  ['properties.create', 201, () => call('post', '/api/properties', PROPERTY)],
  ['properties.update', 200, () => call('put', `/api/properties/${made.property}`, { title: 'Autre titre' })],
  ['properties.remove', 204, () => call('delete', `/api/properties/${made.property}`)],
  ['agents.create', 201, () => call('post', '/api/agents', { ...AGENT, email: 'autre@exemple.fr' })],
  ['agents.update', 200, () => call('put', `/api/agents/${made.agent}`, { name: 'Zoé Durand' })],
  ['agents.remove', 204, () => call('delete', `/api/agents/${made.agent}`)],
  ['sold.create', 201, () => call('post', '/api/sold-properties', SOLD)],
  ['sold.update', 200, () => call('put', `/api/sold-properties/${made.sold}`, { city: 'Paris' })],
  ['sold.remove', 204, () => call('delete', `/api/sold-properties/${made.sold}`)],
  ['blog.create', 201, () => call('post', '/api/blog', POST)],
  ['blog.update', 200, () => call('put', `/api/blog/${made.post}`, { title: 'Un autre bail' })],
  ['blog.remove', 204, () => call('delete', `/api/blog/${made.post}`)],
  ['settings.write', 200, () => call('put', '/api/app-settings', { showSoldProperties: false })],
  ['deliveries.replay', 202, () => call('post', `/api/deliveries/${made.effect}/replay`)],
  ['deliveries.close-breaker', 202, () => call('post', '/api/deliveries/breakers/email/close')],
  ['off-market.approve', 200, () => call('put', `/api/off-market-clients/approve/${made.access}`)],
  ['off-market.send-again', 200, () => call('put', `/api/off-market-clients/send-again/${made.access}`)],
  ['off-market.revoke', 200, () => call('put', `/api/off-market-clients/revoke/${made.access}`)],
  ['off-market.deactivate', 200, () => call('put', `/api/off-market-clients/deactivate/${made.access}`)],
];

test.each(WRITES)('%s and its line of the audit are written together or not at all', async (action, answer, write) => {
  const lines = () => api.count('audit_log', `action = '${action}' and account_id is not null and request_id <> ''`);
  const before = await state();
  const linesBefore = await lines();
  await api.pool.query(`alter table audit_log add constraint away check (action <> '${action}') not valid`);
  const failed = await write();
  await api.pool.query('alter table audit_log drop constraint away');
  expect(failed.status).toBe(500);
  expect(await state()).toBe(before);
  await write().expect(answer);
  expect(await state()).not.toBe(before);
  expect(await lines()).toBe(linesBefore + 1);
});

test('a replay says in the audit how many it made due, also none', async () => {
  await call('post', '/api/deliveries/replay', { ids: [made.effect] }).expect(202, { replayed: 0 });
  const { rows } = await api.pool.query(
    `select detail->'replayed' as replayed from audit_log where action = 'deliveries.replay' order by id`,
  );
  expect(rows).toEqual([{ replayed: 1 }, { replayed: 0 }]);
});
