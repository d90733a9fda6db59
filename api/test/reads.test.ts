import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

test('M152 M124 app-settings is read by anyone, written by an administrator', async () => {
  const { body } = await api.http.get('/api/app-settings').expect(200);
  expect(body).toMatchObject({ showSoldProperties: true, urgencyWording: 'A', agency: { name: 'Pignon' } });
  const written = await api.http
    .put('/api/app-settings')
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send({ showSoldProperties: false })
    .expect(200);
  expect(written.body).toEqual({ ...body, showSoldProperties: false });
  expect((await api.http.get('/api/app-settings')).body.showSoldProperties).toBe(false);
});

test('what two colleagues change of the settings at the same moment is kept of both', async () => {
  const colleague = await api.pool.connect();
  await colleague.query('begin');
  await colleague.query(`update app_setting set value = value || '{"urgencyWording":"B"}'`);
  const put = api.http.put('/api/app-settings').set('cookie', cookie).set('origin', ORIGIN);
  const written = put.send({ showSoldProperties: true }).then(({ body }) => body as object);
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await colleague.query(waits)).rowCount === 0);
  await colleague.query('commit');
  colleague.release();
  expect(await written).toMatchObject({ urgencyWording: 'B', showSoldProperties: true, agency: { name: 'Pignon' } });
});

test('M177 the office hours are the specification’s', async () => {
  const { body } = await api.http.get('/api/app-settings').expect(200);
  expect(body.agency.openingHours).toEqual(['Lundi au vendredi : 9h-19h', 'Samedi : 10h-17h']);
});

test('M143 M122 M96 agents are listed with name, photo, phone, email and website; agent 1 comes first', async () => {
  const { body } = await api.http.get('/api/agents').expect(200);
  expect(body).toHaveLength(4);
  expect(Object.keys(body[0]).toSorted()).toEqual(['email', 'id', 'name', 'phone', 'photoUrl', 'website']);
  expect(body[0].id).toBe(1);
  expect((await api.http.get('/api/agents/1').expect(200)).body).toEqual(body[0]);
  await api.http.get('/api/agents/99').expect(404);
  await api.http.get('/api/agents/abc').expect(404);
});

test('M137 an unknown call is a JSON 404 in French', async () => {
  const { body } = await api.http
    .get('/api/nothing')
    .expect(404)
    .expect('content-type', /application\/json/);
  expect(body.error).toBe('Cette adresse ne mène à rien.');
});

test('health says live and ready; metrics count requests and effects', async () => {
  await api.http.get('/api/health/live').expect(200, { status: 'ok' });
  await api.http.get('/api/health/ready').expect(200, { status: 'ok', faults: [] });
  const { text } = await api.http.get('/api/metrics').expect(200);
  expect(text).toContain('http_request_seconds_count');
  expect(text).toContain('effects{kind="email",state="pending"} 0');
});

test('a request is measured under the pattern of its route, never under the address that was asked for', async () => {
  await api.http.get('/api/properties/987654321?prix=secret');
  await api.http.get('/n-importe-quoi/12345678901');
  const { text } = await api.http.get('/api/metrics').expect(200);
  expect(text).toContain('route="/api/properties/:id"');
  expect(text).not.toMatch(/987654321|secret|12345678901/);
});

test('OpenAPI describes every call of the api', async () => {
  const { body } = await api.http.get('/api/openapi.json').expect(200);
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/api/estimations',
      '/api/estimations/{id}/submit',
      '/api/contact',
      '/api/contact/send',
      '/api/users/login',
      '/api/users/logout',
      '/api/users/me',
      '/api/app-settings',
      '/api/agents',
      '/api/deliveries',
    ]),
  );
  expect(body.components.schemas.StartEstimationDto.required).toEqual(['firstName', 'lastName', 'phone', 'email']);
});

test('in production OpenAPI and metrics are for staff', async () => {
  const production = await startApi({
    PIGNON_MODE: 'production',
    PIPEDRIVE_URL: 'https://api.pipedrive.com',
    AUTOMATION_WEBHOOK_URL: 'https://hooks.automation.example/x',
    METRICS_TOKEN: 'jeton-de-mesure',
  });
  await production.http.get('/api/openapi.json').expect(401);
  await production.http.get('/api/metrics').expect(401);
  await production.http.get('/api/metrics').set('authorization', 'Bearer jeton-de-mesure').expect(200);
  await production.stop();
});

test('E02 the journal answers 25, 50 or 100 rows a page, and no other number', async () => {
  await api.http.post('/api/contact/send').send({
    name: 'Anne',
    email: 'anne@exemple.fr',
    subject: 'Journal',
    message: 'Bonjour',
  });
  await api.pool.query(
    `insert into effect (id, event_id, reaction, kind, state, next_at)
     select gen_random_uuid(), (select id from event limit 1), 'contact.row-' || n, 'email', 'dead', now()
     from generate_series(1, 110) n`,
  );
  const rows = async (query: string) =>
    (await api.http.get(`/api/deliveries?${query}`).set('cookie', cookie).expect(200)).body.items.length as number;
  expect(await Promise.all(['', 'size=25', 'size=50', 'size=100', 'size=100&page=2'].map(rows))).toEqual([
    ...[25, 25, 50, 100],
    expect.any(Number),
  ]);
  for (const size of ['1', '1000', '-25', 'toutes', '2.5e1x']) {
    const { body } = await api.http.get(`/api/deliveries?size=${size}`).set('cookie', cookie).expect(400);
    expect(body.fields).toEqual({ size: 'Une page compte 25, 50, 100 lignes' });
  }
});
