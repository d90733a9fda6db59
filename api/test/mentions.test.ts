import { randomUUID } from 'node:crypto';
import type { EntryView, ThreadRow, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { aThread } from './a-thread';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
let me: string;
let lea: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  me = (await api.pool.query(`select id from staff_account where role = 'admin'`)).rows[0].id;
  lea = await account('lea@exemple.fr', 'Léa Petit');
});
afterAll(() => api.stop());

const account = async (email: string, name: string, more = 'null'): Promise<string> =>
  (
    await api.pool.query(
      `insert into staff_account (email, name, role, password_hash, disabled_at) values ($1, $2, 'admin', 'x', ${more}) returning id`,
      [email, name],
    )
  ).rows[0].id;
const staff = (method: 'get' | 'post' | 'put', path: string) =>
  api.http[method](`/api/admin/threads${path}`).set('cookie', cookie).set('origin', ORIGIN);

const thread = (): Promise<string> => aThread(api);
const note = (id: string, mentions: readonly string[], body = 'À voir') =>
  staff('post', `/${id}/notes`).send({ body, mentions });
const last = ({ entries }: ThreadView): EntryView => entries.at(-1)!;
const told = (entry: string) =>
  api.count('event', `name = 'mailbox.colleague-mentioned.v1' and aggregate_id = '${entry}'`);
const mentioned = async (): Promise<readonly string[]> =>
  (await staff('get', '?folder=mentions').expect(200)).body.items.map(({ id }: ThreadRow) => id);
const counted = async (): Promise<number> => (await staff('get', '/folders').expect(200)).body.mentions;
/** As if a colleague had written it. */
const naming = async (id: string, who: string): Promise<string> => {
  const { body } = await note(id, [lea]).expect(201);
  await api.pool.query('update thread_mention set account_id = $2 where entry_id = $1', [last(body).id, who]);
  return last(body).id;
};

test('E11 a note keeps whom it names, and each of them is told once', async () => {
  const id = await thread();
  const twice = () =>
    staff('post', `/${id}/notes`)
      .set('idempotency-key', 'mention-once')
      .send({ body: '@Léa Petit', mentions: [lea, lea] });
  await twice().expect(201);
  const { body } = await twice().expect(201);
  expect(last(body)).toMatchObject({ kind: 'note', mentions: [{ accountId: lea, name: 'Léa Petit', seenAt: null }] });
  expect(body.entries).toHaveLength(2);
  expect(await told(last(body).id)).toBe(1);
});

test('E11 who writes the note is not told of it; who is of the house no more is refused, and nothing is kept', async () => {
  const id = await thread();
  const { body } = await note(id, [me]).expect(201);
  expect([last(body).mentions, await told(last(body).id)]).toEqual([[], 0]);
  const gone = await account('parti@exemple.fr', 'Parti', 'now()');
  for (const who of [gone, randomUUID()]) {
    const { body: refused } = await note(id, [lea, who], 'Refusée').expect(400);
    expect(refused.fields).toEqual({ mentions: 'Un collègue mentionné est inconnu' });
  }
  expect(await api.count('thread_entry', `body = 'Refusée'`)).toBe(0);
});

test('E11 the folder holds what names whoever asks until they have seen it, and again where they take that back', async () => {
  const [own, hers] = [await thread(), await thread()];
  const before = await counted();
  const entry = await naming(own, me);
  await naming(hers, lea);
  expect(await mentioned()).toContain(own);
  expect(await mentioned()).not.toContain(hers);
  expect(await counted()).toBe(before + 1);
  const see = (seen: boolean, which = own) => staff('put', `/${which}/mentions/${entry}`).send({ seen });
  const { body } = await see(true).expect(200);
  expect(last(body).mentions).toMatchObject([{ accountId: me, seenAt: expect.any(String) }]);
  expect(await mentioned()).not.toContain(own);
  await see(false).expect(200);
  expect(await mentioned()).toContain(own);
  await see(true, hers).expect(404);
});

test('E11 nobody says for another that they have seen it', async () => {
  const id = await thread();
  const entry = await naming(id, lea);
  await staff('put', `/${id}/mentions/${entry}`).send({ seen: true }).expect(404);
});

test('E11 what is merged names whom it named, where it is read', async () => {
  const [gone, kept] = [await thread(), await thread()];
  await naming(gone, me);
  const version = async (id: string) => (await staff('get', `/${id}`).expect(200)).body.version;
  const body = { version: await version(gone), into: kept, intoVersion: await version(kept) };
  await staff('post', `/${gone}/merge`).send(body).expect(200);
  expect(await mentioned()).toContain(kept);
  expect(await mentioned()).not.toContain(gone);
});
