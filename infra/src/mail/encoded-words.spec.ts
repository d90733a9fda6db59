import { createServer } from 'node:net';
import type { Mail } from '@pignon/domain/shared/mailer';
import { simpleParser } from 'mailparser';
import { NodemailerMailer } from './nodemailer-mailer';

/** Takes every mail, and tells the last one. */
function mailServer() {
  let source = '';
  const server = createServer((socket) => {
    let reading = false;
    let data = '';
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      data += bytes.toString('latin1');
      if (reading && data.endsWith('\r\n.\r\n')) [source, data, reading] = [data.slice(0, -5), '', false];
      else if (reading) return;
      else reading = /^DATA/i.test(data);
      data = '';
      socket.write(reading ? '354 go on\r\n' : '250 taken\r\n');
    });
  });
  return {
    port: () =>
      new Promise<number>((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
      ),
    read: () => simpleParser(Buffer.from(source, 'latin1')),
    source: () => source,
    stop: () => server.close(),
  };
}

const smtp = mailServer();
let mailer: NodemailerMailer;
beforeAll(async () => {
  const url = `smtp://127.0.0.1:${await smtp.port()}`;
  mailer = new NodemailerMailer({ url, from: 'Pignon <a@pignon.example>', connections: 1, timeoutMs: 2000 });
});
afterAll(() => {
  mailer.onModuleDestroy();
  smtp.stop();
});

const MAIL: Mail = {
  id: '01a21f78-ab83-7cd2-99d7-65a3c8c484c8',
  date: new Date(0),
  to: { name: 'Agence', address: 'agence@pignon.example' },
  subject: 'Un local',
  html: '<p>x</p>',
  text: 'x',
};

test.each([
  '=?utf-8?B?SGFjaw==?=',
  'Jean =?iso-8859-1?Q?=E9?= Martin',
  '=?utf-8?Q?a?= =?utf-8?Q?b?=',
  'Zoë =?utf-8?Q?x?=',
  '=?utf-8?B?',
  `${'=?utf-8?Q?a?= '.repeat(14)}"fin" <b@c.fr>, x`,
  'a = ? b, 1+1=2?',
  'Zoë d’Œuvre 🏠',
])('C64 a name and a subject %j are read as they were typed', async (typed) => {
  await mailer.send({ ...MAIL, subject: typed, replyTo: { name: typed, address: 'zoe@exemple.fr' } });
  const { subject, replyTo } = await smtp.read();
  expect(subject).toBe(typed);
  expect(replyTo?.value).toEqual([{ name: typed, address: 'zoe@exemple.fr' }]);
  // Nor is there a quoted word for those who decode it within quotes.
  expect(smtp.source()).not.toMatch(/"[^"\r\n]*=\?[^"\r\n]*"/);
});

test('C64 each mail has a reference of its own, which a second copy keeps', async () => {
  const reference = async (id: string) => {
    await mailer.send({ ...MAIL, id });
    return /^X-Entity-Ref-ID: (.*)$/m.exec(smtp.source())?.[1]?.trim();
  };
  const other = '01a21f78-ab83-7cd2-99d7-65a3c8c484c9';
  expect([await reference(MAIL.id), await reference(MAIL.id), await reference(other)]).toEqual([
    MAIL.id,
    MAIL.id,
    other,
  ]);
});
