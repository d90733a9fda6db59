import { randomUUID } from 'node:crypto';
import type { ThreadTask } from '@pignon/domain/mailbox/tasks/thread-task';
import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import { aThread } from './a-thread';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
let me: string;
let marie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  me = (await api.pool.query(`select id from staff_account where role = 'admin'`)).rows[0].id;
  marie = (
    await api.pool.query(
      `insert into staff_account (email, name, role, password_hash) values ('marie@exemple.fr', 'Marie', 'admin', 'x') returning id`,
    )
  ).rows[0].id;
});
afterAll(() => api.stop());

const staff = (method: 'get' | 'post' | 'put', path: string) =>
  api.http[method](`/api/admin/threads${path}`).set('cookie', cookie).set('origin', ORIGIN);

const thread = (): Promise<string> => aThread(api);
const add = (id: string, said: object) =>
  staff('post', `/${id}/tasks`).send({ id: randomUUID(), title: 'Rappeler', accountId: me, ...said });
const told = async (id: string): Promise<readonly string[]> =>
  (await staff('get', `/${id}`).expect(200)).body.entries
    .filter(({ kind }: { kind: string }) => kind === 'event')
    .map(({ body }: { body: string }) => body);
const mine = async (): Promise<readonly string[]> =>
  (await staff('get', '?folder=tasks').expect(200)).body.items.map(({ id }: ThreadRow) => id);
const counted = async (): Promise<number> => (await staff('get', '/folders').expect(200)).body.tasks;

test('E11 a task is made once, for somebody and a day, and the timeline says so', async () => {
  const id = await thread();
  const key = randomUUID();
  const first = await add(id, { id: key, dueOn: '2026-12-04', accountId: marie }).expect(201);
  await add(id, { id: key, dueOn: '2026-12-04', accountId: marie }).expect(201);
  expect(first.body).toEqual([
    { id: key, title: 'Rappeler', dueOn: '2026-12-04', who: { id: marie, name: 'Marie' }, doneAt: null },
  ]);
  expect((await staff('get', `/${id}/tasks`).expect(200)).body).toEqual(first.body);
  expect(await told(id)).toEqual(['Tâche pour Marie\u00a0: Rappeler']);
  expect(await api.count('audit_log', `action = 'mailbox.task' and target = '${id}'`)).toBe(1);
});

test('E11 done and taken back, each once', async () => {
  const id = await thread();
  const [task] = (await add(id, {}).expect(201)).body as ThreadTask[];
  const put = (done: boolean) => staff('put', `/${id}/tasks/${task!.id}`).send({ done });
  const { body } = await put(true).expect(200);
  await put(true).expect(200);
  expect(body[0]).toMatchObject({ doneAt: expect.any(String) });
  await put(false).expect(200);
  expect((await told(id)).slice(1)).toEqual([
    'Tâche faite\u00a0: Rappeler',
    'Tâche à faire de nouveau\u00a0: Rappeler',
  ]);
  await staff('put', `/${id}/tasks/${randomUUID()}`).send({ done: true }).expect(404);
});

test('E11 the folder holds the conversations in which somebody has something to do, until it is done', async () => {
  const [own, hers] = [await thread(), await thread()];
  const before = await counted();
  const [task] = (await add(own, {}).expect(201)).body as ThreadTask[];
  await add(hers, { accountId: marie }).expect(201);
  expect(await mine()).toContain(own);
  expect(await mine()).not.toContain(hers);
  expect(await counted()).toBe(before + 1);
  await staff('put', `/${own}/tasks/${task!.id}`).send({ done: true }).expect(200);
  expect(await mine()).not.toContain(own);
  expect(await counted()).toBe(before);
});

test('E11 a task without words, for a day that is none or for nobody of the house is refused at its field', async () => {
  const id = await thread();
  const refused = async (said: object) => (await add(id, said).expect(400)).body.fields;
  expect(await refused({ title: ' ' })).toEqual({ title: 'Dites ce qu’il faut faire' });
  expect(await refused({ dueOn: '2026-02-30' })).toEqual({ dueOn: 'L’échéance est une date (2026-12-01)' });
  expect(await refused({ accountId: randomUUID() })).toEqual({ accountId: 'Choisissez un collègue' });
  await add(randomUUID(), {}).expect(404);
  expect(await api.count('thread_task', `thread_id = '${id}'`)).toBe(0);
});

test('E11 tasks are given to whoever may sign in, and to nobody else', async () => {
  await api.pool.query(
    `insert into staff_account (email, name, role, password_hash, disabled_at) values ('parti@exemple.fr', 'Parti', 'admin', 'x', now())`,
  );
  const { body } = await staff('get', '/colleagues').expect(200);
  expect(body.map(({ name }: { name: string }) => name)).toContain('Marie');
  expect(body.map(({ name }: { name: string }) => name)).not.toContain('Parti');
});
