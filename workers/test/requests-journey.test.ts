import { randomUUID } from 'node:crypto';
import { ESTIMATION, ESTIMATION_START } from '../../api/test/api';
import { insertListing } from '../../infra/test/insert-listing';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
let karims: number;
let nobodys: number;
let gated: number;
beforeAll(async () => {
  house = await startHouse();
  karims = await insertListing(house.pool, { title: "Murs rue de l'Œuvre", agentId: 2, price: '1200000' });
  nobodys = await insertListing(house.pool, {
    title: 'Boutique sans conseiller',
    price: null,
    city: 'Paris 17e',
    hideFullAddress: true,
  });
  gated = await insertListing(house.pool, { title: 'Immeuble discret', agentId: 3, mandat: 'sans_mandat' });
});
afterAll(() => house.stop());

const post = async (path: string, body: object) =>
  (await house.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202)).body;
const information = (propertyId: number | string, email: string, title: string) =>
  post('/api/contact/send', {
    name: 'Jean Martin',
    email,
    subject: `Demande d'information - ${title}`,
    message: 'Le bail court-il encore ?\n<a href="https://exemple.fr">Votre gain</a>',
    propertyId,
  });
const leadOf = async (title: RegExp) => (await house.crm()).leads.find((lead) => title.test(lead.title));
const noteOf = async (leadId: string | undefined) =>
  (await house.received('pipedrive')).find(({ path, body }) => path.endsWith('/notes') && body.lead_id === leadId)?.body
    .content as string;

test('M92 M94 M149 C08 a request about a property goes to its adviser, and its lead and receipt name it', async () => {
  const { id } = await information(karims, 'info@exemple.fr', "Murs rue de l'Œuvre");
  await house.settled(id, 3);
  const [mail, ...more] = await house.mails('karim.belkacem@pignon.example');
  expect([more, await house.mails('contact@pignon.example')]).toEqual([[], []]);
  expect(mail?.subject).toBe("Message du site : Jean Martin, Demande d'information - Murs rue de l'Œuvre");
  const link = `http://localhost:3000/bien/paris/${karims}/murs-rue-de-loeuvre`;
  expect(mail?.text).toContain(`Bien\u00a0: Murs rue de l'Œuvre\nRéférence\u00a0: PGN-${karims}`);
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  const [receipt] = await house.mails('info@exemple.fr');
  expect(receipt?.text).toContain("Murs rue de l'Œuvre");
  expect(receipt?.text).toContain(link);
  expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/Jean|encore/);
  const lead = await leadOf(/^Information : Jean Martin, Murs rue de l'Œuvre \(PGN-\d+\)$/);
  expect(lead).toMatchObject({ value: { amount: 1_200_000, currency: 'EUR' } });
  const note = await until(() => noteOf(lead?.id));
  expect(note).toContain(link);
  // A note of the CRM is HTML: row 50.
  expect(note).toContain('encore ?<br>\n&#60;a href="https://exemple.fr"&#62;Votre gain&#60;/a&#62;<br>');
});

test('what tells staff of a request opens its conversation, and the property beside it', async () => {
  const { id } = await information(karims, 'fil@exemple.fr', 'Un lien');
  await house.settled(id, 3);
  const { rows } = await house.pool.query<{ id: string }>('select id from thread where source_id = $1', [id]);
  const link = `http://localhost:3000/admin/messages?id=${rows[0]?.id}`;
  const mail = (await house.mails('karim.belkacem@pignon.example')).find(({ subject }) => subject.includes('Un lien'));
  expect(mail?.text).toContain(`Ouvrir la conversation\u00a0: ${link}\n`);
  expect(mail?.text).toContain('Voir la fiche du bien\u00a0: ');
  expect(mail?.html).toContain(`href="${link}"`);
});

test('C64 two visitors who ask about one property are two conversations of its adviser', async () => {
  const asked = ['Anne Colin', '=?utf-8?B?QW5uZSBDb2xpbg==?='].map((name, at) => {
    const subject = 'Demande d’information - Un fil';
    return post('/api/contact/send', {
      name,
      email: `fil${at}@exemple.fr`,
      subject,
      message: 'Bonjour',
      propertyId: karims,
    });
  });
  for (const { id } of await Promise.all(asked)) await house.settled(id, 3);
  const mails = (await house.mails('karim.belkacem@pignon.example')).filter(({ subject }) =>
    subject.includes('Un fil'),
  );
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Message du site : =?utf-8?B?QW5uZSBDb2xpbg==?=, Demande d’information - Un fil',
    'Message du site : Anne Colin, Demande d’information - Un fil',
  ]);
  expect(new Set(mails.map(({ headers }) => headers['x-entity-ref-id'])).size).toBe(2);
  expect(mails.flatMap(({ headers }) => [headers['in-reply-to'], headers.references]).filter(Boolean)).toEqual([]);
});

test('M96 a property without an adviser is the default adviser’s, as is one that nobody knows', async () => {
  const known = await information(nobodys, 'defaut@exemple.fr', 'Boutique sans conseiller');
  const unknown = await information('999999', 'inconnu@exemple.fr', 'Rien');
  await Promise.all([known, unknown].map(({ id }) => house.settled(id, 3)));
  // F25 whoever asks is told no more of the place than the page tells.
  expect((await house.mails('defaut@exemple.fr'))[0]?.text).toContain('Ville\u00a0: Paris\n');
  const mails = await house.mails('helene.castaing@pignon.example');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "Message du site : Jean Martin, Demande d'information - Boutique sans conseiller",
    "Message du site : Jean Martin, Demande d'information - Rien",
  ]);
  expect(mails.find(({ subject }) => subject.endsWith('Rien'))?.text).toContain('999999 (inconnu)');
  expect((await leadOf(/Boutique sans conseiller/))?.value).toBeUndefined();
});

test('M93 a receipt never names a gated property that is offered no more', async () => {
  const first = await information(gated, 'discret@exemple.fr', 'Immeuble discret');
  await house.settled(first.id, 3);
  expect((await house.mails('discret@exemple.fr'))[0]?.text).toContain('Immeuble discret');
  await house.pool.query(`update property set status = 'sold' where id = $1`, [gated]);
  const second = await information(gated, 'curieux@exemple.fr', 'Sondage');
  await house.settled(second.id, 3);
  expect((await house.mails('curieux@exemple.fr'))[0]?.text).not.toContain('discret');
  expect(await house.mails('zoe.lefevre@pignon.example')).toHaveLength(2);
});

test('security row 18 F25 what a visitor is sent of a hidden address or a gated property tells what its page tells', async () => {
  const secret = {
    address: '77 impasse du Canari',
    latitude: 48.87771,
    longitude: 2.33771,
    description: 'Le canari chante.',
  };
  const tenant = { tenantActivity: 'Oiselier canari', annualRent: 77_771 };
  const hidden = await insertListing(house.pool, { ...secret, title: 'Adresse tue', hideFullAddress: true });
  const closed = await insertListing(house.pool, { ...secret, ...tenant, title: 'Bien tu', mandat: 'delegation' });
  for (const [id, email, title] of [
    [hidden, 'tu1@exemple.fr', 'Adresse tue'],
    [closed, 'tu2@exemple.fr', 'Bien tu'],
  ] as const) {
    await house.settled((await information(id, email, title)).id, 3);
    const register = await post('/api/off-market-clients/register', { email, propertyId: closed });
    expect(JSON.stringify(register)).not.toMatch(/canari|4[.]?8777|77771/i);
    const mails = await until(async () => {
      const come = await house.mails(email);
      return come.length >= 2 && come;
    });
    expect(mails.map(({ text }) => text).join()).toContain(title);
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/canari|48[.,]877|2[.,]337|77\D?771/i);
  }
});

test('M96 an appointment becomes a mail to the adviser, a receipt and a lead', async () => {
  const { id } = await post('/api/appointments', {
    name: 'Inès Noël',
    email: 'ines@exemple.fr',
    phone: '06 12 34 56 78',
    propertyId: karims,
    preferred: 'mardi ou jeudi matin',
  });
  await house.settled(id, 3);
  const mails = await house.mails('karim.belkacem@pignon.example');
  const mail = mails.find(({ subject }) => subject.startsWith('Demande de rendez-vous'));
  expect(mail?.subject).toBe("Demande de rendez-vous : Inès Noël, Murs rue de l'Œuvre");
  expect(mail?.text).toContain('Créneau souhaité\u00a0: mardi ou jeudi matin');
  expect((await house.mails('ines@exemple.fr'))[0]?.subject).toBe('Votre demande de rendez-vous est bien arrivée');
  expect(await leadOf(/^Rendez-vous : Inès Noël, Murs rue de l'Œuvre/)).toBeDefined();
});

test('M105 M153 C15 F50 a CRM that answers 500 shows in the journal only; the chat has its answers, one person and one lead', async () => {
  const person = { fullName: "Zoë d'Œuvre", email: 'zoe@exemple.fr', phone: '+33 (0)6 12 34 56 78' };
  await house.fault({ partner: 'pipedrive', status: 500, times: 2 });
  const { personId, success } = await post('/api/pipedrive/chat/create-person', person);
  expect(success).toBe(true);
  const again = await post('/api/pipedrive/chat/create-person', person);
  expect(again.personId).toBe(personId);
  const estimationData = { ...person, propertyType: 'boutique', propertyCity: 'Lyon', isOccupied: false };
  const { leadId } = await post('/api/pipedrive/chat/create-lead', { personId, estimationData });
  await house.settled(leadId, 3);
  const effects = await house.settled(personId, 2);
  expect(effects.map(({ reaction, state }) => [reaction, state])).toEqual(
    Array(2).fill(['prospects.create-crm-person', 'done']),
  );
  const failed = await house.pool.query(
    `select 1 from effect_attempt join effect on effect.id = effect_id where outcome = 'transient' and code = '500'`,
  );
  expect(failed.rowCount).toBeGreaterThan(0);
  const { persons, leads } = await house.crm();
  const found = persons.filter(({ emails }) => emails.some(({ value }) => value === 'zoe@exemple.fr'));
  expect(found).toMatchObject([{ name: person.fullName, phones: [{ value: '+33612345678' }] }]);
  expect(leads.filter(({ person_id }) => person_id === found[0]?.id).map(({ title }) => title)).toEqual([
    "Estimation par le chat : Zoë d'Œuvre, boutique Lyon",
  ]);
  expect((await house.mails('helene.castaing@pignon.example')).map(({ subject }) => subject)).toContain(
    "Demande d'estimation par le chat : Zoë d'Œuvre",
  );
  expect(await house.mails('zoe@exemple.fr')).toHaveLength(1);
});

test('an event of the first version, and a message without a source, are still understood', async () => {
  const { id } = await post('/api/contact', {
    to: 'contact@pignon.example',
    subject: 'Formulaire de contact: Ancien',
    data: { name: 'Ancien', email: 'ancien@exemple.fr', subject: 'Ancien', message: 'Bonjour' },
  });
  await house.settled(id, 3);
  const { rows } = await house.pool.query(
    `select payload, details ? 'source' as has from event join contact_message m on m.id::text = aggregate_id where m.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ payload: { source: 'contact', messageId: id }, has: false }]);
  const toAgency = (await house.mails('contact@pignon.example')).map(({ subject }) => subject);
  expect(toAgency.filter((subject) => subject.startsWith('Message'))).toEqual(['Message du site : Ancien, Ancien']);
});

test('whatever form types a known address by another name, the CRM keeps its person; lead, note and mail say what was said', async () => {
  const email = 'gardee@exemple.fr';
  const persons = async () =>
    (await house.crm()).persons.filter(({ emails }) => emails.some(({ value }) => value === email));
  const stranger = { name: 'Un Inconnu', email, phone: '07 99 99 99 99' };
  const first = await post('/api/contact/send', {
    name: 'Zoé Gardée',
    email,
    phone: '06 12 34 56 78',
    subject: 'Bonjour',
    message: 'Une question.',
  });
  await house.settled(first.id, 3);
  // As if the CRM had not got its person yet: then nothing but what is kept could name it.
  await house.pool.query('update prospect set crm_person_id = null where email = $1', [email]);
  const kept = async () => (await house.pool.query('select name, phone from prospect where email = $1', [email])).rows;
  expect(await kept()).toEqual([{ name: 'Zoé Gardée', phone: '+33612345678' }]);

  const contact = await post('/api/contact/send', { ...stranger, subject: 'Urgent', message: 'Rappelez-moi.' });
  const appointment = await post('/api/appointments', { ...stranger, propertyId: karims });
  const { personId } = await post('/api/pipedrive/chat/create-person', {
    ...stranger,
    fullName: stranger.name,
    name: undefined,
  });
  const { leadId } = await post('/api/pipedrive/chat/create-lead', {
    personId,
    estimationData: { propertyCity: 'Lyon' },
  });
  const estimation = await post('/api/estimations', {
    ...ESTIMATION_START,
    firstName: 'Un',
    lastName: 'Inconnu',
    email,
  });
  for (const id of [contact.id, appointment.id, leadId]) await house.settled(id, 3);
  await house.settled(personId, 1);
  await house.settled(estimation.id, 2);

  expect(await kept()).toEqual([{ name: 'Zoé Gardée', phone: '+33612345678' }]);
  // Made anew, since what the CRM had was forgotten above: by what is kept, whoever asked for it.
  for (const each of await persons())
    expect(each).toMatchObject({ name: 'Zoé Gardée', phones: [{ value: '+33612345678' }] });
  const lead = await leadOf(/^Contact : Un Inconnu, Urgent/);
  expect(await until(() => noteOf(lead?.id))).toMatch(/Rappelez-moi[^]*Nom : Un Inconnu[^]*07\s99\s99\s99\s99/);
  const mails = await house.mails('contact@pignon.example');
  expect(mails.find(({ subject }) => subject.includes('Urgent'))?.text).toMatch(/Un Inconnu[^]*07\s99\s99\s99\s99/);
});

test('the second step of an estimation puts right what its first said of the person; another estimation does not', async () => {
  const email = 'rectifiee@exemple.fr';
  const kept = async () => (await house.pool.query('select name from prospect where email = $1', [email])).rows;
  const start = async (lastName: string) => await post('/api/estimations', { ...ESTIMATION_START, lastName, email });
  const { id, token } = await start('Dupond');
  await house.settled(id, 2);
  expect(await kept()).toEqual([{ name: 'Zoë Dupond' }]);
  await house.http
    .post(`/api/estimations/${id}/submit`)
    .set('authorization', `Bearer ${token}`)
    .send({ ...ESTIMATION, lastName: 'Dupont', email })
    .expect(202);
  await house.settled(id, 6);
  expect(await kept()).toEqual([{ name: 'Zoë Dupont' }]);
  await house.settled((await start('Intrus')).id, 2);
  expect(await kept()).toEqual([{ name: 'Zoë Dupont' }]);
});
