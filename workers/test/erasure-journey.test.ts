import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ESTIMATION, ESTIMATION_START, staffCookieOf } from '../../api/test/api';
import { ADMIN } from '../../infra/test/global-setup';
import { insertListing } from '../../infra/test/insert-listing';
import { readPdfs } from '../../infra/test/read-pdfs';
import { startHouse, type TestHouse, until } from './house';

jest.setTimeout(90_000);

const ORIGIN = 'http://localhost:3000';
const EMAIL = 'canari-unique@exemple.fr';
/** In every text that the person types anywhere. */
const CANARY = 'Quetzalcoatl';
const PHONE = '06 98 76 54 32';
const FOUND = [CANARY, EMAIL, '98 76 54 32', '698765432'];

const dir = mkdtempSync(join(tmpdir(), 'pignon-erasure-'));
let house: TestHouse;
let staff: string;
let gated: number;
beforeAll(async () => {
  house = await startHouse({ MEDIA_DIR: dir });
  gated = await insertListing(house.pool, { title: 'Murs discrets', mandat: 'delegation' });
  staff = staffCookieOf(await house.http.post('/api/users/login').send(ADMIN).expect(200));
});
afterAll(async () => {
  await house.stop();
  await rm(dir, { recursive: true, force: true });
});

const post = async (path: string, body: object) =>
  (await house.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202)).body;
const ask = (path: string, body: object) => house.http.post(path).set({ cookie: staff, origin: ORIGIN }).send(body);
const allDone = () =>
  until(async () => {
    const { rows } = await house.pool.query(
      `select (select count(*)::int from effect where state = 'pending')
         + (select count(*)::int from event where relayed_at is null) as open`,
    );
    return rows[0].open === 0;
  }, 60_000);

/** Whoever uses every form of the site. */
async function everyForm(email: string): Promise<void> {
  const words = { name: `Inès ${CANARY}`, email, phone: PHONE, message: `Bonjour, ${CANARY}` };
  await post('/api/contact', { data: { ...words, subject: `Objet ${CANARY}` } });
  await post('/api/contact/send', { ...words, subject: 'Renseignement', propertyId: gated });
  await post('/api/appointments', { ...words, preferred: `mardi, ${CANARY}` });
  const person = { fullName: `Inès ${CANARY}`, email, phone: PHONE };
  const { personId } = await post('/api/pipedrive/chat/create-person', person);
  await post('/api/pipedrive/chat/create-lead', { personId, estimationData: { propertyAddress: `1 rue ${CANARY}` } });
  await post('/api/pipedrive/chat/create-person', { ...person, fullName: `Autre ${CANARY}` });
  const who = { firstName: 'Inès', lastName: CANARY, email, phone: PHONE };
  const { id, token } = await post('/api/estimations', { ...ESTIMATION_START, ...who });
  await house.http
    .post(`/api/estimations/${id}/submit`)
    .set('authorization', `Bearer ${token}`)
    .send({ ...ESTIMATION, ...who, address: `12 rue ${CANARY}` })
    .expect(202);
  await post('/api/off-market-clients/register', { ...words, message: undefined, company: CANARY, propertyId: gated });
  await house.http
    .post('/api/careers')
    .field({ name: `Inès ${CANARY}`, email, trade: 'Gestionnaire locatif', message: CANARY })
    .attach('cv', Buffer.from(`%PDF-1.7\n% ${CANARY}\n%%EOF\n`), `${CANARY}.pdf`)
    .expect(202);
}

/** A sheet of the gated property bears the reader's name. */
async function openFile(email: string): Promise<void> {
  const { rows } = await house.pool.query(
    `select request.id from access_request request join off_market_client client on client.id = client_id where email = $1`,
    [email],
  );
  await house.http
    .put(`/api/off-market-clients/approve/${rows[0].id}`)
    .set({ cookie: staff, origin: ORIGIN })
    .expect(200);
  const code = await until(async () =>
    (await house.mails(email)).map(({ text }) => /access=([\w-]{43})/.exec(text)?.[1]).find(Boolean),
  );
  const opened = await house.http
    .post('/api/off-market/exchange-access')
    .send({ propertyId: gated, accessCode: code })
    .expect(200);
  const visitor = String(opened.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  await house.http.post(`/api/properties/${gated}/sheet`).set({ cookie: visitor, origin: ORIGIN }).expect(202);
  await until(
    async () => (await house.http.get(`/api/properties/${gated}/sheet.pdf`).set('cookie', visitor)).status === 200,
  );
}

async function tablesThatSay(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await house.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const said: string[] = [];
  const hex = texts.map((text) => Buffer.from(text).toString('hex'));
  for (const { name } of tables) {
    const { rows } = await house.pool.query(`select 1 from "${name}" kept where kept::text ilike any($1) limit 1`, [
      [...texts, ...hex].map((text) => `%${text}%`),
    ]);
    if (rows.length) said.push(name);
  }
  return said.toSorted();
}

async function filesThatSay(text: string): Promise<string[]> {
  const said: string[] = [];
  for (const folder of [dir, `${dir}-documents`].filter(existsSync))
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      const pages = path.endsWith('.pdf') ? (await readPdfs(bytes)).flatMap(({ pages }) => pages).join(' ') : '';
      if (`${path} ${bytes.toString('latin1')} ${pages}`.includes(text)) said.push(path);
    }
  return said;
}

async function redisSays(texts: readonly string[]): Promise<boolean> {
  const redis = new Redis(process.env.TEST_REDIS ?? '');
  try {
    for (const key of await redis.keys('*')) {
      const kept = JSON.stringify([key, (await redis.dumpBuffer(key))?.toString('latin1')]);
      if (texts.some((text) => kept.includes(text))) return true;
    }
    return false;
  } finally {
    redis.disconnect();
  }
}

test('E12 a person who used every form is exported whole, erased, and found nowhere', async () => {
  await everyForm(EMAIL);
  await openFile(EMAIL);
  await allDone();
  const before = await tablesThatSay(FOUND);
  expect(before).toEqual(
    expect.arrayContaining([
      'contact_message',
      'estimation',
      'job_application',
      'off_market_client',
      'prospect',
      'thread',
    ]),
  );
  expect((await filesThatSay(EMAIL)).length).toBeGreaterThan(0);
  const crm = await house.crm();
  expect([crm.persons.length, crm.leads.length > 2]).toEqual([1, true]);

  const json = await ask('/api/admin/people/export', { email: EMAIL, format: 'json' }).expect(200);
  const exported = json.body as { tables: { table: string; rows: object[] }[] };
  // Whatever table says something of them is in it.
  const said = exported.tables.map(({ table }) => table);
  expect(before.filter((table) => !said.includes(table))).toEqual([]);
  expect(JSON.stringify(exported)).not.toMatch(/code_hash|"words":/);

  const { body } = await ask('/api/admin/people/erase', { email: EMAIL.toUpperCase() }).expect(200);
  expect(body.removed).toMatchObject({ Messages: 4, Estimations: 1, Candidatures: 1, Prospect: 1 });
  await allDone();
  const { rows: ends } = await house.pool.query(
    `select reaction, state from effect join event on event.id = event_id where aggregate_id = $1 order by 1`,
    [body.id],
  );
  expect(ends.map(({ reaction, state }) => `${reaction} ${state}`)).toEqual([
    'prospects.forget-in-automation done',
    'prospects.forget-in-crm done',
    'prospects.forget-sheets done',
  ]);
  expect(await tablesThatSay(FOUND)).toEqual([]);
  expect(await filesThatSay(EMAIL)).toEqual([]);
  expect(await redisSays(FOUND)).toBe(false);
  const after = await house.crm();
  expect(JSON.stringify([after.persons, after.leads])).not.toContain(CANARY);
  const told = (await house.received('automation')).filter(({ body }) => body.etape === 'EFFACEMENT');
  expect(told).toHaveLength(1);
  await ask('/api/admin/people/erase', { email: EMAIL }).expect(404);
  await ask('/api/admin/people/export', { email: EMAIL, format: 'pdf' }).expect(404);
});

test('E12 what was still to be sent about them is not sent; somebody else keeps all of his', async () => {
  await house.fault({ partner: 'pipedrive', status: 503, times: 1000 });
  const wait = (email: string, name: string) =>
    post('/api/contact', { data: { name, email, subject: 'Objet', message: 'Bonjour' } });
  const mine = await wait('attend@exemple.fr', 'Qui Attend');
  const others = await wait('reste@exemple.fr', 'Qui Reste');
  await until(async () =>
    (await house.effects(mine.id)).some(({ state, last_error }) => state === 'pending' && last_error),
  );
  await ask('/api/admin/people/erase', { email: 'attend@exemple.fr' }).expect(200);
  expect((await house.effects(mine.id)).filter(({ state }) => state === 'pending')).toEqual([]);
  await house.heal();
  await allDone();
  const { persons } = await house.crm();
  expect(persons.map(({ name }) => name).filter((name) => name.startsWith('Qui'))).toEqual(['Qui Reste']);
  expect(await tablesThatSay(['attend@exemple.fr', 'Qui Attend'])).toEqual([]);
  expect((await house.effects(others.id)).map(({ state }) => state)).toEqual(expect.arrayContaining(['done']));
  expect(await tablesThatSay(['reste@exemple.fr'])).toEqual(['contact_message', 'prospect', 'thread']);
});

test('E12 a restored backup that brings an erased person back loses them again when workers start', async () => {
  await post('/api/contact', { data: { name: 'Revenu', email: 'revenu@exemple.fr', subject: 'S', message: 'M' } });
  await allDone();
  const tables = ['contact_message', 'thread', 'thread_entry', 'prospect'];
  const { rows: backup } = await house.pool.query(`select * from contact_message where email = 'revenu@exemple.fr'`);
  await ask('/api/admin/people/erase', { email: 'revenu@exemple.fr' }).expect(200);
  // Of whom nothing is kept but that they want no mails.
  const unsubscribed = () =>
    house.pool.query(`insert into unsubscription (email, way) values ('desinscrite@exemple.fr', 'page')`);
  await unsubscribed();
  await ask('/api/admin/people/erase', { email: 'desinscrite@exemple.fr' }).expect(200);
  await allDone();
  // The list beside the database is written when workers start, and every hour.
  await house.stopWorkers();
  await house.startWorkers();
  await until(
    async () => (await readFile(join(`${dir}-documents`, 'effacements.txt'), 'utf8').catch(() => '')).length > 0,
  );
  await house.stopWorkers();
  await house.pool.query('delete from erasure');
  const [{ id, details, email, received_at: at }] = backup;
  await house.pool.query('insert into contact_message values ($1, $2, $3, $4, false, 1)', [id, details, email, at]);
  await unsubscribed();
  expect(await tablesThatSay(['revenu@exemple.fr'])).toEqual(['contact_message', 'prospect']);
  await house.startWorkers();
  const gone = async () => (await tablesThatSay(['revenu@exemple.fr', 'desinscrite@exemple.fr'])).length === 0;
  await until(gone, 60_000);
  for (const table of tables)
    expect((await house.pool.query(`select 1 from ${table} where ${table}::text ilike '%revenu@%'`)).rows).toEqual([]);
  const { rows } = await house.pool.query(`select account_id from erasure where elsewhere <> '{}'`);
  expect(rows).toEqual([{ account_id: null }, { account_id: null }]);
});

const person = async (email: string) =>
  (await house.crm()).persons.filter(({ emails }) => emails.some(({ value }) => value === email));

test('E12 erased while the CRM’s answer to their creation is held back, they are not left there', async () => {
  await house.fault({ partner: 'pipedrive', method: 'POST', path: '/persons', delayMs: 1500, times: 1 });
  const { id } = await post('/api/contact', {
    data: { name: 'En Route', email: 'enroute@exemple.fr', subject: 'Objet', message: 'Bonjour' },
  });
  const calls = async () => (await house.received('pipedrive')).filter(({ body }) => body?.name === 'En Route');
  await until(async () => (await calls()).length > 0);
  expect(await person('enroute@exemple.fr')).toEqual([]);
  await ask('/api/admin/people/erase', { email: 'enroute@exemple.fr' }).expect(200);
  await allDone();
  expect((await house.effects(id)).filter(({ state }) => state === 'pending')).toEqual([]);
  expect(await person('enroute@exemple.fr')).toEqual([]);
  expect(await tablesThatSay(['enroute@exemple.fr', 'En Route'])).toEqual([]);
});

test('E12 who writes again while the CRM’s answer to their erasure is held back is somebody new there', async () => {
  const write = (name: string) =>
    post('/api/contact', { data: { name, email: 'anouveau@exemple.fr', subject: 'Objet', message: name } });
  await write('Ancien Nom');
  await allDone();
  const [old] = await person('anouveau@exemple.fr');
  await house.fault({ partner: 'pipedrive', method: 'DELETE', path: '/persons', delayMs: 1500, times: 1 });
  await ask('/api/admin/people/erase', { email: 'anouveau@exemple.fr' }).expect(200);
  await until(async () =>
    (await house.received('pipedrive')).some(
      ({ method, path }) => method === 'DELETE' && path.endsWith(`/persons/${old?.id}`),
    ),
  );
  expect(await person('anouveau@exemple.fr')).toHaveLength(1);
  await write('Nouveau Nom');
  await allDone();
  const found = await person('anouveau@exemple.fr');
  expect(found.map(({ name }) => name)).toEqual(['Nouveau Nom']);
  expect(found[0]?.id).not.toBe(old?.id);
  const { leads } = await house.crm();
  expect(leads.filter(({ person_id: of }) => of === old?.id)).toEqual([]);
  expect(leads.filter(({ person_id: of }) => of === found[0]?.id)).toHaveLength(1);
});
