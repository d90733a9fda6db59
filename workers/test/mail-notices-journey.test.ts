import { staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { visitorsMail } from '../../infra/test/visitors-mail';
import { type Mail, startHouse, type TestHouse, until } from './house';

interface Thread {
  readonly id: string;
  readonly version: number;
  readonly entries: readonly { readonly body: string; readonly deliveries: readonly { readonly label: string }[] }[];
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
const read = async (id: string): Promise<Thread> => (await staff('get', `/${id}`).expect(200)).body as Thread;
const notices = async (to: string): Promise<Mail[]> =>
  (await house.mails(to)).filter(({ subject }) => subject.startsWith('Nouvel e-mail'));

/** A conversation whose visitor has the agency's answer, and what they answer it with. */
async function answered(email: string, agentId: number | null) {
  const { body } = await house.http
    .post('/api/contact/send')
    .send({ name: 'Zoë Martin', email, subject: 'Le loyer', message: 'Combien ?' })
    .expect(202);
  const { rows } = await house.pool.query<{ id: string }>('select id from thread where source_id = $1', [body.id]);
  const { id } = rows[0]!;
  const { version } = await read(id);
  const { body: given } = await staff('put', `/${id}`).send({ version, agentId }).expect(200);
  await staff('post', `/${id}/replies`)
    .send({ version: (given as Thread).version, body: '2 000 €.' })
    .expect(201);
  const mail = await until(async () => (await house.mails(email)).find(({ subject }) => subject.startsWith('Re')));
  const to = /[^<\s"]+@[^>\s"]+/.exec(mail.replyTo)?.[0] ?? '';
  const write = async (text: string, headers: Record<string, string> = {}) => {
    await mailed({ from: email, to, subject: 'Re: Le loyer', text, headers });
    await until(async () => (await read(id)).entries.some(({ body: said }) => said.includes(text)));
  };
  return { id, write };
}
async function adviser(): Promise<string> {
  return (await house.pool.query<{ email: string }>('select email from agent where id = 1')).rows[0]!.email;
}
/** No effect of a mail is on its way any more. */
const settled = () =>
  until(async () => {
    const { rows } = await house.pool.query<{ open: number }>(
      `select (select count(*) from event where relayed_at is null)::int
         + (select count(*) from effect where state = 'pending' and reaction like 'mailbox.tell-%')::int as open`,
    );
    return rows[0]!.open === 0;
  });

test('E11 a mail of theirs is announced to its adviser once until it is read, by a link and no word of it', async () => {
  const [to, { id, write }] = [await adviser(), await answered('avis@exemple.fr', 1)];
  await write('Un mot secret.');
  const [notice] = await until(async () => {
    const found = await notices(to);
    return found.length > 0 && found;
  });
  expect(notice).toMatchObject({ subject: 'Nouvel e-mail : Zoë Martin, Re: Le loyer' });
  expect(notice!.text).toContain(`/admin/messages?id=${id}`);
  expect(`${notice!.text} ${notice!.html}`).not.toContain('secret');
  await write('Encore un mot.');
  await settled();
  expect(await notices(to)).toHaveLength(1);
  await staff('put', `/${id}`).send({ version: 1, unread: false }).expect(200);
  await write('Et un troisième.');
  await until(async () => (await notices(to)).length === 2);
  expect((await read(id)).entries.flatMap(({ deliveries }) => deliveries.map(({ label }) => label))).toEqual(
    expect.arrayContaining(['Avis d’un nouvel e-mail']),
  );
});

test('E11 of one that is nobody’s the agency hears; of what a program wrote nobody does', async () => {
  const before = (await notices(AGENCY)).length;
  const { write } = await answered('personne@exemple.fr', null);
  await write('Je suis absent.', { 'auto-submitted': 'auto-replied' });
  await settled();
  expect(await notices(AGENCY)).toHaveLength(before);
  await write('Me revoilà.');
  await until(async () => (await notices(AGENCY)).length === before + 1);
});

test('E11 a mail that begins a conversation is announced too', async () => {
  await mailed({ from: 'Nouvelle <nouvelle@exemple.fr>', to: AGENCY, subject: 'Premier contact', text: 'Bonjour' });
  await until(async () =>
    (await house.mails()).some(({ subject }) => subject === 'Nouvel e-mail : Nouvelle, Premier contact'),
  );
});

test('E11 a colleague whom a note names gets a link, and no mail holds a word of the note', async () => {
  const { id } = await answered('mention@exemple.fr', null);
  const { rows } = await house.pool.query<{ id: string }>(
    `insert into staff_account (email, name, role, password_hash) values ('lea@pignon.example', 'Léa Petit', 'admin', 'x') returning id`,
  );
  const body = '@Léa Petit, le client est un ami du maire';
  await staff('post', `/${id}/notes`)
    .send({ body, mentions: [rows[0]!.id] })
    .expect(201);
  const [mail] = await until(async () => {
    const found = await house.mails('lea@pignon.example');
    return found.length > 0 && found;
  });
  expect(mail!.subject).toMatch(/ vous a mentionné dans une note$/);
  expect(mail!.text).toContain(`/admin/messages?id=${id}`);
  await settled();
  const all = (await house.mails()).map(({ subject, text, html }) => `${subject} ${text} ${html}`).join(' ');
  expect(all).not.toMatch(/ami du maire/);
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/Zoë|loyer|mention@exemple/);
});
