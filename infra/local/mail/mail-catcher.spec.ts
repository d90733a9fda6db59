import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { type MailCatcher, startMailCatcher } from './mail-catcher';
import type { MailMessage } from './read-mail';

let catcher: MailCatcher;
let transport: Transporter;

const url = (path: string) => `http://127.0.0.1:${catcher.webPort}${path}`;
const messages = async (query = '') => (await (await fetch(url(`/api/messages${query}`))).json()) as MailMessage[];
const fault = (body: object) => fetch(url('/api/faults'), { method: 'POST', body: JSON.stringify(body) });
const mail: SendMailOptions = { from: 'Pignon <site@pignon.test>', to: 'a@b.test', subject: 'Été', text: 'Bonjour' };
const send = (more: SendMailOptions = {}) => transport.sendMail({ ...mail, ...more });

async function start(dir?: string): Promise<void> {
  catcher = await startMailCatcher({ smtpPort: 0, webPort: 0, dir });
  transport = createTransport({ host: '127.0.0.1', port: catcher.smtpPort, ignoreTLS: true });
}

beforeAll(() => start());
afterAll(() => catcher.stop());
afterEach(async () => {
  await fetch(url('/api/faults'), { method: 'DELETE' });
  await fetch(url('/api/messages'), { method: 'DELETE' });
});

test('a mail is read back with its parts, its hidden recipients and its attachments', async () => {
  await send({
    cc: 'Claire <c@d.test>',
    bcc: 'cache@e.test',
    replyTo: 'visiteur@f.test',
    html: '<p>Bonjour</p>',
    messageId: '<effet-1@pignon.test>',
    headers: { 'X-Effet': 'accuse', 'List-Unsubscribe': '<https://pignon.test/stop>' },
    attachments: [{ filename: 'fiche.pdf', content: Buffer.alloc(10), contentType: 'application/pdf' }],
  });
  const [read] = await messages();
  expect(read).toMatchObject({
    from: '"Pignon" <site@pignon.test>',
    to: ['a@b.test'],
    cc: ['c@d.test'],
    bcc: ['cache@e.test'],
    replyTo: 'visiteur@f.test',
    subject: 'Été',
    html: '<p>Bonjour</p>',
    messageId: '<effet-1@pignon.test>',
    headers: { 'x-effet': 'accuse', 'list-unsubscribe': '<https://pignon.test/stop>' },
    attachments: [{ filename: 'fiche.pdf', contentType: 'application/pdf', size: 10 }],
    envelope: { from: 'site@pignon.test', to: ['a@b.test', 'c@d.test', 'cache@e.test'] },
  });
  expect(read?.text.trim()).toBe('Bonjour');
  expect(Date.parse(read?.receivedAt ?? '')).toBeGreaterThan(0);
  const source = await fetch(url(`/api/messages/${read?.id}/source`));
  expect(source.headers.get('content-type')).toContain('text/plain');
  expect(await source.text()).toContain('Message-ID: <effet-1@pignon.test>');
  expect((await (await fetch(url(`/api/messages/${read?.id}/attachments/0`))).arrayBuffer()).byteLength).toBe(10);
});

test('the newest mail comes first, and one recipient can be asked for', async () => {
  await send({ subject: 'un' });
  await send({ subject: 'deux', to: 'autre@b.test' });
  expect((await messages()).map(({ subject }) => subject)).toEqual(['deux', 'un']);
  expect((await messages('?to=A@b.test')).map(({ subject }) => subject)).toEqual(['un']);
  const stats = await (await fetch(url('/api/stats'))).json();
  expect(stats).toMatchObject({ received: 2, inFlight: 0 });
});

test('the page is French, and an unknown message is a 404', async () => {
  expect(await (await fetch(url('/'))).text()).toContain('<html lang="fr">');
  expect((await fetch(url('/api/messages/none'))).status).toBe(404);
  expect((await fetch(url('/api/messages'), { method: 'PUT' })).status).toBe(405);
});

test('refuse drops new connections as often as asked', async () => {
  await fault({ mode: 'refuse', times: 2 });
  await expect(send()).rejects.toThrow();
  await expect(send()).rejects.toThrow();
  await send();
  expect(await messages()).toHaveLength(1);
});

test('refuse reaches a connection that a pool has kept open', async () => {
  const pooled = createTransport({
    host: '127.0.0.1',
    port: catcher.smtpPort,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
  } as object);
  await pooled.sendMail(mail);
  await fault({ mode: 'refuse' });
  await expect(pooled.sendMail(mail)).rejects.toThrow();
  pooled.close();
  expect(await messages()).toHaveLength(1);
});

test('defer answers 451 and keeps nothing', async () => {
  await fault({ mode: 'defer', times: 1 });
  await expect(send()).rejects.toMatchObject({ responseCode: 451 });
  expect(await messages()).toEqual([]);
  await send();
  expect(await messages()).toHaveLength(1);
});

test('reject answers 550 to the recipient', async () => {
  await fault({ mode: 'reject' });
  await expect(send()).rejects.toMatchObject({ responseCode: 550 });
  expect(await messages()).toEqual([]);
});

test('swallow-answer keeps the mail but its sender never hears so', async () => {
  await fault({ mode: 'swallow-answer', times: 1 });
  await expect(send()).rejects.toThrow();
  expect(await messages()).toHaveLength(1);
  expect(await (await fetch(url('/api/stats'))).json()).toMatchObject({ inFlight: 0 });
});

test('delay answers late', async () => {
  await fault({ mode: 'delay', delayMs: 300, times: 1 });
  const before = Date.now();
  await send();
  expect(Date.now() - before).toBeGreaterThanOrEqual(290);
});

test('a fault that makes no sense is refused', async () => {
  expect((await fault({ mode: 'explode' })).status).toBe(400);
  expect((await fault({ mode: 'delay' })).status).toBe(400);
  expect((await fault({ mode: 'defer', times: 0 })).status).toBe(400);
});

test('a hundred and fifty connections at once are served', async () => {
  await Promise.all(Array.from({ length: 150 }, () => send()));
  expect(await messages('?brief=1')).toHaveLength(150);
});

test('mails outlive a restart, the newest only, and "delete all" empties the folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'courrier-'));
  await catcher.stop();
  try {
    const options = { smtpPort: 0, webPort: 0, dir, keep: 2 };
    for (const round of [['un', 'deux'], ['trois']]) {
      catcher = await startMailCatcher(options);
      transport = createTransport({ host: '127.0.0.1', port: catcher.smtpPort, ignoreTLS: true });
      for (const subject of round) await send({ subject });
      await catcher.stop();
    }
    catcher = await startMailCatcher(options);
    expect((await messages()).map(({ subject }) => subject)).toEqual(['trois', 'deux']);
    await fetch(url('/api/messages'), { method: 'DELETE' });
    expect(await readdir(dir)).toEqual([]);
    await catcher.stop();
  } finally {
    await rm(dir, { recursive: true, force: true });
    await start();
  }
});

test('a busy port is an error that names it', async () => {
  const second = startMailCatcher({ smtpPort: 0, webPort: catcher.webPort });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', port: catcher.webPort });
});
