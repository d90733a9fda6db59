import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ThreadRow, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

let api: TestApi;
let cookie: string;
let property: number;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  property = await publish(api, cookie, { title: 'Murs rue de Lévis' });
});
afterAll(() => api.stop());

const staff = (method: 'get' | 'post' | 'put', path: string) =>
  api.http[method](`/api/admin/threads${path}`).set('cookie', cookie).set('origin', ORIGIN);

/** The conversation of a request that is made for it. */
async function asked(said: object = {}): Promise<ThreadView> {
  const { body } = await api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, ...said })
    .expect(202);
  const { rows } = await api.pool.query('select id from thread where source_id = $1', [body.id]);
  return (await staff('get', `/${rows[0].id}`).expect(200)).body;
}

const list = async (query: string): Promise<readonly ThreadRow[]> =>
  (await staff('get', `?${query}`).expect(200)).body.items;
const ids = (rows: readonly ThreadRow[]): readonly string[] => rows.map(({ id }) => id);
const folders = async () => (await staff('get', '/folders').expect(200)).body;

test('E11 a conversation tells what was asked, of what, whose it is and why', async () => {
  const thread = await asked({ email: 'a@exemple.fr', subject: 'Une visite', propertyId: String(property) });
  expect(thread).toMatchObject({
    source: 'information',
    subject: 'Une visite',
    property: { id: property, title: 'Murs rue de Lévis' },
    agent: { id: 1, name: expect.any(String) },
    assigned: { by: 'system' },
    state: 'new',
    unread: true,
    preview: CONTACT_DATA.message,
    failed: false,
  });
  expect(thread.entries).toMatchObject([
    { kind: 'request', body: CONTACT_DATA.message, facts: expect.arrayContaining([['Email', 'a@exemple.fr']]) },
  ]);
});

test('E11 answered: it is stored with the fact that sends it, and nobody waits any more; twice is once', async () => {
  const thread = await asked({ email: 'b@exemple.fr', subject: 'Le loyer' });
  const said = { version: thread.version, body: 'Bonjour,\n\nLe loyer est de 2 000 €.' };
  const reply = () => staff('post', `/${thread.id}/replies`).set('idempotency-key', 'reply-once-1').send(said);
  const { body: answered } = await reply().expect(201);
  await reply().expect(201);
  expect(answered).toMatchObject({ state: 'answered', unread: false, answeredAt: expect.any(String) });
  expect(answered.entries).toMatchObject([
    { kind: 'request' },
    { kind: 'sent', subject: 'Re\u00a0: Le loyer', body: said.body, by: expect.any(String), deliveries: [] },
  ]);
  expect(
    await api.count('event', `name = 'mailbox.reply-written.v1' and aggregate_id = '${answered.entries[1].id}'`),
  ).toBe(1);
  const { body: refused } = await staff('post', `/${thread.id}/replies`)
    .send({ ...said, body: 'Autre' })
    .expect(409);
  expect(refused.error).toBe('Cette conversation a changé entre-temps.');
  const { body: waiting } = await staff('post', `/${thread.id}/replies`)
    .send({ version: answered.version, body: 'Et vous ?', subject: 'Le loyer, suite', nextState: 'waiting' })
    .expect(201);
  expect([waiting.state, waiting.entries.at(-1).subject]).toEqual(['waiting', 'Le loyer, suite']);
});

test('E11 a note is of the house alone: nothing is sent', async () => {
  const thread = await asked({ email: 'c@exemple.fr' });
  const before = await api.count('event');
  const note = () =>
    staff('post', `/${thread.id}/notes`)
      .set('idempotency-key', 'note-once-1')
      .send({ body: 'Rappeler @Marie' })
      .expect(201);
  await note();
  const { body } = await note();
  expect(body.entries).toHaveLength(2);
  expect(body.entries.at(-1)).toMatchObject({ kind: 'note', body: 'Rappeler @Marie' });
  expect(await api.count('event')).toBe(before);
});

test('E11 who saw an older one decides nothing; reading is no decision', async () => {
  const { id, version } = await asked({ email: 'd@exemple.fr' });
  const { body: archived } = await staff('put', `/${id}`).send({ version, state: 'archived' }).expect(200);
  await staff('put', `/${id}`).send({ version, state: 'spam' }).expect(409);
  await staff('put', `/${id}`).send({ version, unread: true }).expect(200);
  const { body } = await staff('put', `/${id}`)
    .send({ version: archived.version, agentId: 1, propertyId: property })
    .expect(200);
  expect(body).toMatchObject({ state: 'archived', unread: true, agent: { id: 1 }, assigned: { by: 'staff' } });
  expect(body.entries.map(({ body: said }: { body: string }) => said).slice(1)).toEqual([
    'Archivé',
    expect.stringMatching(new RegExp(`^Attribué à .+ · Lié au bien n°\u00a0${property}$`)),
  ]);
  const { rows } = await api.pool.query(
    `select detail from audit_log where action = 'mailbox.change' and target = $1 order by id`,
    [id],
  );
  expect(rows.map(({ detail }) => detail.fields)).toEqual([['state'], ['agentId', 'propertyId']]);
});

test('E11 folders hold exactly what they count', async () => {
  const { id: waiting } = await asked({ email: 'e1@exemple.fr' });
  const { id: spam } = await asked({ email: 'e2@exemple.fr' });
  await staff('put', '')
    .send({ ids: [waiting], state: 'waiting' })
    .expect(200);
  await staff('put', '')
    .send({ ids: [spam, randomUUID()], state: 'spam' })
    .expect(200);
  const counts = await folders();
  for (const folder of Object.keys(counts)) {
    const { body } = await staff('get', `?folder=${folder}`).expect(200);
    expect([folder, body.total]).toEqual([folder, counts[folder]]);
  }
  expect(ids(await list('folder=waiting'))).toContain(waiting);
  expect(ids(await list('folder=new'))).not.toContain(spam);
  expect(counts.unassigned).toBeGreaterThan(0);
});

test('E11 what cannot be sent is in its folder, of a reply and of the request itself', async () => {
  const { id, version } = await asked({ email: 'f@exemple.fr' });
  const { body } = await staff('post', `/${id}/replies`).send({ version, body: 'Bonjour' }).expect(201);
  const entry = body.entries.at(-1).id;
  await api.pool.query(
    `insert into effect (event_id, reaction, kind, state, last_error) select id, 'mailbox.send-reply', 'email', 'dead', 'Refusé' from event where aggregate_id = $1`,
    [entry],
  );
  expect(ids(await list('folder=failed'))).toEqual([id]);
  const { body: failed } = await staff('get', `/${id}`).expect(200);
  expect(failed).toMatchObject({ failed: true });
  expect(failed.entries.at(-1).deliveries).toMatchObject([
    { label: 'Réponse à une demande', state: 'dead', lastError: 'Refusé' },
  ]);
});

test('E11 the words of a search find by who, what, when and where', async () => {
  const { id } = await asked({
    name: 'Zoë Œuvre',
    email: 'zoe.oeuvre@exemple.fr',
    subject: 'Dépôt de garantie',
    message: 'Combien de mois ?',
    propertyId: String(property),
  });
  const found = async (q: string) => ids(await list(`q=${encodeURIComponent(q)}`)).includes(id);
  for (const q of [
    'depot garantie',
    'de:"zoë œuvre"',
    'de:zoe.oeuvre@exemple.fr',
    'COMBIEN mois',
    `bien:${property} depot`,
    'bien:levis depot',
    'statut:"à traiter" depot',
    'source:bien depot',
    'apres:2020-01-01 depot',
  ])
    expect([q, await found(q)]).toEqual([q, true]);
  for (const q of [
    'depot loyer',
    'de:martin depot',
    'bien:999 depot',
    'avant:2020-01-01 depot',
    'statut:archivé depot',
    '%',
  ])
    expect([q, await found(q)]).toEqual([q, false]);
  await staff('get', `?q=${'x'.repeat(201)}`).expect(400);
});

test('E11 what else the same person asked stands beside', async () => {
  const first = await asked({ email: 'g@exemple.fr', subject: 'Un' });
  const second = await asked({ email: 'G@exemple.fr', subject: 'Deux' });
  expect(second.others).toMatchObject([{ id: first.id, subject: 'Un', state: 'new' }]);
});

test('E11 whoever has the mailbox open hears of each conversation that moves, and who writes', async () => {
  await api.app.listen(0);
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const heard: string[] = [];
  const request = get(
    { port, path: '/api/admin/threads/live', headers: { cookie, accept: 'text/event-stream' } },
    (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => heard.push(text));
    },
  ).on('error', () => {});
  const hears = async (text: string) => {
    for (const end = Date.now() + 5000; !heard.join('').includes(text); ) {
      if (Date.now() > end) throw new Error(`Not heard: ${text} in ${heard.join('')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await hears('data: {}');
  const { id } = await asked({ email: 'h@exemple.fr' });
  await hears(id);
  await staff('put', `/${id}/writing`).expect(204);
  await hears(`"writing":"`);
  request.destroy();
});

test('E11 bad input is named; without a session nothing is told', async () => {
  const { id, version } = await asked({ email: 'i@exemple.fr' });
  const refused = async (body: object) =>
    (
      await staff('put', `/${id}`)
        .send({ version, ...body })
        .expect(400)
    ).body.fields;
  expect(await refused({ agentId: 99_999 })).toEqual({ agentId: 'Ce conseiller est inconnu' });
  expect(await refused({ propertyId: 99_999 })).toEqual({ propertyId: 'Ce bien est inconnu' });
  expect(await refused({ state: 'lost' })).toEqual({ state: 'Cet état est inconnu' });
  const { body } = await staff('post', `/${id}/replies`).send({ version, body: '  ' }).expect(400);
  expect(body.fields).toEqual({ body: 'Le message est vide' });
  await staff('get', `/${randomUUID()}`).expect(404);
  await api.http.get(`/api/admin/threads/${id}`).expect(401);
  await api.http.get('/api/admin/threads/live').expect(401);
  await staff('get', '/live').expect(406);
});
