import { ImapFlow } from 'imapflow';
import { createTransport, type Transporter } from 'nodemailer';
import { type MailCatcher, startMailCatcher } from '../mail-catcher';

let catcher: MailCatcher;
let transport: Transporter;
let client: ImapFlow;

const url = (path: string) => `http://127.0.0.1:${catcher.webPort}${path}`;
const send = (to: string, subject: string, text = 'Bonjour') =>
  transport.sendMail({ from: 'zoe@exemple.fr', to, subject, text });

async function signedIn(user = 'contact@pignon.example'): Promise<ImapFlow> {
  client = new ImapFlow({
    host: '127.0.0.1',
    port: catcher.imapPort,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: 'x' },
    logger: false,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
  transport = createTransport({ host: '127.0.0.1', port: catcher.smtpPort, ignoreTLS: true });
});
afterAll(() => catcher.stop());
afterEach(async () => {
  client?.close();
  await fetch(url('/api/faults'), { method: 'DELETE' });
  await fetch(url('/api/messages'), { method: 'DELETE' });
});

test('a mailbox holds what was sent to its address, with or without a tag', async () => {
  await send('contact@pignon.example', 'Un');
  await send('autre@pignon.example', 'Deux');
  await send('Contact+abc@pignon.example', 'Trois');
  const mailbox = await (await signedIn()).mailboxOpen('INBOX', { readOnly: true });
  expect(mailbox).toMatchObject({ exists: 2, readOnly: true });
  const uids = (await client.search({ all: true }, { uid: true })) || [];
  const sources = await Promise.all(
    uids.map(async (uid) => {
      const mail = await client.fetchOne(uid, { uid: true, size: true, source: true }, { uid: true });
      return mail
        ? [mail.uid, mail.size === mail.source?.length, /Subject: (.*)\r/.exec(String(mail.source))?.[1]]
        : [];
    }),
  );
  expect(sources).toEqual([
    [uids[0], true, 'Un'],
    [uids[1], true, 'Trois'],
  ]);
});

test('a number tells a mail until the catcher starts anew, and its beginning can be asked for alone', async () => {
  await send('contact@pignon.example', 'Un');
  await (await signedIn()).mailboxOpen('INBOX');
  const { uidNext, uidValidity } = client.mailbox as { uidNext: number; uidValidity: bigint };
  await send('contact@pignon.example', 'Deux');
  const later = (await client.search({ uid: `${uidNext}:*` }, { uid: true })) || [];
  expect(later).toEqual([uidNext]);
  const mail = await client.fetchOne(uidNext, { source: { start: 0, maxLength: 9 } }, { uid: true });
  expect(mail && mail.source).toHaveLength(9);
  expect(uidValidity > 0n).toBe(true);
});

test('whoever waits hears of a mail as it comes in', async () => {
  await (await signedIn()).mailboxOpen('INBOX', { readOnly: true });
  const heard = new Promise((resolve) => client.once('exists', resolve));
  void client.idle();
  await send('contact@pignon.example', 'Un');
  expect(await heard).toMatchObject({ count: 1 });
});

test('the fault cuts the connection in the middle of a mail, once', async () => {
  await send('contact@pignon.example', 'Un', 'x'.repeat(50_000));
  await fetch(url('/api/faults'), { method: 'POST', body: JSON.stringify({ mode: 'cut-fetch', times: 1 }) });
  await (await signedIn()).mailboxOpen('INBOX');
  await expect(client.fetchOne('1', { source: true })).rejects.toThrow();
  await (await signedIn()).mailboxOpen('INBOX');
  const mail = await client.fetchOne('1', { source: true });
  expect(mail && String(mail.source)).toContain('x'.repeat(70));
});

test('who answers on the page answers to where the mail asks, as whoever got it', async () => {
  await transport.sendMail({
    from: 'Pignon <contact@pignon.example>',
    replyTo: 'contact+token@pignon.example',
    to: 'zoe@exemple.fr',
    subject: 'Re : Le loyer',
    text: 'Bonjour',
    messageId: '<first@pignon.example>',
  });
  const [{ id }] = (await (await fetch(url('/api/messages'))).json()) as [{ id: string }];
  const answer = await fetch(url(`/api/messages/${id}/answers`), {
    method: 'POST',
    body: JSON.stringify({ text: 'Merci' }),
  });
  expect(answer.status).toBe(201);
  const [read] = (await (await fetch(url('/api/messages'))).json()) as Record<string, unknown>[];
  expect(read).toMatchObject({
    from: 'zoe@exemple.fr',
    to: ['contact+token@pignon.example'],
    subject: 'Re : Le loyer',
    text: expect.stringContaining('Merci'),
    headers: { 'in-reply-to': '<first@pignon.example>', references: '<first@pignon.example>' },
  });
  expect((await fetch(url(`/api/messages/${id}/answers`), { method: 'POST', body: '{}' })).status).toBe(400);
});
