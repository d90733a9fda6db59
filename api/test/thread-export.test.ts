import { randomUUID } from 'node:crypto';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
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
const CANARY = 'CANARI de la maison';
const PDF = Buffer.from('%PDF-1.4 un bail');

/** As text, whatever its transfer encoding. */
const decoded = (source: string): string =>
  `${source}\n${source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())}\n${[
    ...source.matchAll(/(?:^[A-Za-z0-9+/=]{20,}\r?$\n?)+/gm),
  ]
    .map(([block]) => Buffer.from(block, 'base64').toString())
    .join('\n')}`;

/** Asked, noted, answered with a file, moved. */
async function conversation(): Promise<ThreadView> {
  const { body } = await api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({
      ...CONTACT_DATA,
      name: 'Zoë Martin',
      email: 'zoe@exemple.fr',
      subject: 'Le loyer',
      message: 'Combien par an ?',
    })
    .expect(202);
  const { rows } = await api.pool.query('select id, version from thread where source_id = $1', [body.id]);
  const [{ id, version }] = rows;
  await staff('post', `/${id}/notes`).send({ body: CANARY }).expect(201);
  const { body: file } = await staff('post', `/${id}/attachments`).attach('file', PDF, 'bail.pdf').expect(201);
  await staff('post', `/${id}/replies`)
    .send({ version, body: 'Deux mille euros.', attachments: [file.id] })
    .expect(201);
  await api.pool.query(
    `insert into thread_entry (id, thread_id, kind, at, body, version) values (uuidv7(), $1, 'event', now(), $2, 0)`,
    [id, CANARY],
  );
  return (await staff('get', `/${id}`).expect(200)).body;
}
const exported = async (path: string): Promise<string> => {
  const answer = await staff('get', path)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    })
    .expect(200)
    .expect('content-type', 'message/rfc822')
    .expect('content-disposition', 'attachment; filename="le-loyer.eml"');
  return (answer.body as Buffer).toString();
};

test('E11 a sent mail is exported with its headers, its text and what went along', async () => {
  const thread = await conversation();
  const sent = thread.entries.find(({ kind }) => kind === 'sent')!;
  const file = await exported(`/${thread.id}/entries/${sent.id}/export`);
  expect(file).toMatch(/^From: .*<[^>]+@[^>]+>\r?$/m);
  expect(file).toMatch(/^To: .*<zoe@exemple\.fr>\r?$/m);
  expect(file).toMatch(/^Message-ID: <[0-9a-f-]{36}@[^>]+>\r?$/m);
  const [, date] = /^Date: (.*?)\r?$/m.exec(file) ?? [];
  expect(new Date(date ?? '').getTime()).toBe(Math.floor(Date.parse(sent.at) / 1000) * 1000);
  expect(decoded(file)).toContain('Deux mille euros.');
  expect(file).toContain(PDF.toString('base64'));
});

test('E11 a request is exported as a mail from the visitor to the house', async () => {
  const thread = await conversation();
  const file = await exported(`/${thread.id}/entries/${thread.entries[0]!.id}/export`);
  expect(file).toMatch(/^From: .*<zoe@exemple\.fr>\r?$/m);
  expect(file).not.toMatch(/^To: .*zoe@exemple\.fr/m);
  expect(decoded(file)).toContain('Combien par an ?');
});

test('E11 a whole conversation is one file that holds each of its mails; it is noted who took it', async () => {
  const thread = await conversation();
  const file = await exported(`/${thread.id}/export`);
  expect(file.match(/^Content-Type: message\/rfc822/gm)).toHaveLength(2);
  expect(decoded(file)).toContain('Deux mille euros.');
  expect(decoded(file)).toContain('Combien par an ?');
  expect(await api.count('audit_log', `action = 'mailbox.export' and target = '${thread.id}'`)).toBe(1);
});

test('E11 no note of the house, and nothing that was done, is in any of these files; a note is no mail', async () => {
  const thread = await conversation();
  const mails = thread.entries.filter(({ kind }) => kind === 'sent' || kind === 'request');
  const files = [
    await exported(`/${thread.id}/export`),
    ...(await Promise.all(mails.map(({ id }) => exported(`/${thread.id}/entries/${id}/export`)))),
  ];
  expect(files).toHaveLength(3);
  for (const file of files) expect(decoded(file)).not.toContain('CANARI');
  const note = thread.entries.find(({ kind }) => kind === 'note')!;
  await staff('get', `/${thread.id}/entries/${note.id}/export`).expect(404);
  await staff('get', `/${randomUUID()}/export`).expect(404);
});
