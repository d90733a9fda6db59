import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '@pignon/infra/local/processes/program';
import { Client } from 'pg';
import { staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { visitorsMail } from '../../infra/test/visitors-mail';
import { type Mail, startHouse, type TestHouse, until } from './house';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly failure: string | null;
  readonly mail: {
    automatic: boolean;
    sender: string | null;
    html: boolean;
    cutBytes: number | null;
    files: File[];
  } | null;
}
interface File {
  readonly id: string;
  readonly name: string;
}
interface Thread {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly unread: boolean;
  readonly email: string;
  readonly name: string;
  readonly failed: boolean;
  readonly source: string;
  readonly dueAt: string | null;
  readonly entries: Entry[];
}

const AGENCY = 'contact@pignon.example';

let house: TestHouse;
let cookie: string;
let mailed: ReturnType<typeof visitorsMail>;
beforeAll(async () => {
  house = await startHouse();
  cookie = staffCookieOf(await house.http.post('/api/users/login').send(ADMIN).expect(200));
  mailed = visitorsMail(house.smtpPort);
  await until(async () => (await house.pool.query('select from inbox')).rowCount);
}, 60_000);
afterAll(() => house.stop());

const staff = (method: 'get' | 'post' | 'put', path: string) =>
  house.http[method](`/api/admin/threads${path}`).set('cookie', cookie).set('origin', 'http://localhost:3000');
const thread = async (id: string): Promise<Thread> => (await staff('get', `/${id}`).expect(200)).body as Thread;
const threadsOf = async (email: string) =>
  (await house.pool.query<{ id: string }>('select id from thread where email = $1 order by created_at', [email])).rows;
const said = ({ entries }: Thread, kind = 'received') => entries.filter((entry) => entry.kind === kind);
/** What stands there once a mail with these words is in. */
const arrived = (id: string, words: string) =>
  until(async () => {
    const found = await thread(id);
    return said(found).some(({ body }) => body.includes(words)) && found;
  });

async function asked(email: string, message = 'Combien ?'): Promise<Thread> {
  const { body } = await house.http
    .post('/api/contact/send')
    .send({ name: 'Zoë Martin', email, subject: 'Le loyer', message })
    .expect(202);
  const { rows } = await house.pool.query<{ id: string }>('select id from thread where source_id = $1', [body.id]);
  return await thread(rows[0]!.id);
}

/** A conversation that the agency answered, and the mail that its visitor got. */
async function answered(email: string, message?: string): Promise<{ id: string; mail: Mail; entry: string }> {
  const { id, version } = await asked(email, message);
  const { body } = await staff('post', `/${id}/replies`).send({ version, body: 'Bonjour, 2 000 €.' }).expect(201);
  const mail = await until(async () => (await house.mails(email)).find(({ subject }) => subject.startsWith('Re')));
  return { id, mail, entry: said(body as Thread, 'sent')[0]!.id };
}
const send = (more: Parameters<typeof mailed>[0]) => mailed({ from: 'Zoë <zoe@exemple.fr>', to: AGENCY, ...more });
const addressIn = (text: string): string => /[^<\s"]+@[^>\s"]+/.exec(text)?.[0] ?? '';

test('E11 what a visitor answers to a reply comes into its conversation, reopens it and is told at once', async () => {
  const email = 'zoe@exemple.fr';
  const { id, mail } = await answered(email);
  expect(mail.replyTo).toMatch(/contact\+[a-z2-7]{42}@pignon\.example/);
  const before = await thread(id);
  expect(before).toMatchObject({ state: 'answered', unread: false });
  const ear = new Client({ connectionString: house.databaseUrl });
  await ear.connect();
  await ear.query('listen mailbox');
  const told = new Promise((resolve) =>
    ear.on('notification', ({ payload }) => payload?.includes(id) && resolve(payload)),
  );
  await house.answer(mail.id, 'Merci, je viens jeudi.');
  await told;
  await ear.end();
  const after = await arrived(id, 'jeudi');
  expect(after).toMatchObject({ state: 'new', unread: true, email, name: 'Zoë Martin', dueAt: expect.any(String) });
  expect(said(after)[0]?.mail).toMatchObject({ automatic: false, sender: null, cutBytes: null });

  await staff('post', `/${id}/replies`).send({ version: after.version, body: 'À jeudi.' }).expect(201);
  const theirs = (await house.mails()).find(({ text }) => text.includes('je viens jeudi'));
  const second = await until(async () => (await house.mails(email)).find(({ text }) => text.includes('À jeudi.')));
  expect(second.headers['in-reply-to']).toBe(theirs?.messageId);
  expect(second.headers.references).toContain(mail.messageId);
});

test('E11 an answer within the second of the reply that it answers stands after it', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
  const { id, mail } = await answered('aussitot@exemple.fr');
  await house.answer(mail.id, 'Aussitôt.');
  const { entries } = await arrived(id, 'Aussitôt');
  expect(entries.map(({ kind }) => kind).filter((kind) => kind === 'sent' || kind === 'received')).toEqual([
    'sent',
    'received',
  ]);
});

test('E11 an answer to the receipt of a form comes into the conversation of the request', async () => {
  const email = 'accuse@exemple.fr';
  const { id } = await asked(email);
  const receipt = await until(async () => (await house.mails(email))[0]);
  await send({ from: email, inReplyTo: receipt.messageId, subject: 'Tout autre chose', text: 'Une précision.' });
  expect(await arrived(id, 'précision')).toMatchObject({ state: 'new' });
});

test('E11 the same subject alone joins nothing: a mail of its own is a new conversation, and makes no prospect', async () => {
  const { mail } = await answered('objet@exemple.fr');
  await send({ from: 'Inconnue <inconnue@exemple.fr>', subject: mail.subject, text: 'Bonjour' });
  const [opened] = await until(async () => {
    const found = await threadsOf('inconnue@exemple.fr');
    return found.length > 0 && found;
  });
  expect(await thread(opened!.id)).toMatchObject({
    source: 'mail',
    name: 'Inconnue',
    state: 'new',
    unread: true,
    dueAt: expect.any(String),
  });
  const { rowCount } = await house.pool.query(`select from prospect where email = 'inconnue@exemple.fr'`);
  expect(rowCount).toBe(0);
});

test('E11 whoever holds the address of a conversation may write into it, marked, and changes nothing of whose it is', async () => {
  const email = 'titulaire@exemple.fr';
  const { id, mail } = await answered(email);
  await send({ from: 'Autre <autre@exemple.fr>', to: addressIn(mail.replyTo), subject: 'x', text: 'Son associé.' });
  const after = await arrived(id, 'associé');
  expect(after).toMatchObject({ email, name: 'Zoë Martin' });
  expect(said(after)[0]?.mail?.sender).toBe('autre@exemple.fr');
});

test('E11 a token that nobody signed joins nothing', async () => {
  const { id, mail } = await answered('signee@exemple.fr');
  const forged = addressIn(mail.replyTo).replace(/\+(.)/, (_, sign: string) => `+${sign === 'a' ? 'b' : 'a'}`);
  await send({ from: 'faussaire@exemple.fr', to: forged, subject: 'x', text: 'Moi aussi.' });
  await until(async () => (await threadsOf('faussaire@exemple.fr')).length);
  expect(said(await thread(id))).toHaveLength(0);
});

test('E11 an out-of-office answer is kept and marked, and nobody waits for it', async () => {
  const { id, mail } = await answered('absente@exemple.fr');
  await send({
    from: 'absente@exemple.fr',
    to: addressIn(mail.replyTo),
    subject: 'Absence',
    text: 'Absente jusqu’à lundi.',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  const after = await arrived(id, 'jusqu’à lundi');
  expect(after).toMatchObject({ state: 'answered', unread: false });
  expect(said(after)[0]?.mail?.automatic).toBe(true);
});

test('E11 a mail that came back marks the reply as failed and says why', async () => {
  const { id, mail, entry } = await answered('partie@exemple.fr');
  await mailed({
    envelope: { from: '', to: [AGENCY] },
    raw: [
      'From: MAILER-DAEMON@mx.exemple.fr',
      `To: ${AGENCY}`,
      'Subject: Undelivered',
      'Message-ID: <bounce-1@mx.exemple.fr>',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b\r\nContent-Type: text/plain\r\n\r\nSorry',
      '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n',
      'Final-Recipient: rfc822; partie@exemple.fr\r\nAction: failed\r\nStatus: 5.1.1\r\n',
      `--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${mail.messageId}\r\nSubject: x\r\n\r\nBonjour`,
      '--b--\r\n',
    ].join('\r\n'),
  });
  const after = await until(async () => {
    const found = await thread(id);
    return found.failed && found;
  });
  expect(after.entries.find((one) => one.id === entry)?.failure).toBe(
    'Non remis\u00a0: l’adresse n’existe pas ou n’existe plus (5.1.1)',
  );
  expect(said(after)).toHaveLength(0);
  const { body } = await staff('get', '?folder=failed').expect(200);
  expect(body.items.map((row: Thread) => row.id)).toContain(id);
});

test('E11 what the house writes to its own mailbox opens no conversation', async () => {
  await house.pool.query(`update app_setting set value = jsonb_set(value, '{agency,email}', $1)`, [
    JSON.stringify(AGENCY),
  ]);
  await asked('notifie@exemple.fr');
  await until(async () => (await house.mails(AGENCY)).some(({ text }) => text.includes('notifie@exemple.fr')));
  await send({ from: 'apres@exemple.fr', subject: 'Après', text: 'Après' });
  await until(async () => (await threadsOf('apres@exemple.fr')).length);
  const { rows } = await house.pool.query('select email from thread where source = $1 and email like $2', [
    'mail',
    '%pignon.example',
  ]);
  expect(rows).toEqual([]);
});

test('E11 attached files are kept, and handed out as files alone', async () => {
  const email = 'pieces@exemple.fr';
  await send({
    from: email,
    subject: 'Le bail',
    text: 'Ci-joint',
    attachments: [{ filename: 'bail "1".html', content: '<script>alert(1)</script>', contentType: 'text/html' }],
  });
  const [opened] = await until(async () => {
    const found = await threadsOf(email);
    return found.length > 0 && found;
  });
  const [file] = said(await thread(opened!.id))[0]!.mail!.files;
  expect(file?.name).toBe('bail "1".html');
  const answer = await staff('get', `/${opened!.id}/files/${file!.id}`).buffer(true).expect(200);
  expect(String(answer.body)).toBe('<script>alert(1)</script>');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment;/),
  });
  // Of another conversation it is none.
  const other = await asked('ailleurs@exemple.fr');
  await staff('get', `/${other.id}/files/${file!.id}`).expect(404);
});

test('E11 mails that nobody can read stop nothing: the next one comes in', async () => {
  const nested = Array.from(
    { length: 300 },
    (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}`,
  );
  for (const raw of [
    `From: profond@exemple.fr\r\nMessage-ID: <deep@x.fr>\r\nMIME-Version: 1.0\r\n${nested.join('\r\n')}\r\n`,
    `${'\0\xff'.repeat(5000)}`,
    `From: =?utf-8?B?////?= <>\r\nContent-Type: text/html; charset=x-none\r\n\r\n<p>`,
  ])
    await mailed({ envelope: { from: '', to: [AGENCY] }, raw });
  await send({ from: 'ensuite@exemple.fr', subject: 'Ensuite', text: 'Ensuite' });
  await until(async () => (await threadsOf('ensuite@exemple.fr')).length);
  const { rows } = await house.pool.query('select reason from mail_refused');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ reason }) => reason !== '')).toBe(true);
});

test('E11 what answers a merged conversation, by its address or its mails, comes in where it is read now', async () => {
  const { id: gone, mail } = await answered('fusion@exemple.fr');
  const { id: kept, version: into } = await asked('garde@exemple.fr');
  const { version } = await thread(gone);
  await staff('post', `/${gone}/merge`).send({ version, into: kept, intoVersion: into }).expect(200);
  const { version: read } = await thread(kept);
  await staff('put', `/${kept}`).send({ version: read, state: 'archived' }).expect(200);
  await send({ from: 'fusion@exemple.fr', to: addressIn(mail.replyTo), subject: 'x', text: 'Par le jeton.' });
  const first = await arrived(kept, 'Par le jeton.');
  expect(first).toMatchObject({ id: kept, state: 'new', unread: true });
  expect(said(first)[0]?.mail?.sender).toBeNull();
  await send({
    from: 'fusion@exemple.fr',
    subject: 'y',
    text: 'Par les références.',
    inReplyTo: mail.messageId,
    references: [mail.messageId],
  });
  await arrived(kept, 'Par les références.');
  expect(await threadsOf('fusion@exemple.fr')).toHaveLength(1);
});

test('E11 of two matters that are merged whatever answers either comes in where both are read, also where its address and its past name one each', async () => {
  const email = 'deuxaffaires@exemple.fr';
  const [first, second] = [await answered(email), await answered(email, 'Et le bail ?')];
  const replies = await until(async () => {
    const sent = (await house.mails(email)).filter(({ subject }) => subject.startsWith('Re'));
    return sent.length === 2 && sent;
  });
  const [gone, kept] = [await thread(first.id), await thread(second.id)];
  await staff('post', `/${gone.id}/merge`)
    .send({ version: gone.version, into: kept.id, intoVersion: kept.version })
    .expect(200);
  const byGone = replies.find(({ id }) => id === first.mail.id);
  const byKept = replies.find(({ id }) => id !== first.mail.id);
  const to = [byGone, byKept].map((mail) => addressIn(mail?.replyTo ?? ''));
  const past = [byKept, byGone].map((mail) => mail?.messageId ?? '');
  for (const crossed of [0, 1])
    await send({
      from: email,
      to: to[crossed] ?? '',
      subject: 'x',
      text: `En croix ${crossed}.`,
      inReplyTo: past[crossed] ?? '',
      references: [past[crossed] ?? ''],
    });
  for (const mail of past)
    await send({ from: email, subject: 'y', text: `Sans adresse ${mail}.`, inReplyTo: mail, references: [mail] });
  for (const words of ['En croix 0.', 'En croix 1.', ...past.map((mail) => `Sans adresse ${mail}.`)])
    expect(await arrived(kept.id, words)).toMatchObject({ id: kept.id, state: 'new', unread: true });
  expect(await threadsOf(email)).toHaveLength(2);
});

test('E11 what answers a mail that was split off comes into the new conversation', async () => {
  const email = 'scindee@exemple.fr';
  const { id, mail, entry } = await answered(email);
  const { version } = await thread(id);
  const { body: part } = await staff('post', `/${id}/split`).send({ version, from: entry }).expect(201);
  await house.answer(mail.id, 'Pour la seconde.');
  const after = await arrived((part as Thread).id, 'Pour la seconde.');
  expect([said(await thread(id)).length, after.email]).toEqual([0, email]);
});

test('E11 a connection cut in the middle of a mail loses none and doubles none', async () => {
  const { id, mail } = await answered('coupee@exemple.fr');
  await house.mailFault({ mode: 'cut-fetch', times: 3 });
  for (let n = 1; n <= 5; n += 1)
    await send({
      from: 'coupee@exemple.fr',
      to: addressIn(mail.replyTo),
      subject: 'x',
      text: `Envoi ${n}.`,
      messageId: `<cut-${n}@x.fr>`,
    });
  const after = await arrived(id, 'Envoi 5.');
  expect(said(after).map(({ body }) => body)).toEqual([1, 2, 3, 4, 5].map((n) => `Envoi ${n}.`));
});

test('E11 a worker that is killed in the middle of twenty mails loses none and doubles none', async () => {
  const { id, mail } = await answered('tuee@exemple.fr');
  await house.stopWorkers();
  const dir = mkdtempSync(join(tmpdir(), 'pignon-inbox-'));
  const worker = await Program.start({
    name: 'Un worker',
    file: 'workers/dist/main.js',
    env: { ...process.env, ...house.workerEnv, LOG_LEVEL: 'info' },
    log: join(dir, 'worker.log'),
    readyText: 'workers ready',
  });
  const sent = Array.from({ length: 20 }, (_, n) => `Envoi ${n + 1}.`);
  for (const text of sent) await send({ from: 'tuee@exemple.fr', to: addressIn(mail.replyTo), subject: 'x', text });
  await arrived(id, sent[2]!);
  process.kill(worker.pid, 'SIGKILL');
  await house.startWorkers();
  const after = await arrived(id, sent.at(-1)!);
  expect(said(after).map(({ body }) => body)).toEqual(sent);
  await worker.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('E11 a mailbox that is numbered anew is read on: what is known is not doubled, what is new comes in', async () => {
  const { id, mail } = await answered('numerotee@exemple.fr');
  await house.answer(mail.id, 'Avant.');
  await arrived(id, 'Avant.');
  await house.stopWorkers();
  await house.pool.query(`update inbox set validity = '1', last_uid = 999999`);
  await house.answer(mail.id, 'Pendant.');
  await house.startWorkers();
  await arrived(id, 'Pendant.');
  await house.answer(mail.id, 'Après.');
  const after = await arrived(id, 'Après.');
  expect(said(after).map(({ body }) => body.split('\n')[0])).toEqual(['Avant.', 'Pendant.', 'Après.']);
});
