import type { RefusedMail } from '@pignon/domain/mailbox/inbox/refused-mail';
import { staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { visitorsMail } from '../../infra/test/visitors-mail';
import { startHouse, type TestHouse, until } from './house';

const AGENCY = 'contact@pignon.example';
const NOBODY = 'Le message n’a pas d’expéditeur lisible';
const BROKEN = 'Le message n’a pas pu être enregistré';

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

const staff = (method: 'get' | 'post' | 'put', path = '') =>
  house.http[method](`/api/admin/refused-mails${path}`).set('cookie', cookie).set('origin', 'http://localhost:3000');
const list = async (query = ''): Promise<RefusedMail[]> => (await staff('get', query).expect(200)).body.items;
const refused = (reason: string, subject: string): Promise<RefusedMail> =>
  until(async () => (await list()).find((mail) => mail.reason === reason && mail.subject === subject));
const nobodys = (subject: string, text = 'Bonjour') =>
  mailed({
    envelope: { from: '', to: [AGENCY] },
    raw: `From: <>\r\nTo: ${AGENCY}\r\nSubject: ${subject}\r\n\r\n${text}\r\n`,
  });

test('E11 a mail without a sender is refused, told with its reason and size, and kept as it came', async () => {
  await nobodys('Sans nom', 'Le texte même');
  const mail = await refused(NOBODY, 'Sans nom');
  expect(mail).toMatchObject({ kept: true, cut: false, filedAt: null, bytes: expect.any(Number) });
  const { body, headers } = await staff('get', `/${mail.id}/file`).buffer(true).expect(200);
  expect(headers['content-disposition']).toMatch(/^attachment; .*e-mail-refuse\.eml/);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((body as Buffer).toString()).toContain('Le texte même');
  const again = await staff('post', `/${mail.id}/read`).expect(200);
  expect(again.body).toEqual({ threadId: null, reason: NOBODY });
  expect((await list()).filter(({ id }) => id === mail.id)).toHaveLength(1);
});

test('E11 what could not be stored is read again once it can: in a conversation, once, with its files', async () => {
  await house.pool.query('alter table thread_mail add constraint broken check (false) not valid');
  await mailed({
    from: 'Zoë <relue@exemple.fr>',
    to: AGENCY,
    subject: 'Relue',
    text: 'Je suis là',
    attachments: [{ filename: 'plan.txt', content: 'un plan' }],
  });
  const mail = await refused(BROKEN, 'Relue');
  expect(mail.email).toBe('relue@exemple.fr');
  const still = await staff('post', `/${mail.id}/read`);
  expect(still.status).toBe(500);
  await house.pool.query('alter table thread_mail drop constraint broken');
  const both = await Promise.all([staff('post', `/${mail.id}/read`), staff('post', `/${mail.id}/read`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const { threadId } = both.find(({ status }) => status === 200)!.body as { threadId: string };
  const { rows } = await house.pool.query(
    `select entry.body, file.name, thread.email from thread join thread_entry entry on entry.thread_id = thread.id
     join mail_file file on file.entry_id = entry.id where thread.id = $1`,
    [threadId],
  );
  expect(rows).toMatchObject([{ body: 'Je suis là', name: 'plan.txt', email: 'relue@exemple.fr' }]);
  expect((await list()).some(({ id }) => id === mail.id)).toBe(false);
  await staff('post', `/${mail.id}/read`).expect(404);
});

test('E11 put away, it is counted and shown no more; and back again', async () => {
  await nobodys('À classer');
  const { id } = await refused(NOBODY, 'À classer');
  const open = async () => (await staff('get').expect(200)).body.open as number;
  const before = await open();
  await staff('put', `/${id}`).send({ filed: true }).expect(200);
  await staff('put', `/${id}`).send({ filed: true }).expect(200);
  expect(await open()).toBe(before - 1);
  expect((await list('?filed=yes')).find((mail) => mail.id === id)?.filedAt).toEqual(expect.any(String));
  await staff('put', `/${id}`).send({ filed: false }).expect(200);
  expect(await open()).toBe(before);
  expect(
    (await house.pool.query(`select from audit_log where action = 'mailbox.refused-filed' and target = $1`, [id]))
      .rowCount,
  ).toBe(2);
});
