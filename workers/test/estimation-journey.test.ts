import { CONTACT_DATA, ESTIMATION, ESTIMATION_START } from '../../api/test/api';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
beforeAll(async () => (house = await startHouse()));
afterAll(() => house.stop());

async function estimate(person: object = {}): Promise<string> {
  const { body } = await house.http
    .post('/api/estimations')
    .send({ ...ESTIMATION_START, ...person })
    .expect(202);
  await house.http
    .post(`/api/estimations/${body.id}/submit`)
    .set('authorization', `Bearer ${body.token}`)
    .send({ ...ESTIMATION, ...person })
    .expect(202);
  return body.id;
}

describe('one estimation, from the form to its last effect', () => {
  let id: string;
  beforeAll(async () => {
    id = await estimate();
    await house.settled(id, 6);
  });

  test('all six effects are done at the first attempt', async () => {
    expect((await house.effects(id)).map(({ reaction, state, attempts }) => [reaction, state, attempts])).toEqual([
      ['estimations.call-automation-r1', 'done', 1],
      ['estimations.call-automation-r2', 'done', 1],
      ['estimations.create-crm-person', 'done', 1],
      ['estimations.email-adviser', 'done', 1],
      ['estimations.email-receipt', 'done', 1],
      ['estimations.push-lead', 'done', 1],
    ]);
  });

  test('M154 webhook R1 holds the step-1 fields, signed', async () => {
    const call = (await house.received('automation')).find(({ body }) => body.etape === 'R1' && body.request_id === id);
    expect(call?.body).toEqual({
      request_id: id,
      etape: 'R1',
      form_fields: {
        prenom: 'Zoë',
        nom: "d'Œuvre",
        tel: '+33 (0)6 12 34 56 78',
        email: 'zoe@exemple.fr',
        statut_loc_prop: 'Propriétaire',
        temperature: 'chaud',
      },
    });
    expect(call?.status).toBe(200);
    expect(call?.headers['webhook-id']).toBe(call?.headers['idempotency-key']);
  });

  test('M155 F13 webhook R2 holds the same and the property', async () => {
    const call = (await house.received('automation')).find(({ body }) => body.etape === 'R2' && body.request_id === id);
    expect(call?.body.form_fields).toEqual({
      prenom: 'Zoë',
      nom: "d'Œuvre",
      tel: '+33 (0)6 12 34 56 78',
      email: 'zoe@exemple.fr',
      statut_loc_prop: 'Propriétaire',
      temperature: 'chaud',
      adresse: '12 rue de Lévis, 75017 Paris',
      statut_libre_occupe: 'Occupé',
      loyer: '2500',
      charge: '150',
      fonciere: '1800',
      contexte: 'Succession',
    });
  });

  test('C15 the CRM has one person with text values, and a lead linked to it', async () => {
    const { persons, leads } = await house.crm();
    const person = persons.filter(({ emails }) => emails[0]?.value === 'zoe@exemple.fr');
    expect(person).toHaveLength(1);
    expect(person[0]).toMatchObject({
      name: "Zoë d'Œuvre",
      emails: [{ value: 'zoe@exemple.fr' }],
      phones: [{ value: '+33612345678' }],
    });
    expect(leads.filter(({ person_id }) => person_id === person[0]?.id)).toHaveLength(1);
  });

  test('M96 the adviser by default gets the request, and a reply goes to the owner', async () => {
    const [mail] = await house.mails('helene.castaing@pignon.example');
    expect(mail).toMatchObject({
      to: ['helene.castaing@pignon.example'],
      cc: [],
      bcc: [],
      subject: "Demande d'estimation : Zoë d'Œuvre, 12 rue de Lévis, 75017 Paris",
    });
    expect(mail?.replyTo).toContain('zoe@exemple.fr');
    expect(mail?.text).toContain('Loyer mensuel\u00a0: 2\u202f500\u00a0€ / mois');
    // F08: both readings of the urgency stand side by side.
    expect(mail?.text).toContain("Rapidement (1-3 mois) / D'ici moins de 6 mois");
    const [, push] = [0, (await house.effects(id)).find(({ reaction }) => reaction === 'estimations.email-adviser')];
    expect(mail?.messageId).toBe(`<${push?.id}@pignon.example>`);
  });

  test('M175 F47 the receipt promises 24 hours and 48 working hours, and repeats none of the visitor’s words', async () => {
    const [mail] = await house.mails('zoe@exemple.fr');
    expect(mail?.subject).toBe("Votre demande d'estimation est bien arrivée");
    expect(mail?.text).toMatch(/24 heures[\s\S]*48 heures ouvrées/);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Zoë|Œuvre|Lévis/);
  });

  test('the jobs in Redis hold ids alone', async () => {
    const { Redis } = await import('ioredis');
    const redis = new Redis(process.env.TEST_REDIS ?? '');
    const prefix = new URL(
      (house.pool as unknown as { options: { connectionString: string } }).options.connectionString,
    ).pathname.slice(1);
    const keys = await redis.keys(`${prefix}:*:e-*`);
    const jobs = await Promise.all(keys.filter((key) => !key.endsWith(':logs')).map((key) => redis.hget(key, 'data')));
    redis.disconnect();
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(Object.keys(JSON.parse(job ?? '{}')).toSorted()).toEqual(['effectId', 'suspect']);
  });
});

test('what the same request says last is in CRM, mails and prospect; what a stranger says of that address is not', async () => {
  const first = { ...ESTIMATION_START, email: 'Corrige@exemple.fr', phone: '06 11 11 11 11' };
  const { body } = await house.http.post('/api/estimations').send(first).expect(202);
  const told = async () =>
    (await house.crm()).persons
      .filter(({ emails }) => emails[0]?.value === 'corrige@exemple.fr')
      .map(({ name, phones }) => [name, phones[0]?.value]);
  await until(async () => (await told()).length > 0);
  expect(await told()).toEqual([["Zoë d'Œuvre", '+33611111111']]);

  const last = { ...ESTIMATION, email: 'corrige@exemple.fr', phone: '06 22 22 22 22', lastName: 'Corrigé' };
  await house.http
    .post(`/api/estimations/${body.id}/submit`)
    .set('authorization', `Bearer ${body.token}`)
    .send(last)
    .expect(202);
  await house.settled(body.id, 6);
  expect(await told()).toEqual([['Zoë Corrigé', '+33622222222']]);
  const kept = async () =>
    (await house.pool.query(`select name, phone from prospect where email = 'corrige@exemple.fr'`)).rows;
  expect(await kept()).toEqual([{ name: 'Zoë Corrigé', phone: '+33622222222' }]);
  const mail = (await house.mails('helene.castaing@pignon.example')).find(({ text }) => text.includes('Corrigé'));
  expect(mail?.text).toMatch(/06\s22\s22\s22\s22/);

  const stranger = await estimate({ email: 'corrige@exemple.fr', phone: '06 99 99 99 99', firstName: 'Personne' });
  await house.settled(stranger, 6);
  expect(await told()).toEqual([['Zoë Corrigé', '+33622222222']]);
  expect(await kept()).toEqual([{ name: 'Zoë Corrigé', phone: '+33622222222' }]);
});

test('F12 F73 presets that nobody touched are not said, to nobody; kind and surface are', async () => {
  const least = { ...ESTIMATION_START, email: 'preset@exemple.fr' };
  const { body } = await house.http.post('/api/estimations').send(least).expect(202);
  await house.http
    .post(`/api/estimations/${body.id}/submit`)
    .set('authorization', `Bearer ${body.token}`)
    .send({
      ...least,
      address: '1 rue X, 75011 PARIS',
      isOccupied: 'occupied',
      retirementPlans: 'Départ à la retraite',
      propertyType: 'boutique',
      surface: '85 m²',
      touched: ['address', 'propertyType', 'surface'],
    })
    .expect(202);
  await house.settled(body.id, 6);
  const call = (await house.received('automation')).find(
    ({ body: { etape, request_id } }) => etape === 'R2' && request_id === body.id,
  );
  expect(call?.body.form_fields).toMatchObject({
    statut_libre_occupe: 'non précisé',
    contexte: 'non précisé ; Boutique ; 85\u00a0m²',
  });
  const reference = `EST-${body.id.slice(-8).toUpperCase()}`;
  const staff = (await house.mails('helene.castaing@pignon.example')).find(({ replyTo }) =>
    replyTo.includes('preset@exemple.fr'),
  );
  for (const line of [
    `Référence\u00a0: ${reference}`,
    'Occupation\u00a0: Non précisé',
    'Motif de la vente\u00a0: Non précisé',
    'Type et surface\u00a0: Boutique, 85\u00a0m²',
  ])
    expect(staff?.text).toContain(line);
  const [receipt] = await house.mails('preset@exemple.fr');
  expect(receipt?.text).toContain(reference);
  expect(receipt?.text).toContain('Votre bien\u00a0: Boutique, 85\u00a0m², Paris (75011)');
  expect(receipt?.text).not.toMatch(/rue X|Zoë/);
});

test.each([
  ['urgent', 'très chaud'],
  ['later', 'tiède'],
  ['noHurry', 'froid'],
  [undefined, 'non renseigné'],
])('F09 M154 urgency %s is temperature %s', async (urgencyLevel, temperature) => {
  const { body } = await house.http
    .post('/api/estimations')
    .send({ ...ESTIMATION_START, urgencyLevel, isOwner: false, email: `${urgencyLevel}@exemple.fr` })
    .expect(202);
  const call = await until(async () =>
    (await house.received('automation')).find((call) => call.body.request_id === body.id),
  );
  expect(call.body.form_fields).toMatchObject({ temperature, statut_loc_prop: 'Locataire' });
});

test('C15 one person for two requests of the same mailbox, whatever its spelling', async () => {
  const ids = [
    await estimate({ email: 'Une.Personne@Exemple.fr' }),
    await estimate({ email: 'une.personne@exemple.fr' }),
  ];
  await Promise.all(ids.map((id) => house.settled(id, 6)));
  const { persons, leads } = await house.crm();
  const person = persons.filter(({ emails }) => emails[0]?.value === 'une.personne@exemple.fr');
  expect(person).toHaveLength(1);
  expect(leads.filter(({ person_id }) => person_id === person[0]?.id)).toHaveLength(2);
});

test('C15 a creation whose answer is cut makes no second person', async () => {
  await house.fault({ partner: 'pipedrive', path: '/persons', method: 'POST', dropAnswer: true, times: 1 });
  const id = await estimate({ email: 'coupe@exemple.fr' });
  await house.settled(id, 6);
  const { persons } = await house.crm();
  expect(persons.filter(({ emails }) => emails[0]?.value === 'coupe@exemple.fr')).toHaveLength(1);
});

test('C15 a lead whose answer is cut is found again by our reference', async () => {
  await house.fault({ partner: 'pipedrive', path: '/leads', method: 'POST', dropAnswer: true, times: 1 });
  const id = await estimate({ email: 'piste@exemple.fr' });
  await house.settled(id, 6);
  const { persons, leads } = await house.crm();
  const person = persons.find(({ emails }) => emails[0]?.value === 'piste@exemple.fr');
  expect(leads.filter(({ person_id }) => person_id === person?.id)).toHaveLength(1);
});

test('C15 a CRM that answers 500 shows in the journal, is tried again, and the mails have long gone', async () => {
  await house.fault({ partner: 'pipedrive', status: 500, times: 2 });
  const id = await estimate({ email: 'cinq-cents@exemple.fr' });
  await until(async () => (await house.effects(id)).some(({ last_error }) => last_error === 'Pipedrive a répondu 500'));
  const effects = await house.settled(id, 6);
  expect(effects.every(({ state }) => state === 'done')).toBe(true);
});

test('a mail that the server defers is sent later, one that it rejects is dead at once', async () => {
  await house.mailFault({ mode: 'defer', times: 1 });
  const deferred = await estimate({ email: 'plus-tard@exemple.fr' });
  expect((await house.settled(deferred, 6)).every(({ state }) => state === 'done')).toBe(true);
  await house.mailFault({ mode: 'reject', times: 2 });
  const rejected = await estimate({ email: 'jamais@exemple.fr' });
  const effects = await house.settled(rejected, 6);
  expect(effects.filter(({ state }) => state === 'dead').map(({ reaction, attempts }) => [reaction, attempts])).toEqual(
    [
      ['estimations.email-adviser', 1],
      ['estimations.email-receipt', 1],
    ],
  );
  await house.heal();
});

test('a mail whose 250 is swallowed comes again under the same Message-ID, byte for byte', async () => {
  await house.mailFault({ mode: 'swallow-answer', times: 1 });
  const { body } = await house.http
    .post('/api/contact/send')
    .send({ ...CONTACT_DATA, email: 'avale@exemple.fr' })
    .expect(202);
  await house.settled(body.id, 3);
  await house.heal();
  const { rows } = await house.pool.query(
    'select effect.id, attempts from effect join event on event.id = event_id where aggregate_id = $1 and attempts > 1',
    [body.id],
  );
  expect(rows).toHaveLength(1);
  const copies = (await house.mails()).filter(({ messageId }) => messageId.includes(rows[0].id));
  expect(copies).toHaveLength(2);
  const [one, other] = await Promise.all(copies.map(({ id }) => house.source(id)));
  const own = (source: string | undefined) => source?.slice(source.indexOf('From:'));
  expect(own(one)).toBe(own(other));
});
