import { randomUUID } from 'node:crypto';
import { attachmentRules } from '@pignon/domain/mailbox/attachment-rules';
import type { EntryAttachment, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const PDF = Buffer.from('%PDF-1.4 un bail');
const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.http[method](`/api/admin/threads${path}`).set('cookie', cookie).set('origin', ORIGIN);
const add = (id: string, content: Buffer = PDF, name = 'bail.pdf') =>
  staff('post', `/${id}/attachments`).attach('file', content, name);

async function asked(email: string): Promise<ThreadView> {
  const { body } = await api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, email })
    .expect(202);
  const { rows } = await api.pool.query('select id from thread where source_id = $1', [body.id]);
  return (await staff('get', `/${rows[0].id}`).expect(200)).body;
}
const added = async (id: string): Promise<EntryAttachment> => (await add(id).expect(201)).body;
const waiting = async (id: string) => (await staff('get', `/${id}/attachments`).expect(200)).body;

test('E11 a file waits for its mail, of whoever added it, and is taken away again', async () => {
  const { id } = await asked('a@exemple.fr');
  const file = await added(id);
  expect(file).toEqual({ id: expect.any(String), name: 'bail.pdf', type: 'application/pdf', bytes: PDF.length });
  expect(await waiting(id)).toEqual([file]);
  await api.pool.query('update thread_attachment set added_by = $2 where id = $1', [file.id, randomUUID()]);
  expect(await waiting(id)).toEqual([]);
  await staff('delete', `/${id}/attachments/${file.id}`).expect(204);
  expect(await api.count('thread_attachment', `id = '${file.id}'`)).toBe(1);
  const own = await added(id);
  await staff('delete', `/${id}/attachments/${own.id}`).expect(204);
  expect(await waiting(id)).toEqual([]);
});

test('E11 what is too large, of another kind or empty is refused by its name, and nothing is kept', async () => {
  const { id } = await asked('b@exemple.fr');
  const big = Buffer.concat([PDF, Buffer.alloc(attachmentRules.mostBytes.value)]);
  const refusals = [
    [big, 'gros.pdf', '« gros.pdf » dépasse 10 Mo.'],
    [Buffer.from('MZ programme'), 'virus.exe', '« virus.exe » n’est ni un PDF, ni un JPEG, ni un PNG.'],
    [Buffer.alloc(0), 'vide.pdf', '« vide.pdf » est vide.'],
  ] as const;
  for (const [content, name, message] of refusals)
    expect((await add(id, content, name).expect(422)).body.error).toBe(message);
  expect(await api.count('thread_attachment', `thread_id = '${id}'`)).toBe(0);
  await add(randomUUID()).expect(404);
});

test('E11 a reply takes its files along, once, and keeps whom it was written to', async () => {
  const thread = await asked('c@exemple.fr');
  const file = await added(thread.id);
  const reply = (version: number, key: string) =>
    staff('post', `/${thread.id}/replies`)
      .set('idempotency-key', key)
      .send({ version, body: 'Le bail est joint.', attachments: [file.id] });
  const { body: answered } = await reply(thread.version, 'reponse-avec-bail').expect(201);
  await reply(thread.version, 'reponse-avec-bail').expect(201);
  expect(answered.entries.at(-1)).toMatchObject({ kind: 'sent', recipient: 'c@exemple.fr', attachments: [file] });
  expect(answered.entries[0]).toMatchObject({ kind: 'request', recipient: null, attachments: [] });
  expect(await waiting(thread.id)).toEqual([]);
  const got = await staff('get', `/${thread.id}/attachments/${file.id}/file`).expect(200);
  expect([got.headers['content-disposition'], got.headers['x-content-type-options']]).toEqual([
    "attachment; filename*=UTF-8''bail.pdf",
    'nosniff',
  ]);
  // Sent, it stays.
  await staff('delete', `/${thread.id}/attachments/${file.id}`).expect(204);
  expect(await api.count('thread_attachment', `entry_id = '${answered.entries.at(-1).id}'`)).toBe(1);
  expect(await api.count('audit_log', `action = 'mailbox.attachment.read' and target = '${file.id}'`)).toBe(1);
});

test('E11 a file that is gone, or of another conversation, keeps the reply from being written', async () => {
  const [thread, other] = [await asked('d@exemple.fr'), await asked('e@exemple.fr')];
  const foreign = await added(other.id);
  const { body } = await staff('post', `/${thread.id}/replies`)
    .send({ version: thread.version, body: 'Ci-joint', attachments: [foreign.id] })
    .expect(400);
  expect(body.fields).toEqual({ attachments: 'Une pièce jointe n’est plus là\u00a0: ajoutez-la de nouveau' });
  expect(await api.count('thread_entry', `thread_id = '${thread.id}' and kind = 'sent'`)).toBe(0);
  expect(await waiting(other.id)).toEqual([foreign]);
});

test('E11 forwarded, the visitor’s turn stays as it was, what was sent goes along once more, and the audit says who', async () => {
  const thread = await asked('f@exemple.fr');
  const file = await added(thread.id);
  const { body: answered } = await staff('post', `/${thread.id}/replies`)
    .send({ version: thread.version, body: 'Ci-joint', attachments: [file.id], nextState: 'waiting' })
    .expect(201);
  const said = { to: 'Notaire@Exemple.fr', subject: 'Tr : Le bail', body: 'Pour avis', attachments: [file.id] };
  const forward = () => staff('post', `/${thread.id}/forwards`).set('idempotency-key', 'un-transfert').send(said);
  const { body: forwarded } = await forward().expect(201);
  await forward().expect(201);
  expect(forwarded).toMatchObject({ state: 'waiting', version: answered.version, answeredAt: answered.answeredAt });
  const entry = forwarded.entries.at(-1);
  expect(entry).toMatchObject({
    kind: 'sent',
    recipient: 'Notaire@exemple.fr',
    subject: 'Tr : Le bail',
    attachments: [{ name: 'bail.pdf', bytes: PDF.length }],
  });
  expect(await api.count('event', `name = 'mailbox.thread-forwarded.v1' and aggregate_id = '${entry.id}'`)).toBe(1);
  expect(await api.count('audit_log', `action = 'mailbox.forward' and target = '${thread.id}'`)).toBe(1);
  const { body: refused } = await staff('post', `/${thread.id}/forwards`)
    .send({ ...said, to: 'personne' })
    .expect(400);
  expect(refused.fields).toEqual({ to: 'Email invalide' });
});
