import { parseMail } from './parse-mail';

const read = (...lines: string[]) => parseMail(Buffer.from(lines.join('\r\n')));

test('E11 a mail tells who, to whom, about what, and its past with what it answers last', async () => {
  const mail = await read(
    'From: =?utf-8?Q?Zo=C3=AB?= <zoe@exemple.fr>',
    'To: Agence <contact+abc@pignon.example>, b@c.fr',
    'Delivered-To: contact+def@pignon.example',
    'Subject: =?utf-8?Q?Caf=C3=A9?=',
    'Message-ID: <m1@exemple.fr>',
    'References: <a@x.fr> <b@x.fr>',
    'In-Reply-To: <c@x.fr>',
    '',
    'Bonjour',
  );
  expect(mail).toMatchObject({
    from: { name: 'Zoë', address: 'zoe@exemple.fr' },
    subject: 'Café',
    messageId: '<m1@exemple.fr>',
    references: ['<a@x.fr>', '<b@x.fr>', '<c@x.fr>'],
    text: 'Bonjour',
    html: null,
    report: null,
  });
  expect(mail.to.join(' ')).toContain('contact+abc@pignon.example');
  expect(mail.to.join(' ')).toContain('contact+def@pignon.example');
});

test('E11 what is no well-formed Message-ID is none, and no header smuggles a line', async () => {
  const mail = await read('From: a@b.fr', 'Message-ID: nothing at all', 'Subject: =?utf-8?Q?a=0D=0ABcc:_x?=', '', 'x');
  expect(mail.messageId).toBeNull();
  expect(mail.subject).toBe('a Bcc: x');
});

test('E11 a mail that is a page alone has its text too', async () => {
  const mail = await read('From: a@b.fr', 'Content-Type: text/html', '', '<p>Bon<b>jour</b></p>');
  expect(mail).toMatchObject({ text: 'Bonjour', html: expect.stringContaining('<b>') });
});

test('E11 more parts than anybody writes are refused, and files beyond the twentieth are counted', async () => {
  const part = (n: number) =>
    `--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename="f${n}.csv"\r\n\r\n${n}`;
  const whole = (many: number) => [
    'From: a@b.fr',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    ...Array.from({ length: many }, (_, n) => part(n)),
    '--b--',
  ];
  const mail = await read(...whole(25));
  expect([mail.files.length, mail.leftOut]).toEqual([20, 5]);
  await expect(read(...whole(1000))).rejects.toThrow();
});
