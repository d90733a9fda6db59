import { staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  house = await startHouse();
  cookie = staffCookieOf(await house.http.post('/api/users/login').send(ADMIN).expect(200));
}, 60_000);
afterAll(() => house.stop());

const staff = (method: 'get' | 'post', path: string) =>
  house.http[method](`/api/admin/threads${path}`).set('cookie', cookie).set('origin', 'http://localhost:3000');

async function asked(email: string) {
  const { body } = await house.http
    .post('/api/contact/send')
    .send({ name: 'Zoë Martin', email, subject: 'Le loyer', message: 'Combien ?' })
    .expect(202);
  const { rows } = await house.pool.query('select id, version from thread where source_id = $1', [body.id]);
  return rows[0] as { id: string; version: number };
}

const repliesTo = async (email: string, many: number) =>
  await until(async () => {
    const mails = (await house.mails(email)).filter(({ subject }) => subject.startsWith('Re'));
    return mails.length >= many && mails.toSorted((a, b) => a.text.length - b.text.length);
  });

test('E11 a reply comes from the agency under the name of who wrote it, in one thread with the next', async () => {
  const email = 'zoe@exemple.fr';
  const { id, version } = await asked(email);
  const { body: first } = await staff('post', `/${id}/replies`)
    .send({ version, body: 'Bonjour,\n\n2 000 €.' })
    .expect(201);
  const [mail] = await repliesTo(email, 1);
  expect(mail).toMatchObject({ to: [email], subject: 'Re\u00a0: Le loyer', text: expect.stringContaining('2 000 €.') });
  expect(mail?.from).toContain('pignon.example');
  expect(mail?.headers['auto-submitted']).toBeUndefined();
  expect(mail?.headers['in-reply-to']).toBeUndefined();

  await staff('post', `/${id}/replies`)
    .send({ version: first.version, body: 'Et le dépôt de garantie est de trois mois de loyer.' })
    .expect(201);
  const [, second] = await repliesTo(email, 2);
  expect(second?.headers['in-reply-to']).toBe(mail?.messageId);
  await until(async () => {
    const { body } = await staff('get', `/${id}`).expect(200);
    const sent = body.entries.filter(({ kind }: { kind: string }) => kind === 'sent');
    return sent.every(({ deliveries }: { deliveries: { state: string }[] }) => deliveries[0]?.state === 'done');
  });
});

test('E11 a refused reply tells why in its conversation, and goes out when it is replayed', async () => {
  const email = 'refus@exemple.fr';
  const { id, version } = await asked(email);
  await until(async () => (await house.mails(email)).length === 1);
  await house.mailFault({ mode: 'reject', times: 1 });
  await staff('post', `/${id}/replies`).send({ version, body: 'Bonjour' }).expect(201);
  const dead = await until(async () => {
    const { body } = await staff('get', `/${id}`).expect(200);
    const [delivery] = body.entries.at(-1).deliveries;
    return delivery?.state === 'dead' && { delivery, failed: body.failed };
  });
  expect(dead).toMatchObject({ failed: true, delivery: { lastError: expect.any(String) } });
  await house.heal();
  await house.http
    .post(`/api/deliveries/${dead.delivery.id}/replay`)
    .set('cookie', cookie)
    .set('origin', 'http://localhost:3000')
    .expect(202);
  expect(await repliesTo(email, 1)).toHaveLength(1);
});

test('E11 a reply goes to whom it was written, whatever the conversation’s address is by then', async () => {
  const email = 'avant@exemple.fr';
  const { id, version } = await asked(email);
  await until(async () => (await house.mails(email)).length === 1);
  await house.mailFault({ mode: 'reject', times: 1 });
  const { body } = await staff('post', `/${id}/replies`).send({ version, body: 'Bonjour' }).expect(201);
  await until(async () => (await staff('get', `/${id}`).expect(200)).body.failed === true);
  await house.pool.query(`update thread set email = 'apres@exemple.fr' where id = $1`, [id]);
  await house.heal();
  const [{ id: effect }] = (
    await house.pool.query('select effect.id from effect join event on event.id = event_id where aggregate_id = $1', [
      body.entries.at(-1).id,
    ])
  ).rows;
  await house.http
    .post(`/api/deliveries/${effect}/replay`)
    .set('cookie', cookie)
    .set('origin', 'http://localhost:3000')
    .expect(202);
  expect(await repliesTo(email, 1)).toHaveLength(1);
  expect(await house.mails('apres@exemple.fr')).toHaveLength(0);
});

test('E11 what goes along with a reply is in its mail, and in the second copy of it under the same Message-ID', async () => {
  const email = 'joint@exemple.fr';
  const { id, version } = await asked(email);
  await until(async () => (await house.mails(email)).length === 1);
  const { body: file } = await staff('post', `/${id}/attachments`)
    .attach('file', Buffer.from('%PDF-1.4 le bail de la rue de Lévis'), 'bail signé.pdf')
    .expect(201);
  await house.mailFault({ mode: 'swallow-answer', times: 1 });
  await staff('post', `/${id}/replies`)
    .send({ version, body: 'Ci-joint', attachments: [file.id] })
    .expect(201);
  const mails = await repliesTo(email, 2);
  await house.heal();
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  for (const { attachments } of mails)
    expect(attachments).toMatchObject([
      { filename: 'bail signé.pdf', contentType: 'application/pdf', size: expect.any(Number) },
    ]);
});

test('E11 forwarded, a conversation reaches somebody else, and the visitor hears nothing', async () => {
  const email = 'dossier@exemple.fr';
  const { id } = await asked(email);
  await until(async () => (await house.mails(email)).length === 1);
  await staff('post', `/${id}/forwards`)
    .send({ to: 'notaire@exemple.fr', subject: 'Tr : Le loyer', body: 'Pour avis.\n\n> Combien ?' })
    .expect(201);
  const [mail] = await until(async () => {
    const mails = await house.mails('notaire@exemple.fr');
    return mails.length === 1 && mails;
  });
  expect(mail).toMatchObject({ subject: 'Tr : Le loyer', text: expect.stringContaining('> Combien ?') });
  expect(mail?.headers['in-reply-to']).toBeUndefined();
  expect(await house.mails(email)).toHaveLength(1);
});
