import { randomUUID } from 'node:crypto';
import { CONTACT_DATA, ESTIMATION_START, ORIGIN, startApi, type TestApi } from './api';
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
  await post('/api/estimations', { ...ESTIMATION_START, email: 'ines@murs.example', isOwner: true });
  await contact('paul@murs.example', 'Paul Petit');
  await post('/api/off-market-clients/register', { email: 'paul@murs.example', company: 'SCI Petit' });
  const page = await list();
  expect([page.total, page.stages.new]).toEqual([2, 2]);
  expect(page.items.map(({ name }: { name: string }) => name)).toEqual(['Paul Petit', 'Inès Noël']);
  expect(page.items[1]).toMatchObject({
    email: 'ines@murs.example',
    profile: 'Propriétaire',
    sources: ['contact', 'estimation'],
    stage: 'new',
    consent: { ...consent, at: expect.any(String) },
  });
  expect(page.items[0]).toMatchObject({ company: 'SCI Petit', profile: null, consent: null });
  const found = async (q: string) => (await list({ q })).items.map(({ email }: { email: string }) => email);
  expect(await found('ines noel')).toEqual(['ines@murs.example']);
  expect(await found('PAUL@')).toEqual(['paul@murs.example']);
  for (const nothing of ["' or 1=1", '%', '_', 'zzz']) expect(await found(nothing)).toEqual([]);
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
  expect([refusal.error, refusal.current.person.stage]).toEqual(['Ce prospect a été modifié.', 'lost']);
  const won = await move({ stage: 'won', lostReason: 'reste ?', version: version + 1 }).expect(200);
  expect(won.body.person).toMatchObject({ stage: 'won', lostReason: null });
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
