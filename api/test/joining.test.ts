import { randomUUID } from 'node:crypto';
import type { ThreadRow, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { erasePerson } from '@pignon/infra/prospects/privacy/erase-person';
import { exportPerson } from '@pignon/infra/prospects/privacy/export-person';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const staff = (method: 'get' | 'post' | 'put', path: string) =>
  api.http[method](`/api/admin/threads${path}`).set('cookie', cookie).set('origin', ORIGIN);
const read = async (id: string): Promise<ThreadView> => (await staff('get', `/${id}`).expect(200)).body;

async function asked(email: string, said: object = {}): Promise<ThreadView> {
  const { body } = await api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, email, ...said })
    .expect(202);
  return await read((await api.pool.query('select id from thread where source_id = $1', [body.id])).rows[0].id);
}
/** A mail of theirs, as the inbox stores one. */
async function mailed(id: string, body: string, sender: string | null = null): Promise<string> {
  const { rows } = await api.pool.query(
    `with said as (insert into thread_entry (id, thread_id, kind, at, subject, body, version)
       values (uuidv7(), $1, 'received', clock_timestamp(), 'Autre chose', $2, 0) returning id)
     insert into thread_mail (id, message_id, kind, sender) select id, '<' || id || '@exemple.fr>', 'answer', $3 from said returning id`,
    [id, body, sender],
  );
  return rows[0].id;
}
const merge = (gone: ThreadRow, kept: ThreadRow) =>
  staff('post', `/${gone.id}/merge`).send({ version: gone.version, into: kept.id, intoVersion: kept.version });
const found = async (query: string): Promise<readonly string[]> =>
  (await staff('get', `?${query}`).expect(200)).body.items.map(({ id }: ThreadRow) => id);
const bodies = ({ entries }: ThreadView) => entries.map(({ body }) => body);
const reply = (thread: ThreadView, body: string) =>
  staff('post', `/${thread.id}/replies`).send({ version: thread.version, body });

test('E11 merged, two are read, found and counted as one; whoever opens the other one reads it there', async () => {
  const [kept, gone] = [
    await asked('uni@exemple.fr', { subject: 'Le loyer', message: 'Le premier mot' }),
    await asked('uni@exemple.fr', { subject: 'La visite', message: 'Le second mot' }),
  ];
  const folders = async () => (await staff('get', '/folders').expect(200)).body;
  const before = await folders();
  const { body } = await merge(gone, kept).expect(200);
  expect(body.id).toBe(kept.id);
  expect(bodies(body)).toEqual(['Le premier mot', 'Le second mot', 'Fusionnée avec une autre conversation']);
  expect(body.entries[2]).toMatchObject({ kind: 'event', by: expect.any(String) });
  expect(body.entries.map(({ facts }: { facts: unknown[] }) => facts.length > 0)).toEqual([true, true, false]);
  expect(body.parts).toMatchObject([
    { id: gone.id, subject: 'La visite', separable: true, mergedBy: expect.any(String) },
  ]);
  expect((await read(gone.id)).id).toBe(kept.id);
  const after = await folders();
  expect([after.new, after.archived]).toEqual([before.new - 1, before.archived]);
  expect(await found('q=second+mot')).toEqual([kept.id]);
  expect(await found('folder=archived&q=second+mot')).toEqual([]);
  expect(await found('q=visite')).toContain(kept.id);
  expect(await api.count('audit_log', `action = 'mailbox.merge' and target = '${kept.id}'`)).toBe(1);
});

test('E11 whoever has seen an older one merges nothing, into itself neither; two who cross end as one merge', async () => {
  const [one, two] = [await asked('cross@exemple.fr'), await asked('cross@exemple.fr')];
  await merge(one, one).expect(409);
  await staff('put', `/${two.id}`).send({ version: two.version, state: 'waiting' }).expect(200);
  await merge(one, two).expect(409);
  const fresh = await read(two.id);
  const both = await Promise.all([merge(one, fresh), merge(fresh, one)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await api.count('thread', `email = 'cross@exemple.fr' and merged_into is not null`)).toBe(1);
});

test('E11 a merge is taken back until somebody answers, and both stand as they stood', async () => {
  const [kept, gone] = [await asked('back@exemple.fr'), await asked('back@exemple.fr', { message: 'Je reviens' })];
  const { body: merged } = await merge(gone, kept).expect(200);
  const { body: left } = await staff('post', `/${gone.id}/separate`).expect(200);
  expect(left).toMatchObject({ id: kept.id, parts: [], state: 'new' });
  expect(await read(gone.id)).toMatchObject({ id: gone.id, state: 'new', unread: true, dueAt: gone.dueAt });
  expect(await found('folder=new&q=Je+reviens')).toEqual([gone.id]);
  await staff('post', `/${gone.id}/separate`).expect(409);
  const again = await merge(await read(gone.id), left).expect(200);
  await reply(again.body, 'Bonjour').expect(201);
  const { body: refused } = await staff('post', `/${gone.id}/separate`).expect(409);
  expect(refused.error).toBe('Une réponse est partie depuis la fusion\u00a0: elle ne peut plus être annulée.');
  expect((await read(kept.id)).parts).toMatchObject([{ separable: false }]);
  expect(merged.version).toBeLessThan(again.body.version);
});

test('E11 one answer is an answer to each request of it; a change of the one that went is refused', async () => {
  const [kept, gone] = [await asked('both@exemple.fr'), await asked('both@exemple.fr')];
  const { body } = await merge(gone, kept).expect(200);
  await reply(gone, 'Trop tard').expect(409);
  const { body: bulk } = await staff('put', '')
    .send({ ids: [gone.id], state: 'new' })
    .expect(200);
  expect(bulk.items).toMatchObject([{ id: gone.id, ok: false }]);
  await reply(body, 'Pour les deux').expect(201);
  const { rows } = await api.pool.query('select first_answered_at as at from thread where id = any($1)', [
    [kept.id, gone.id],
  ]);
  expect(rows.map(({ at }) => at !== null)).toEqual([true, true]);
});

test('E11 a request that says more reopens the one where it is read', async () => {
  const post = (path: string, body: object, token?: string) =>
    api.http
      .post(path)
      .set({ 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) })
      .send(body)
      .expect(202);
  const client = { email: 'encore@exemple.fr', name: 'Encore', company: 'SCI' };
  await post('/api/off-market-clients/register', client);
  const { rows } = await api.pool.query(`select id from thread where email = $1 and source = 'access'`, [client.email]);
  const [gone, kept] = [await read(rows[0].id), await asked(client.email)];
  const { body } = await merge(gone, kept).expect(200);
  await reply(body, 'Bonjour').expect(201);
  await post('/api/off-market-clients/register', client);
  const after = await read(kept.id);
  expect(after).toMatchObject({ state: 'new', unread: true });
  expect(after.entries.filter(({ kind, threadId }) => kind === 'request' && threadId === gone.id)).toHaveLength(2);
  expect(await api.count('thread', `email = '${client.email}'`)).toBe(2);
});

test('E11 erased, one of two people of a merged matter is found in it no more, and the other one stays', async () => {
  const [anne, marc] = [
    await asked('anne@exemple.fr', { name: 'Anne Canari', message: 'Moi, Anne' }),
    await asked('marc@exemple.fr', { name: 'Marc Reste', message: 'Moi, Marc' }),
  ];
  await merge(anne, marc).expect(200);
  await mailed(anne.id, 'Encore moi, Anne');
  const both = await read(marc.id);
  expect(both.entries.map(({ person }) => person?.name ?? null)).toEqual(['Anne Canari', null, null, 'Anne Canari']);
  const anneTables = await exportPerson(api.pool, 'anne@exemple.fr');
  expect(JSON.stringify(anneTables)).toContain('Encore moi, Anne');
  expect(JSON.stringify(anneTables)).not.toContain('Moi, Marc');
  const line = { accountId: null, action: 'prospects.erase', requestId: 'test' };
  await erasePerson(api.pool, 'anne@exemple.fr', { hashOf: (email) => `hash of ${email}`, line });
  const left = await read(marc.id);
  expect(left.parts).toEqual([]);
  expect(JSON.stringify(left)).not.toMatch(/Anne|anne@/);
  expect(bodies(left)).toContain('Moi, Marc');
  expect(await api.count('thread', `words like '%canari%' or said like '%Anne%'`)).toBe(0);
});

test('E11 the one that stays erased, what went into it stands by itself again', async () => {
  const [gone, kept] = [await asked('reste@exemple.fr', { message: 'Je reste' }), await asked('part@exemple.fr')];
  await merge(gone, kept).expect(200);
  const line = { accountId: null, action: 'prospects.erase', requestId: 'test' };
  await erasePerson(api.pool, 'part@exemple.fr', { hashOf: (email) => `hash of ${email}`, line });
  expect(await read(gone.id)).toMatchObject({ id: gone.id, email: 'reste@exemple.fr', parts: [] });
  expect(await found('folder=archived&q=Je+reste')).toEqual([gone.id]);
});

test('E11 split, what follows is a conversation of its own with its files; pressed twice it is one', async () => {
  const thread = await asked('scinde@exemple.fr', { message: 'Le loyer ?' });
  const from = await mailed(thread.id, 'Un autre bien');
  await api.pool.query(
    `insert into thread_attachment (thread_id, entry_id, name, type, bytes, file) values ($1, $2, 'bail.pdf', 'application/pdf', 3, uuidv7())`,
    [thread.id, from],
  );
  const split = () =>
    staff('post', `/${thread.id}/split`).set('idempotency-key', 'split-once').send({ version: thread.version, from });
  const { body } = await split().expect(201);
  expect((await split().expect(201)).body.id).toBe(body.id);
  expect(body).toMatchObject({ source: 'mail', subject: 'Autre chose', email: 'scinde@exemple.fr', state: 'new' });
  expect(bodies(body)).toEqual(['Un autre bien', 'Scindée d’une autre conversation']);
  expect(await api.count('thread_attachment', `thread_id = '${body.id}'`)).toBe(1);
  expect(bodies(await read(thread.id))).toEqual(['Le loyer ?', 'Scindée\u00a0: la suite est une autre conversation']);
  expect(await found('q=autre+bien')).toEqual([body.id]);
  const { body: refused } = await staff('post', `/${thread.id}/split`)
    .send({ version: (await read(thread.id)).version, from: thread.entries[0]!.id })
    .expect(409);
  expect(refused.error).toBe('La conversation ne peut pas être scindée ici.');
});

test('E11 moved, a conversation is the other person’s; what the first one wrote is exported and erased with them', async () => {
  const wrong = await asked('gmial@exemple.fr', { name: 'Paul Faute', message: 'Mon adresse est fausse' });
  await asked('juste@exemple.fr', { name: 'Paul Juste' });
  await mailed(wrong.id, 'Suite de la faute');
  const { rows } = await api.pool.query(`select id from prospect where email = 'juste@exemple.fr'`);
  const move = (version: number, personId: string) => staff('post', `/${wrong.id}/move`).send({ version, personId });
  await move(wrong.version, randomUUID()).expect(400);
  const { body } = await move(wrong.version, rows[0].id).expect(200);
  expect(body).toMatchObject({ email: 'juste@exemple.fr', name: 'Paul Juste', movable: true });
  expect(body.entries.find(({ kind }: { kind: string }) => kind === 'received').mail.sender).toBe('gmial@exemple.fr');
  await move(wrong.version, rows[0].id).expect(409);
  await reply(body, 'Bonjour Paul').expect(201);
  expect((await read(wrong.id)).entries.at(-1)).toMatchObject({ recipient: 'juste@exemple.fr' });
  for (const email of ['gmial@exemple.fr', 'juste@exemple.fr'])
    expect(JSON.stringify(await exportPerson(api.pool, email))).toContain('Suite de la faute');
  const line = { accountId: null, action: 'prospects.erase', requestId: 'test' };
  await erasePerson(api.pool, 'juste@exemple.fr', { hashOf: (email) => `hash of ${email}`, line });
  expect(await api.count('contact_message', `details ->> 'message' = 'Mon adresse est fausse'`)).toBe(0);
  expect(await api.count('thread_entry', `body like '%de la faute%'`)).toBe(0);
});

test('E11 what somebody asked under their own rights stays theirs', async () => {
  await api.http
    .post('/api/off-market-clients/register')
    .set('idempotency-key', randomUUID())
    .send({ email: 'acces@exemple.fr', company: 'SCI' })
    .expect(202);
  const { rows } = await api.pool.query(`select id from thread where email = 'acces@exemple.fr'`);
  const thread = await read(rows[0].id);
  expect(thread.movable).toBe(false);
  const person = await api.pool.query(`select id from prospect where email = 'uni@exemple.fr'`);
  await staff('post', `/${thread.id}/move`).send({ version: thread.version, personId: person.rows[0].id }).expect(409);
});
