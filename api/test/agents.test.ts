import { USUAL_HOURS } from '@pignon/domain/agents/working-hours';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';
import { change, publish } from './properties';

const ADVISER = { name: 'Léa Aubry', email: 'lea.aubry@exemple.fr', phone: '01 99 00 10 19' };

/** When they work and how they meet people, until staff say otherwise. */
const AT_FIRST = {
  hours: USUAL_HOURS,
  absences: [],
  capacity: null,
  meetingMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 24,
  inPerson: true,
  byVideo: true,
  calendarUrl: '',
};

let api: TestApi;
let cookie: string;
/** The default one: the seed's first. */
let first: number;

const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN).send(body);
const all = async () => (await staff('get', '/api/admin/agents').expect(200)).body as Record<string, unknown>[];
const one = async (id: number) => (await all()).find((agent) => agent.id === id)!;
const add = async (given: object = {}): Promise<number> =>
  ((await staff('post', '/api/agents', { ...ADVISER, ...given }).expect(201)).body as { id: number }).id;
const shownOn = async (property: number) =>
  (await api.http.get(`/api/properties/${property}`).expect(200)).body.agent as { name: string };
const defaults = () => api.count('agent', 'is_default');

beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  const { rows } = await api.pool.query<{ id: number }>('select id from agent where is_default');
  first = rows[0]!.id;
});
afterAll(() => api.stop());

test('E05 staff read of an adviser what visitors do not: role shown, sectors, properties, requests of 30 days', async () => {
  const id = await add({ title: 'Murs occupés', sectors: ['75', '2A'], specialities: ['Hôtels'] });
  const property = await publish(api, cookie, { agentId: id });
  const about = { ...CONTACT_DATA, propertyId: String(property) };
  await api.http.post('/api/contact/send').send(about).expect(202);
  expect(await one(id)).toEqual({
    id,
    ...ADVISER,
    photoUrl: '',
    photoFocus: null,
    website: '',
    title: 'Murs occupés',
    sectors: ['75', '2A'],
    specialities: ['Hôtels'],
    active: true,
    ...AT_FIRST,
    isDefault: false,
    properties: 1,
    requests: 1,
    version: 1,
  });
  const { body } = await api.http.get(`/api/agents/${id}`).expect(200);
  expect(Object.keys(body).toSorted()).toEqual(['email', 'id', 'name', 'phone', 'photoUrl', 'website']);
  await api.http.get('/api/admin/agents').expect(401);
});

test('E05 hours, absences, capacity, appointments and an agenda of their own are kept, and taken back', async () => {
  const id = await add();
  const hours = [
    [
      { from: 540, to: 750 },
      { from: 840, to: 1140 },
    ],
    [],
    [],
    [],
    [],
    [],
    [],
  ];
  const said = {
    hours,
    absences: [{ from: '2026-12-24', to: '2027-01-02' }],
    capacity: 12,
    meetingMinutes: 30,
    bufferMinutes: 0,
    noticeHours: 48,
    inPerson: false,
    byVideo: true,
    calendarUrl: 'https://cal.example/lea',
  };
  await staff('put', `/api/agents/${id}`, said).expect(200);
  expect(await one(id)).toMatchObject(said);
  await staff('put', `/api/agents/${id}`, { capacity: null, calendarUrl: null, absences: [] }).expect(200);
  expect(await one(id)).toMatchObject({ ...said, capacity: null, calendarUrl: '', absences: [] });
  for (const [field, wrong] of [
    ['hours', [[{ from: 750, to: 540 }], [], [], [], [], [], []]],
    ['hours', '9h-19h'],
    ['absences', [{ from: '2027-02-30', to: '2027-03-01' }]],
    ['capacity', 0],
    ['meetingMinutes', 5],
    ['noticeHours', -1],
    ['calendarUrl', 'javascript:alert(1)'],
  ] as const) {
    const { body } = await staff('put', `/api/agents/${id}`, { [field]: wrong }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  }
});

test('E05 what was changed meanwhile is not overwritten unseen: who and when, and nothing written', async () => {
  const id = await add();
  await staff('put', `/api/agents/${id}`, { phone: '01 99 00 10 21', version: 1 }).expect(200);
  const { body } = await staff('put', `/api/agents/${id}`, { phone: '01 99 00 10 22', version: 1 }).expect(409);
  expect(body.error).toMatch(/^Ce conseiller a été modifié par .+ à \d\d:\d\d\.$/);
  expect(body.changed).toEqual({ by: expect.any(String), at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(await one(id)).toMatchObject({ phone: '01 99 00 10 21', version: 2 });
  await staff('put', `/api/agents/${id}`, { phone: '01 99 00 10 22', version: 2 }).expect(200);
  await staff('put', `/api/agents/${id}`, { phone: '01 99 00 10 23' }).expect(200);
});

test('E05 exactly one is the default: the first who comes, then whom staff choose, never nobody', async () => {
  expect(await defaults()).toBe(1);
  const id = await add();
  const property = await publish(api, cookie);
  await staff('put', `/api/admin/agents/${id}/default`).expect(204);
  expect(await shownOn(property)).toMatchObject({ name: ADVISER.name });
  expect((await api.http.get('/api/agents')).body[0].id).toBe(id);
  await staff('delete', `/api/agents/${id}`).expect(409);
  const off = await staff('put', `/api/agents/${id}`, { active: false }).expect(409);
  expect(off.body.error).toContain('désignez d');
  const third = await add();
  const named = await Promise.all(
    [first, id, third, first, id, third].map((one) => staff('put', `/api/admin/agents/${one}/default`)),
  );
  expect(named.map(({ status }) => status)).toEqual(named.map(() => 204));
  expect(await defaults()).toBe(1);
  await staff('put', `/api/admin/agents/${first}/default`).expect(204);
  for (const nobody of [0, 999, 'abc']) await staff('put', `/api/admin/agents/${nobody}/default`).expect(404);
});

test('E05 who is not active any more is stood in for by the default one, and stays with what was theirs', async () => {
  const id = await add({ name: 'Ancien Conseiller' });
  const property = await publish(api, cookie, { agentId: id });
  expect(await shownOn(property)).toMatchObject({ name: 'Ancien Conseiller' });
  await staff('put', `/api/agents/${id}`, { active: false }).expect(200);
  expect((await shownOn(property)).name).not.toBe('Ancien Conseiller');
  await api.http.get(`/api/agents/${id}`).expect(404);
  expect((await api.http.get('/api/agents')).body.map((agent: { id: number }) => agent.id)).not.toContain(id);
  await staff('put', `/api/admin/agents/${id}/default`).expect(404);
  await change(api, cookie, property, { agentId: id, title: 'Même bien' }).expect(200);
  expect(await one(id)).toMatchObject({ active: false, properties: 1 });
  await staff('put', `/api/agents/${id}`, { active: true }).expect(200);
  expect(await shownOn(property)).toMatchObject({ name: 'Ancien Conseiller' });
});

test('E05 who goes leaves their properties to a successor who is named, or nobody goes', async () => {
  const [leaving, taking, away] = [await add(), await add({ name: 'Successeur' }), await add({ active: false })];
  const properties = [
    await publish(api, cookie, { agentId: leaving }),
    await publish(api, cookie, { agentId: leaving }),
  ];
  await staff('delete', `/api/agents/${leaving}`).expect(409);
  for (const nobody of [leaving, away, 99_999]) {
    const { body } = await staff('delete', `/api/agents/${leaving}?successor=${nobody}`).expect(400);
    expect(Object.keys(body.fields)).toEqual(['successor']);
  }
  const sold = (
    await staff('post', '/api/sold-properties', { title: 'Vendu', city: 'Nice', agentId: leaving }).expect(201)
  ).body;
  await staff('delete', `/api/agents/${leaving}?successor=${taking}`).expect(204);
  const { rows: cards } = await api.pool.query('select agent_id from sold_property where id = $1', [sold.id]);
  expect(cards).toEqual([{ agent_id: taking }]);
  for (const property of properties) expect(await shownOn(property)).toMatchObject({ name: 'Successeur' });
  const { rows } = await api.pool.query(
    `select detail from audit_log where action = 'agents.remove' order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ detail: { successor: taking, properties: 2 } });
});

test('E05 advisers stand in the order that staff gave them, the default one first for visitors', async () => {
  const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
  await staff('put', '/api/admin/agents/order', { ids: [b, a] }).expect(204);
  expect((await all()).slice(0, 2).map(({ id }) => id)).toEqual([b, a]);
  const shown = (await api.http.get('/api/agents')).body.map((agent: { id: number }) => agent.id);
  expect(shown.slice(0, 3)).toEqual([first, b, a]);
  const { body } = await staff('put', '/api/admin/agents/order', { ids: ['x', 2, 2] }).expect(400);
  expect(Object.keys(body.fields)).toEqual(['ids']);
});

test('E05 null and an emptied role take a value back to what a new adviser has', async () => {
  const id = await add({ title: 'Murs occupés', sectors: ['75'], active: false });
  await staff('put', `/api/agents/${id}`, { title: '', sectors: null, specialities: null, active: null }).expect(200);
  expect(await one(id)).toMatchObject({
    title: 'Conseiller immobilier dédié',
    sectors: [],
    specialities: [],
    active: true,
  });
});

test('E05 what is wrong is said in French, field by field', async () => {
  const { body } = await staff('post', '/api/agents', {
    ...ADVISER,
    title: 'x'.repeat(81),
    sectors: ['75', '99'],
    specialities: [''],
    active: 'oui',
    is_default: true,
  }).expect(400);
  expect(Object.keys(body.fields).toSorted()).toEqual(['active', 'is_default', 'sectors', 'specialities', 'title']);
  const property = await publish(api, cookie);
  for (const agentId of [0, 99_999, 2 ** 40])
    expect(Object.keys((await change(api, cookie, property, { agentId }).expect(400)).body.fields)).toEqual([
      'agentId',
    ]);
});

test('E05 an adviser’s photo keeps its focus in sight: on public pages at once, and told only where it is said', async () => {
  const id = await add({ photoUrl: 'https://photos.exemple/leon.jpg', photoFocus: { x: 0.5, y: 0.2 } });
  const property = await publish(api, cookie, { agentId: id });
  const read = async () => (await api.http.get(`/api/agents/${id}`).expect(200)).body;
  expect([(await read()).photoFocus, await shownOn(property)]).toEqual([
    { x: 0.5, y: 0.2 },
    expect.objectContaining({ photoFocus: { x: 0.5, y: 0.2 } }),
  ]);
  const put = (photoFocus: unknown) => staff('put', `/api/agents/${id}`, { photoFocus });
  expect((await put({ x: -1, y: 0 }).expect(400)).body.fields).toHaveProperty('x');
  await put('milieu').expect(400);
  await put({ x: 0, y: 1 }).expect(200);
  expect([(await read()).photoFocus, await shownOn(property)]).toEqual([
    { x: 0, y: 1 },
    expect.objectContaining({ photoFocus: { x: 0, y: 1 } }),
  ]);
  await put(null).expect(200);
  expect(await read()).not.toHaveProperty('photoFocus');
  expect(await shownOn(property)).not.toHaveProperty('photoFocus');
});
