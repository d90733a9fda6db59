import { CONTACT, CONTACT_DATA, staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
beforeAll(async () => (house = await startHouse({ MAILS_PER_HOUR: '3' })));
afterAll(() => house.stop());

const contact = async (data: object = {}, more: object = {}): Promise<string> => {
  const { body } = await house.http
    .post('/api/contact')
    .send({ ...CONTACT, ...more, data: { ...CONTACT_DATA, ...data } })
    .expect(202);
  return body.id;
};

test('M150 a message becomes one staff mail with its subject, one receipt and one lead', async () => {
  const id = await contact();
  await house.settled(id, 3);
  const [mail] = await house.mails('contact@pignon.example');
  expect(mail).toMatchObject({
    subject: 'Message du site : Jean Martin, Un local à Lyon',
    to: ['contact@pignon.example'],
  });
  expect(mail?.replyTo).toContain('jean.martin@exemple.fr');
  expect(mail?.text).toContain('> Bonjour,\n> je cherche un local.');
  const [receipt] = await house.mails('jean.martin@exemple.fr');
  expect(receipt?.subject).toBe('Votre message est bien arrivé');
  expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/Jean|Lyon|cherche/);
  const { persons, leads } = await house.crm();
  expect(
    leads.filter(({ title }) => title === 'Contact : Jean Martin, Un local à Lyon').map(({ person_id }) => person_id),
  ).toEqual([persons[0]?.id]);
});

test('C60 a number pasted with direction marks reaches the CRM as a number, under the one mailbox', async () => {
  const data = {
    email: '\u2066Copie@exem\u00adple.fr.\u2069',
    phone: '\u202a+33 6 12 34 56 78\u202c',
    subject: 'Collé',
  };
  await house.settled(await contact(data), 3);
  const { persons } = await house.crm();
  const pasted = persons.map((person) => JSON.stringify(person)).filter((person) => person.includes('copie@'));
  expect(pasted).toEqual([expect.stringMatching(/"copie@exemple\.fr"[^]*"\+33612345678"/)]);
  expect(await house.mails('copie@exemple.fr')).toHaveLength(1);
});

test('C08 three presses become one staff mail, one receipt and one lead', async () => {
  const body = { ...CONTACT, data: { ...CONTACT_DATA, email: 'presse@exemple.fr', subject: 'Trois fois' } };
  const answers = await Promise.all([1, 2, 3].map(() => house.http.post('/api/contact').send(body)));
  await house.settled(answers[0]?.body.id, 3);
  expect(
    (await house.mails('contact@pignon.example')).filter(({ subject }) => subject.includes('Trois fois')),
  ).toHaveLength(1);
  expect(await house.mails('presse@exemple.fr')).toHaveLength(1);
  expect((await house.crm()).leads.filter(({ title }) => title.includes('Trois fois'))).toHaveLength(1);
});

test('F48 M150 `to` reaches an adviser, never a stranger', async () => {
  await house.settled(await contact({ subject: 'Pour Karim' }, { to: 'Karim.Belkacem@pignon.example' }), 3);
  expect(await house.mails('karim.belkacem@pignon.example')).toHaveLength(1);
  await house.settled(
    await contact({ subject: 'Pour la victime', email: 'moi@exemple.fr' }, { to: 'victime@exemple.fr' }),
    3,
  );
  expect(await house.mails('victime@exemple.fr')).toEqual([]);
  expect((await house.mails('contact@pignon.example')).some(({ subject }) => subject.includes('Pour la victime'))).toBe(
    true,
  );
});

test('what looks like a header in the text stays text', async () => {
  const id = await contact({
    email: 'entete@exemple.fr',
    subject: 'Bcc: espion@exemple.fr',
    message: 'x\nBcc: espion@exemple.fr\n.\nMAIL FROM:<a@b.fr>',
  });
  await house.settled(id, 3);
  const mail = (await house.mails('contact@pignon.example')).find(({ subject }) => subject.includes('espion'));
  expect(mail).toMatchObject({ cc: [], bcc: [], to: ['contact@pignon.example'] });
  expect(await house.mails('espion@exemple.fr')).toEqual([]);
});

test('HTML in a message is shown as text in the mail', async () => {
  const id = await contact({
    email: 'html@exemple.fr',
    subject: '<img src=x onerror=alert(1)>',
    message: '<script>alert(1)</script>',
  });
  await house.settled(id, 3);
  const mail = (await house.mails('contact@pignon.example')).find(({ subject }) => subject.includes('<img'));
  expect(mail?.html).not.toMatch(/<script|<img/);
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('a fourth receipt within the hour to one mailbox, under whatever note behind a plus, is cancelled, visibly; staff still hear of it', async () => {
  const addresses = ['bombe', 'bombe', 'Bombe+2', 'bombe+3', 'bombe+3'].map((name) => `${name}@exemple.fr`);
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.push(await contact({ email: addresses[i], message: `Message ${i}` }));
  const effects = (await Promise.all(ids.map((id) => house.settled(id, 3)))).flat();
  // A busy machine may send one twice: the same Message-ID.
  const mails = (await Promise.all([...new Set(addresses)].map((address) => house.mails(address)))).flat();
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
  const cancelled = effects.filter(({ state }) => state === 'cancelled');
  expect(cancelled.map(({ reaction, last_error }) => [reaction, last_error])).toEqual(
    Array(2).fill(['contact.email-receipt', 'Trop d’e-mails à cette adresse dans la dernière heure']),
  );
  expect(effects.filter(({ reaction, state }) => reaction === 'contact.email-agency' && state === 'done')).toHaveLength(
    5,
  );
});

test('a dead letter is on the journal and replayed once, however often it is pressed', async () => {
  await house.mailFault({ mode: 'reject', times: 1 });
  const id = await contact({ email: 'rejoue@exemple.fr', subject: 'À rejouer' });
  await house.settled(id, 3);
  await house.heal();
  const login = await house.http.post('/api/users/login').send(ADMIN).expect(200);
  const cookie = staffCookieOf(login);
  const { body } = await house.http.get('/api/deliveries?state=dead').set('cookie', cookie).expect(200);
  expect(body).toMatchObject({ total: 1, counts: { dead: 1 }, items: [{ kind: 'email', state: 'dead', attempts: 1 }] });
  const [{ id: effectId }] = body.items;
  const detail = await house.http.get(`/api/deliveries/${effectId}`).set('cookie', cookie).expect(200);
  expect(detail.body.attempts).toMatchObject([{ outcome: 'refused', code: '550' }]);
  const replay = () =>
    house.http
      .post('/api/deliveries/replay')
      .set('cookie', cookie)
      .set('origin', 'http://localhost:3000')
      .send({ all: true, state: 'dead' });
  const presses = await Promise.all([replay(), replay()]);
  expect(presses.map(({ body: { replayed } }) => replayed).toSorted()).toEqual([0, 1]);
  const effects = await house.settled(id, 3);
  expect(effects.every(({ state }) => state === 'done')).toBe(true);
  const again = await house.http
    .post(`/api/deliveries/${effectId}/replay`)
    .set('cookie', cookie)
    .set('origin', 'http://localhost:3000')
    .expect(202);
  expect(again.body).toEqual({ replayed: 0 });
});

test('work that came while no worker ran is done when one comes', async () => {
  await house.stopWorkers();
  const id = await contact({ email: 'nuit@exemple.fr' });
  expect(await house.effects(id)).toEqual([]);
  await house.startWorkers();
  expect((await house.settled(id, 3)).every(({ state }) => state === 'done')).toBe(true);
});

test('a wiped Redis loses nothing', async () => {
  const { Redis } = await import('ioredis');
  const redis = new Redis(process.env.TEST_REDIS ?? '');
  await house.mailFault({ mode: 'delay', delayMs: 300 });
  const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => contact({ email: `efface${i}@exemple.fr` })));
  await redis.flushall();
  redis.disconnect();
  await house.heal();
  const effects = (await Promise.all(ids.map((id) => house.settled(id, 3)))).flat();
  expect(effects.every(({ state }) => state === 'done')).toBe(true);
});

test('a token that the CRM refuses opens the breaker and kills nothing', async () => {
  await house.fault({ partner: 'pipedrive', status: 401, times: 1 });
  const id = await contact({ email: 'jeton@exemple.fr' });
  await until(
    async () =>
      (
        await house.pool.query(
          `select 1 from breaker where kind = 'crm' and state = 'open' and reason = 'Pipedrive a répondu 401'`,
        )
      ).rowCount,
  );
  expect((await house.settled(id, 3)).every(({ state }) => state === 'done')).toBe(true);
  expect((await house.pool.query(`select state from breaker where kind = 'crm'`)).rows).toEqual([{ state: 'closed' }]);
});
