import { randomUUID } from 'node:crypto';
import { CONTACT_DATA, ESTIMATION_START, ORIGIN, startApi, type TestApi } from './api';
import { insertListing } from '../../infra/test/insert-listing';
import { readPdfs } from '../../infra/test/read-pdfs';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const post = (path: string, body: object) =>
  api.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202);
const staff = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  api.http[method](path).set({ cookie, origin: ORIGIN }).send(body);
const list = async (query: object = {}) =>
  (await api.http.get('/api/admin/people').query(query).set('cookie', cookie).expect(200)).body;
const contact = (email: string, name: string, more: object = {}) =>
  post('/api/contact', { data: { ...CONTACT_DATA, email, name }, ...more });

test('E12 the list says who asked, through what, with what consent; words find a name, an address, a number', async () => {
  const consent = { version: 'contact-1', page: '/contact' };
  await contact('ines@murs.example', 'Inès Noël', { consent });
  await post('/api/estimations', {
    ...ESTIMATION_START,
    email: 'ines@murs.example',
    isOwner: true,
    urgencyLevel: 'soon',
  });
  await contact('paul@murs.example', 'Paul Petit');
  await post('/api/off-market-clients/register', { email: 'paul@murs.example', company: 'SCI Petit' });
  const page = await list();
  expect([page.total, page.stages.new]).toEqual([2, 2]);
  expect(page.items.map(({ name }: { name: string }) => name)).toEqual(['Paul Petit', 'Inès Noël']);
  expect(page.items[1]).toMatchObject({
    email: 'ines@murs.example',
    profile: 'owner',
    temperature: 'soon',
    sources: ['contact', 'estimation'],
    stage: 'new',
    consent: { ...consent, at: expect.any(String) },
  });
  expect(page.items[0]).toMatchObject({ company: 'SCI Petit', profile: null, consent: null });
  const found = async (q: string) => (await list({ q })).items.map(({ email }: { email: string }) => email);
  expect(await found('ines noel')).toEqual(['ines@murs.example']);
  expect(await found('PAUL@')).toEqual(['paul@murs.example']);
  for (const nothing of ["' or 1=1", '%', '_', 'zzz']) expect(await found(nothing)).toEqual([]);
  const kept = async (query: object) => (await list(query)).items.map(({ name }: { name: string }) => name);
  for (const query of [{ source: 'estimation' }, { profile: 'owner' }, { temperature: 'soon' }, { consent: 'yes' }])
    expect([query, await kept(query)]).toEqual([query, ['Inès Noël']]);
  expect(await kept({ consent: 'no', q: 'paul' })).toEqual(['Paul Petit']);
  for (const query of [{ profile: 'tenant' }, { temperature: 'urgent' }, { source: 'mail' }, { adviser: 999 }])
    expect([query, await kept(query)]).toEqual([query, []]);
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into agent (name, email, phone, photo_url, website) values ('Zoé', 'zoe@exemple.fr', '', '', '') returning id`,
  );
  await api.pool.query('update thread set agent_id = $1 where email = $2', [rows[0]?.id, 'paul@murs.example']);
  expect(await kept({ adviser: rows[0]?.id })).toEqual(['Paul Petit']);
  await staff('get', '/api/admin/people?source=fax').expect(400);
});

test('E12 the board has everybody in the column of their stage; the file for spreadsheets has who is asked for', async () => {
  await contact('tableau@murs.example', '=Tab; Leau', { consent: { version: 'contact-1', page: '/contact' } });
  const { body } = await staff('get', '/api/admin/people/board?q=tableau&stage=won').expect(200);
  expect(body.items.map(({ stage, email }: { stage: string; email: string }) => [stage, email])).toEqual([
    ['new', 'tableau@murs.example'],
  ]);
  expect(body.stages).toMatchObject({ new: 1, won: 0 });
  const file = await staff('get', '/api/admin/people/export.csv?q=tableau').buffer(true).expect(200);
  const text = file.text ?? Buffer.from(file.body).toString();
  expect(text.split('\r\n')).toEqual([
    expect.stringMatching(/Nom;E-mail;Téléphone;Société;Profil;Source;Température;Critères/),
    expect.stringMatching(/^"'=Tab; Leau";tableau@murs.example;.*;Contact;.*;Nouveau;;\d{4}-\d\d-\d\d;contact-1$/),
    '',
  ]);
  expect(await api.count('audit_log', `action = 'prospects.list'`)).toBe(1);
});

test('E12 what was looked for in the chat is criteria once they say who they are; the last search counts, a broken one costs no lead', async () => {
  const person = { fullName: 'Chloé Chat', email: 'chloe@murs.example', phone: '' };
  const { personId } = (await post('/api/pipedrive/chat/create-person', person)).body;
  const told = async (criteria: object) =>
    (await post('/api/pipedrive/chat/create-lead', { personId, estimationData: {}, criteria })).body.leadId as string;
  const known = async () => (await list({ q: 'chloe@' })).items[0].criteria;
  await told({ unknown: 1 });
  expect(await known()).toEqual({ criteria: {}, origin: null, version: 0 });
  await told({ transactions: ['sale'], cities: ['paris'] });
  const searched = {
    transactions: ['rental'],
    natures: ['boutique'],
    cities: ['lyon'],
    maxPrice: 24_000,
    minSurface: 50,
  };
  const last = await told({ ...searched, search: 'angle' });
  expect(await known()).toEqual({ criteria: searched, origin: 'chat', version: 0 });
  // Who they say they are alone, without a search, takes nothing back.
  await told({});
  expect(await known()).toEqual({ criteria: searched, origin: 'chat', version: 0 });
  await api.pool.query(`update thread set state = 'spam' where source_id = $1`, [last]);
  expect((await known()).criteria).toEqual({ transactions: ['sale'], cities: ['paris'] });
});

test('E12 criteria come from the properties that they wrote about, until staff write down others, held to a version', async () => {
  const property = await insertListing(api.pool, { title: 'Boutique à suivre', city: 'Lyon', postcode: '69003' });
  const about = { ...CONTACT_DATA, email: 'critere@murs.example', name: 'Cora Critère', propertyId: String(property) };
  await post('/api/contact/send', about);
  const [person] = (await list({ q: 'critere@' })).items;
  expect(person.criteria).toMatchObject({
    origin: 'asked',
    version: 0,
    criteria: {
      transactions: ['sale'],
      natures: ['boutique'],
      cities: ['lyon-69'],
      minPrice: 540_000,
      maxPrice: 830_000,
    },
  });
  const path = `/api/admin/people/${person.id}/criteria`;
  const said = { transactions: ['sale'], natures: ['murs'], cities: ['PARIS 16', 'Valence 26'], regions: ['11'] };
  const { body } = await staff('put', path, { ...said, minPrice: 900_000, maxPrice: '500 000 €', version: 0 }).expect(
    200,
  );
  expect(body.person.criteria).toEqual({
    origin: 'hand',
    version: 1,
    criteria: { ...said, cities: ['paris-16e', 'valence-26'], minPrice: 500_000, maxPrice: 900_000 },
  });
  const late = await staff('put', path, { ...said, version: 0 }).expect(409);
  expect([late.body.error, late.body.current.person.criteria.version]).toEqual([
    expect.stringMatching(/^Ce prospect a été modifié par .+ à \d\d:\d\d\.$/),
    1,
  ]);
  await staff('put', path, { ...said, natures: ['château'], version: 1 }).expect(400);
  await staff('put', `${path}/asked`, { version: 4 }).expect(409);
  const back = await staff('put', `${path}/asked`, { version: 1 }).expect(200);
  expect(back.body.person.criteria.origin).toBe('asked');
  await staff('put', `/api/admin/people/${randomUUID()}/criteria`, { ...said, version: 0 }).expect(404);
  expect(await api.count('audit_log', `action = 'prospects.criteria' and target = '${person.id}'`)).toBe(2);
});

test('E12 a file holds all that the person did, each with its proof; words that are not theirs are told apart', async () => {
  const consent = { version: 'contact-1', page: '/' };
  await contact('suivie@murs.example', 'Léa Suivie', { consent });
  await contact('suivie@murs.example', 'Un inconnu');
  await post('/api/off-market-clients/register', { email: 'suivie@murs.example' });
  const { items } = await list({ q: 'suivie' });
  const { body } = await staff('get', `/api/admin/people/${items[0].id}`).expect(200);
  expect(body.person.name).toBe('Léa Suivie');
  expect(body.history.map(({ what }: { what: string }) => what)).toEqual(['Accès off-market', 'Contact', 'Contact']);
  expect(body.threads.map(({ source, state }: Record<string, string>) => [source, state])).toEqual([
    ['access', 'new'],
    ['contact', 'new'],
    ['contact', 'new'],
  ]);
  expect(body.history[1]).toMatchObject({ saidName: 'Un inconnu', consent: null });
  expect(body.history[2]).toMatchObject({
    saidName: null,
    consent,
    text: expect.stringContaining(CONTACT_DATA.message),
  });
  await staff('get', `/api/admin/people/${randomUUID()}`).expect(404);
  await staff('get', '/api/admin/people/7').expect(404);
});

test('E12 a stage is moved once; who has read an older version is told so', async () => {
  await contact('etape@murs.example', 'Eva Étape');
  const [{ id, version }] = (await list({ q: 'etape@' })).items;
  const move = (body: object) => staff('put', `/api/admin/people/${id}/stage`, body);
  const { body } = await move({ stage: 'lost', lostReason: 'Déjà vendu', version }).expect(200);
  expect(body.person).toMatchObject({ stage: 'lost', lostReason: 'Déjà vendu', version: version + 1 });
  const { body: refusal } = await move({ stage: 'won', version }).expect(409);
  expect([refusal.error, refusal.current.person.stage]).toEqual([
    expect.stringMatching(/^Ce prospect a été modifié par .+ à \d\d:\d\d\.$/),
    'lost',
  ]);
  await move({ stage: 'lost', version: version + 1 }).expect(422);
  const won = await move({ stage: 'won', lostReason: 'reste ?', version: version + 1 }).expect(200);
  expect(won.body.person).toMatchObject({
    stage: 'won',
    lostReason: null,
    moved: { at: expect.any(String), by: expect.any(String) },
  });
  expect(won.body.history.slice(0, 2).map(({ what, text }: { what: string; text: string }) => [what, text])).toEqual([
    ['Étape', expect.stringMatching(/^Gagné\nPar ./)],
    ['Étape', expect.stringMatching(/^Perdu\nPar ./)],
  ]);
  expect((await list({ stage: 'won' })).total).toBe(1);
  await move({ stage: 'elsewhere', version: 1 }).expect(400);
  await staff('put', `/api/admin/people/${randomUUID()}/stage`, { stage: 'won', version: 1 }).expect(404);
  expect(await api.count('audit_log', `action = 'prospects.stage' and target = '${id}'`)).toBe(2);
});

test('E12 the export as PDF can be read; taking it and erasing stand in the audit, without the address', async () => {
  await contact('lisible@murs.example', "Zoë d'Œuvre");
  const pdf = await staff('post', '/api/admin/people/export', { email: 'lisible@murs.example', format: 'pdf' })
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  const [read] = await readPdfs(pdf.body);
  const text = read?.pages.join(' ') ?? '';
  for (const said of ['Vos données', 'lisible@murs.example', "Zoë d'Œuvre", 'Messages (1)'])
    expect(text).toContain(said);
  await staff('post', '/api/admin/people/erase', { email: 'lisible@murs.example' }).expect(200);
  const { rows } = await api.pool.query(
    `select action, account_id is not null as somebody from audit_log where action in ('prospects.export', 'prospects.erase') order by id`,
  );
  expect(rows).toEqual([
    { action: 'prospects.export', somebody: true },
    { action: 'prospects.erase', somebody: true },
  ]);
  expect(await api.count('audit_log', `audit_log::text like '%lisible@%'`)).toBe(0);
});

test('E12 while something about them is on its way to the CRM, nothing is erased', async () => {
  await contact('occupe@murs.example', 'Paul Occupé');
  const holder = await api.pool.connect();
  await holder.query(`select pg_advisory_lock(hashtext('prospect'), hashtext('occupe@murs.example'))`);
  const { body } = await staff('post', '/api/admin/people/erase', { email: 'occupe@murs.example' }).expect(409);
  expect(body.error).toBe('Un envoi au CRM est en cours pour cette personne. Réessayez dans un instant.');
  expect(await api.count('contact_message', `email = 'occupe@murs.example'`)).toBe(1);
  await holder.query('select pg_advisory_unlock_all()');
  holder.release();
  await staff('post', '/api/admin/people/erase', { email: 'occupe@murs.example' }).expect(200);
});

test('E12 who is expected at a meeting is erased once it is cancelled, so that nobody waits for a ghost', async () => {
  const { body } = await api.http.get('/api/appointments/slots').expect(200);
  const [slot] = (body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots);
  const email = 'attendu@murs.example';
  const { body: booked } = await post('/api/appointments', { name: 'Adèle Attendue', email, slot });
  const refused = await staff('post', '/api/admin/people/erase', { email }).expect(409);
  expect(refused.body.error).toMatch(/^Cette personne a un rendez-vous à venir/);
  expect((await list({ q: email })).items).toHaveLength(1);
  const { rows } = await api.pool.query<{ version: number }>('select version from appointment where id = $1', [
    booked.id,
  ]);
  await staff('post', `/api/admin/appointments/${booked.id}/cancel`, { version: rows[0]?.version }).expect(200);
  await staff('post', '/api/admin/people/erase', { email }).expect(200);
  expect((await list({ q: email })).items).toEqual([]);
});
