import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { CommandBus } from '@nestjs/cqrs';
import { createApp } from '../src/create-app';
import { isDatabaseAway } from '@pignon/infra/database/away/database-away';
import { ReceiveMessage } from '../src/contact/receive-message.command';
import { testConfig } from '../../infra/test/test-config';
import { anEstimation, anEstimationContact } from '../../domain/src/estimations/testing/an-estimation';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

const RULE = {
  name: 'Estimations',
  conditions: { join: 'and', groups: [{ join: 'and', tests: [{ field: 'source', oneOf: ['estimation'] }] }] },
  target: { kind: 'adviser', agentId: 1 },
  limits: { capacity: true, absences: true, hours: false },
  fallback: { kind: 'default' },
};
const ALL = { join: 'and', groups: [] };
const PATH = '/api/admin/assignment-rules';

let api: TestApi;
let cookie: string;

const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN).send(body);
const rules = async () => (await staff('get', PATH).expect(200)).body as Record<string, unknown>[];
const add = async (given: object = {}): Promise<number> =>
  (await staff('post', PATH, { ...RULE, ...given }).expect(201)).body.id as number;
const adviser = async (name: string, given: object = {}): Promise<number> =>
  (
    await staff('post', '/api/agents', {
      name,
      email: `${name.toLowerCase()}@exemple.fr`,
      phone: '01 99 00 10 19',
      ...given,
    }).expect(201)
  ).body.id as number;
const write = (given: object = {}) =>
  api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, ...given })
    .expect(202);
const threadOf = async (email: string) =>
  (
    await api.pool.query<{
      id: string;
      agent_id: number | null;
      assigned: Record<string, unknown>;
      due_at: Date | null;
    }>('select id, agent_id, assigned, due_at from thread where email = $1 order by created_at desc limit 1', [email])
  ).rows[0]!;

beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
afterEach(() => api.pool.query('delete from assignment_rule'));
// Written behind the api's back: it hears of that a moment later.
beforeEach(() => staff('put', '/api/agents/1', { name: 'Claire Vasseur' }).expect(200));

test('E06 rules are added last, changed, put in order and removed; each leaves a line of the audit', async () => {
  const first = await add();
  const second = await add({ name: 'Le reste', conditions: ALL, target: { kind: 'round-robin', agentIds: [] } });
  expect(await rules()).toEqual([
    { ...RULE, id: first, active: true, stops: true, fired: 0, version: 1 },
    expect.objectContaining({ id: second, name: 'Le reste', conditions: ALL }),
  ]);
  await staff('put', `${PATH}/order`, { ids: [second, first] }).expect(204);
  const { body } = await staff('put', `${PATH}/${first}`, { active: false, version: 1 }).expect(200);
  expect(body).toMatchObject({ active: false, version: 2, name: 'Estimations' });
  expect((await rules()).map(({ id }) => id)).toEqual([second, first]);
  await staff('delete', `${PATH}/${second}?version=1`).expect(204);
  expect((await rules()).map(({ id }) => id)).toEqual([first]);
  const { rows } = await api.pool.query(`select action from audit_log where action like 'assignment.%' order by id`);
  expect(rows.map(({ action }) => action)).toEqual([
    'assignment.create',
    'assignment.create',
    'assignment.order',
    'assignment.update',
    'assignment.remove',
  ]);
});

test('E06 what a colleague changed meanwhile is neither overwritten, removed nor put in order unseen', async () => {
  const id = await add();
  await staff('put', `${PATH}/${id}`, { name: 'Autrement', version: 1 }).expect(200);
  const { body } = await staff('put', `${PATH}/${id}`, { name: 'Encore', version: 1 }).expect(409);
  expect(body.error).toMatch(/^Cette règle a été modifié/);
  await staff('delete', `${PATH}/${id}?version=1`).expect(409);
  await staff('put', `${PATH}/order`, { ids: [id, id + 1] }).expect(409);
  expect(await rules()).toMatchObject([{ id, name: 'Autrement', version: 2 }]);
  for (const unknown of [0, 999, 'abc']) {
    await staff('put', `${PATH}/${unknown}`, { name: 'X' }).expect(404);
    await staff('delete', `${PATH}/${unknown}`).expect(404);
  }
});

test.each([
  [{ name: ' ' }, { name: 'Le nom est requis' }],
  [{ target: { kind: 'adviser', agentId: 999 } }, { target: 'Choisissez un conseiller de la liste' }],
  [{ target: { kind: 'adviser' } }, { target: 'Choisissez un conseiller' }],
  [{ fallback: { kind: 'common' } }, { fallback: 'Dites après combien de minutes l’agence est prévenue' }],
  [
    { conditions: { join: 'and', groups: [{ join: 'or', tests: [{ field: 'department', oneOf: ['Paris'] }] }] } },
    { conditions: 'Département\u00a0: un département s’écrit 75, 2A ou 974' },
  ],
])('E06 a rule that is %j is refused by its field', async (given, fields) => {
  const { body } = await staff('post', PATH, { ...RULE, ...given }).expect(400);
  expect(body.fields).toEqual(fields);
  expect(await rules()).toEqual([]);
});

test('E06 a request is somebody’s from the moment that it is stored, with the reason, and with when it is due', async () => {
  const paul = await adviser('Paul');
  await add({
    name: 'Location Paris',
    conditions: {
      join: 'and',
      groups: [
        {
          join: 'and',
          tests: [
            { field: 'city', oneOf: ['paris'] },
            { field: 'transaction', oneOf: ['sale'] },
          ],
        },
      ],
    },
    target: { kind: 'adviser', agentId: paul },
  });
  const property = await publish(api, cookie);
  await write({ email: 'regle@exemple.fr', propertyId: String(property) });
  const ruled = await threadOf('regle@exemple.fr');
  expect(ruled).toMatchObject({ agent_id: paul, assigned: { by: 'rule', rule: 'Location Paris' } });
  expect(ruled.due_at!.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  await write({ email: 'boite@exemple.fr' });
  expect(await threadOf('boite@exemple.fr')).toMatchObject({ agent_id: null, assigned: { by: 'system' } });
  expect(await rules()).toMatchObject([{ fired: 1 }]);
});

test('E06 the second step of an estimation, which says where, may be another rule’s; the same rule keeps whose it was', async () => {
  const [lyon, others] = [await adviser('Lyonnaise'), await adviser('Autres')];
  const lyonRule = await add({
    name: 'Lyon',
    conditions: { join: 'and', groups: [{ join: 'and', tests: [{ field: 'department', oneOf: ['69'] }] }] },
    target: { kind: 'adviser', agentId: lyon },
  });
  await add({ name: 'Autres', target: { kind: 'round-robin', agentIds: [others, 1] } });
  const estimate = async (email: string, address: string) => {
    const { body } = await api.http.post('/api/estimations').send(anEstimationContact({ email })).expect(202);
    const first = await threadOf(email);
    await api.http
      .post(`/api/estimations/${body.id}/submit`)
      .set('authorization', `Bearer ${body.token}`)
      .send(anEstimation({ email, address }))
      .expect(202);
    return [first.agent_id, (await threadOf(email)).agent_id];
  };
  expect(await estimate('a@exemple.fr', '1 rue Mercière, 69002 Lyon')).toEqual([others, lyon]);
  expect(await estimate('b@exemple.fr', '1 rue de Lévis, 75017 Paris')).toEqual([1, 1]);
  expect((await threadOf('a@exemple.fr')).assigned).toMatchObject({ ruleId: lyonRule });
});

test('E06 an absent adviser, and one who is full, are passed over; the common queue is named', async () => {
  const away = await adviser('Absente', { absences: [{ from: '2026-01-01', to: '2099-01-01' }] });
  const full = await adviser('Pleine', { capacity: 1 });
  await add({
    conditions: ALL,
    target: { kind: 'round-robin', agentIds: [away, full] },
    fallback: { kind: 'common', alarmMinutes: 30 },
  });
  await write({ email: 'un@exemple.fr' });
  await write({ email: 'deux@exemple.fr' });
  expect(await threadOf('un@exemple.fr')).toMatchObject({ agent_id: full });
  expect(await threadOf('deux@exemple.fr')).toMatchObject({
    agent_id: null,
    assigned: { by: 'rule', alarmMinutes: 30, why: expect.stringContaining('file commune') },
  });
});

test('E06 the same adviser as last time', async () => {
  const zoe = await adviser('Zoe');
  const id = await add({ conditions: ALL, target: { kind: 'adviser', agentId: zoe } });
  await write({ email: 'fidele@exemple.fr' });
  await staff('put', `${PATH}/${id}`, { target: { kind: 'last' } }).expect(200);
  await write({ email: 'fidele@exemple.fr', message: 'Encore moi' });
  await write({ email: 'inconnu@exemple.fr' });
  expect((await threadOf('fidele@exemple.fr')).agent_id).toBe(zoe);
  expect((await threadOf('inconnu@exemple.fr')).agent_id).toBe(1);
});

test('E06 a simulation tells the rule, those passed over and the due time, and changes nothing', async () => {
  const paul = await adviser('Simon');
  await add();
  await add({ name: 'Tout', conditions: ALL, target: { kind: 'round-robin', agentIds: [paul] } });
  await write({ email: 'ancien@exemple.fr' });
  const cursor = () => api.pool.query('select * from assignment_cursor order by rule_id').then(({ rows }) => rows);
  const before = await cursor();
  const { id } = await threadOf('ancien@exemple.fr');
  const old = await staff('post', `${PATH}/simulate`, { threadId: id }).expect(200);
  expect(old.body).toMatchObject({
    agent: { id: paul, name: 'Simon' },
    by: 'rule',
    rule: 'Tout',
    skipped: [{ rule: 'Estimations', why: 'Source\u00a0: Contact' }],
  });
  const made = await staff('post', `${PATH}/simulate`, {
    request: { source: 'estimation', city: 'Paris', at: '2026-11-30T09:00:00+01:00' },
  }).expect(200);
  expect(made.body).toMatchObject({ agent: { id: 1 }, rule: 'Estimations', dueAt: '2026-12-04T16:00:00.000Z' });
  expect(await cursor()).toEqual(before);
  await staff('post', `${PATH}/simulate`, {}).expect(400);
  await staff('post', `${PATH}/simulate`, { threadId: randomUUID() }).expect(400);
});

test('E06 rules are run again on what is nobody’s, oldest first, and leave what is somebody’s', async () => {
  await api.pool.query(`update thread set state = 'archived'`);
  for (const name of ['vieux', 'moyen', 'jeune']) await write({ email: `${name}@exemple.fr` });
  const [a, b] = [await adviser('Ana'), await adviser('Bob')];
  await add({ conditions: ALL, target: { kind: 'round-robin', agentIds: [a, b] } });
  expect((await staff('post', `${PATH}/rerun`).expect(200)).body).toEqual({ assigned: 3, left: 0 });
  const owners = await Promise.all(
    ['vieux', 'moyen', 'jeune'].map(async (name) => (await threadOf(`${name}@exemple.fr`)).agent_id),
  );
  expect(owners).toEqual([a, b, a]);
  expect((await staff('post', `${PATH}/rerun`).expect(200)).body).toEqual({ assigned: 0, left: 0 });
  expect(await api.count('audit_log', `action = 'assignment.rerun'`)).toBe(3);
});

test('E06 another process hears of a rule before whoever wrote it has the answer', async () => {
  const other = await createApp(testConfig(api.databaseUrl, { FORMS_PER_MINUTE: '100000' }));
  try {
    const tell = (email: string) =>
      other
        .get(UnitOfWork)
        .run(null, () => other.get(CommandBus).execute(new ReceiveMessage({ ...CONTACT_DATA, email }, false)));
    await tell('avant@exemple.fr');
    expect((await threadOf('avant@exemple.fr')).agent_id).toBeNull();
    const id = await add({ conditions: ALL, target: { kind: 'adviser', agentId: 1 } });
    await tell('apres@exemple.fr');
    expect((await threadOf('apres@exemple.fr')).agent_id).toBe(1);
    await staff('delete', `${PATH}/${id}`).expect(204);
    await tell('encore@exemple.fr');
    expect((await threadOf('encore@exemple.fr')).agent_id).toBeNull();
  } finally {
    await other.close();
  }
}, 60_000);

const unlessBusy = (error: unknown): false => {
  if (isDatabaseAway(error)) return false;
  throw error;
};

test('E06 10,000 requests in bursts of 50 are spread over 8 advisers: no two differ by more than 1, and none is nobody’s', async () => {
  const eight: number[] = [];
  for (let number = 1; number <= 8; number += 1) eight.push(await adviser(`Huit${number}`));
  const rule = await add({ conditions: ALL, target: { kind: 'round-robin', agentIds: eight } });
  const bus = api.app.get(CommandBus);
  const work = api.app.get(UnitOfWork);
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < 10_000) {
      const email = `rafale${(next += 1)}@exemple.fr`;
      const once = { scope: 'rafale', key: email, fingerprint: email, ttlSeconds: 600 };
      const store = () =>
        work.run(once, () => bus.execute(new ReceiveMessage({ ...CONTACT_DATA, email }, false))).then(() => true);
      // Fifty wait for twenty connections: who waits too long is told so, and insists as a form does, by the same key.
      while (!(await store().catch(unlessBusy)));
    }
  };
  await Promise.all(Array.from({ length: 50 }, one));
  const { rows } = await api.pool.query<{ agent_id: number | null; n: number }>(
    `select agent_id, count(*)::int as n from thread where (assigned ->> 'ruleId')::int = $1 group by 1 order by 1`,
    [rule],
  );
  expect(rows).toEqual(eight.map((agent_id) => ({ agent_id, n: 1250 })));
}, 480_000);
