import { randomUUID } from 'node:crypto';
import { insertListing } from '../../infra/test/insert-listing';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
let template: number;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  ({ id: template } = (await staff('get', '/api/admin/reply-templates').expect(200)).body.find(
    ({ name }: { name: string }) => name === 'Proposer un bien',
  ));
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [
    'access_request',
    'off_market_client',
    'contact_message',
    'thread',
    'unsubscription',
    'prospect',
  ])
    await api.pool.query(`delete from ${table}`);
});

const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.http[method](path)
    .set({ cookie, origin: ORIGIN })
    .send(body as object);
const LYON = { city: 'Lyon', postcode: '69003', title: 'Boutique de Lyon' };
const CONSENT = { version: 'contact-1', page: '/contact' };

/** Asked for such a property, with or without words of consent. */
async function seeker(email: string, { consent = true, property = undefined as number | undefined } = {}) {
  const data = { ...CONTACT_DATA, name: 'Léa Lyon', email };
  const said = consent ? { consent: CONSENT } : {};
  const [path, body] = property
    ? ['/api/contact/send', { ...data, propertyId: String(property), ...said }]
    : ['/api/contact', { data, ...said }];
  await api.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202);
  return (await api.pool.query('select id from prospect where email = $1', [email])).rows[0].id as string;
}
const prepare = async (property: number, ...people: string[]) =>
  (await staff('post', '/api/admin/people/proposals', { property, template, people }).expect(201)).body.items;
const thread = async (id: string) => (await staff('get', `/api/admin/threads/${id}`).expect(200)).body;
const match = async (property: number, id: string) =>
  (await staff('get', `/api/admin/people/matches?property=${property}`).expect(200)).body.find(
    ({ person }: { person: { id: string } }) => person.id === id,
  );
const send = ({ id, version, proposal }: { id: string; version: number; proposal: { id: string } }) =>
  staff('post', `/api/admin/threads/${id}/replies`, { version, body: 'Bonjour, ce bien…', proposal: proposal.id });

test('D14 one press writes a draft into the conversation of each, filled with the property, and sends nothing', async () => {
  const property = await insertListing(api.pool, LYON);
  const person = await seeker('lea@proposal.example');
  const [{ threadId, refusal }] = await prepare(property, person);
  expect(refusal).toBeNull();
  const { source, proposal, entries, version } = await thread(threadId);
  expect(source).toBe('contact');
  expect(proposal).toMatchObject({
    subject: 'Boutique de Lyon',
    property: { id: property, title: 'Boutique de Lyon' },
  });
  expect(proposal.body).toMatch(/^Bonjour Léa,\n\nUn bien .* « Boutique de Lyon » \(référence [^{]*\d+\)/);
  expect(proposal.body).toMatch(new RegExp(`La fiche complète : http\\S+${property}\\S*\\n`));
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['request', 'event']);
  expect(await api.count('event', `name like 'mailbox.reply%'`)).toBe(0);
  const { items } = (await staff('get', '/api/admin/threads?folder=drafts').expect(200)).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([threadId]);
  expect(await prepare(property, person)).toEqual([
    { person, threadId, refusal: 'Un brouillon attend déjà dans la messagerie' },
  ]);
  expect((await thread(threadId)).version).toBe(version);
});

test('D14 a draft about another property has a conversation of its own, in which nobody waits; dropped, it is gone', async () => {
  const [one, other] = [await insertListing(api.pool, LYON), await insertListing(api.pool, LYON)];
  const person = await seeker('lea@proposal.example');
  const [first] = await prepare(one, person);
  const [second] = await prepare(other, person);
  expect(second.threadId).not.toBe(first.threadId);
  const opened = await thread(second.threadId);
  expect(opened).toMatchObject({ source: 'proposal', state: 'archived', unread: false, dueAt: null });
  await staff('delete', `/api/admin/people/proposals/${opened.proposal.id}`).expect(204);
  await staff('get', `/api/admin/threads/${second.threadId}`).expect(404);
  const { proposal } = await thread(first.threadId);
  await staff('delete', `/api/admin/people/proposals/${proposal.id}`).expect(204);
  expect((await thread(first.threadId)).proposal).toBeNull();
  await staff('delete', `/api/admin/people/proposals/${proposal.id}`).expect(409);
});

const restore = (id: string) => staff('post', `/api/admin/people/proposals/${id}/restore`);

test('D14 what was dropped is taken back once, as it was: where it was, or in a conversation anew', async () => {
  const [one, other] = [await insertListing(api.pool, LYON), await insertListing(api.pool, LYON)];
  const person = await seeker('reprise@proposal.example');
  const drafts = [(await prepare(one, person))[0], (await prepare(other, person))[0]];
  for (const [index, { threadId }] of drafts.entries()) {
    const { proposal } = await thread(threadId);
    await staff('delete', `/api/admin/people/proposals/${proposal.id}`).expect(204);
    const pressed = await Promise.all([restore(proposal.id), restore(proposal.id)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = pressed.find(({ status }) => status === 200)!;
    expect(body).toMatchObject({ person, refusal: null });
    expect(body.threadId === threadId).toBe(index === 0);
    expect((await thread(body.threadId)).proposal).toEqual(proposal);
  }
  expect(await api.count('dropped_proposal', `email = 'reprise@proposal.example'`)).toBe(0);
  expect(await api.count('audit_log', `action = 'proposals.restore'`)).toBe(2);
});

test('D14 what was dropped is not taken back beside a newer draft, nor for whoever unsubscribed meanwhile', async () => {
  const property = await insertListing(api.pool, LYON);
  const person = await seeker('autre@proposal.example');
  const [{ threadId }] = await prepare(property, person);
  const { proposal } = await thread(threadId);
  await staff('delete', `/api/admin/people/proposals/${proposal.id}`).expect(204);
  const [newer] = await prepare(property, person);
  expect((await restore(proposal.id).expect(200)).body).toEqual({
    person,
    threadId: newer.threadId,
    refusal: 'Un brouillon attend déjà dans la messagerie',
  });
  const { proposal: second } = await thread(newer.threadId);
  await staff('delete', `/api/admin/people/proposals/${second.id}`).expect(204);
  await api.pool.query(`insert into unsubscription (email, way) values ('autre@proposal.example', 'page')`);
  expect((await restore(second.id).expect(200)).body.refusal).toMatch(/^Désinscrit le/);
  expect(await api.count('proposal', `email = 'autre@proposal.example'`)).toBe(0);
});

test('D14 what is sent is said as proposed; a proposal is no wish of theirs', async () => {
  const [asked, offered] = [await insertListing(api.pool, LYON), await insertListing(api.pool, LYON)];
  const person = await seeker('lea@proposal.example', { property: asked });
  const [{ threadId }] = await prepare(offered, person);
  await send(await thread(threadId)).expect(201);
  const { state, proposal, entries } = await thread(threadId);
  expect([state, proposal, entries.at(-1).body]).toEqual(['answered', null, 'Bonjour, ce bien…']);
  const { obstacle, proposedAt } = await match(offered, person);
  expect([obstacle, typeof proposedAt]).toEqual([null, 'string']);
  expect((await match(asked, person)).proposedAt).toBeNull();
  const far = await insertListing(api.pool, { ...LYON, city: 'Paris', postcode: '75017' });
  await api.pool.query(`update thread set source = 'proposal', property_id = $1`, [far]);
  expect(await match(far, person)).toBeUndefined();
});

test('D14 who did not agree, unsubscribed, bounced or is not there gets no draft, and each is told why', async () => {
  const property = await insertListing(api.pool, LYON);
  const [silent, left, bounced] = [
    await seeker('silent@proposal.example', { consent: false }),
    await seeker('left@proposal.example'),
    await seeker('bounced@proposal.example'),
  ];
  await api.pool.query(`insert into unsubscription (email, way) values ('left@proposal.example', 'page')`);
  await api.pool.query(
    `insert into thread_entry (id, thread_id, kind, at, body, failure, version)
     select gen_random_uuid(), id, 'sent', now(), '', 'Boîte inconnue', 1 from thread where email = 'bounced@proposal.example'`,
  );
  const prepared = await prepare(property, silent, left, bounced, randomUUID());
  expect(prepared.map(({ refusal }: { refusal: string }) => refusal.replace(/ (le|:) .*/, ''))).toEqual([
    'Sans consentement',
    'Désinscrit',
    'Adresse en échec',
    'Cette personne n’est plus là',
  ]);
  expect(await api.count('proposal')).toBe(0);
});

test('D14 an off-market property goes to the address alone whose access is open', async () => {
  const gated = await insertListing(api.pool, { ...LYON, mandat: 'delegation' });
  const person = await seeker('main@proposal.example');
  const second = await seeker('access@proposal.example');
  await api.pool.query('update prospect set merged_into = $1 where id = $2', [person, second]);
  expect((await prepare(gated, person))[0].refusal).toBe('Aucun accès off-market ouvert à ce bien');
  await api.http
    .post('/api/off-market-clients/register')
    .set('idempotency-key', randomUUID())
    .send({ email: 'access@proposal.example', propertyId: gated })
    .expect(202);
  const { rows } = await api.pool.query('select id from access_request where property_id = $1', [gated]);
  await staff('put', `/api/off-market-clients/approve/${rows[0].id}`).expect(200);
  const [{ threadId }] = await prepare(gated, person);
  const drafted = await thread(threadId);
  expect(drafted.email).toBe('access@proposal.example');
  await api.pool.query(`update access_request set expires_at = now() - interval '1 minute'`);
  const { body } = await send(drafted).expect(409);
  expect(body.error).toMatch(/son accès au bien est fermé/);
  expect(
    await api.count('event', `name like 'mailbox.reply%' and aggregate_id in (select id::text from thread_entry)`),
  ).toBe(0);
});

test('D14 whoever unsubscribes while the draft waits is not written to; a draft is sent once', async () => {
  const property = await insertListing(api.pool, LYON);
  const [{ threadId }] = await prepare(property, await seeker('lea@proposal.example'));
  await api.pool.query(`insert into unsubscription (email, way) values ('lea@proposal.example', 'one-click')`);
  await send(await thread(threadId)).expect(409);
  await api.pool.query('delete from unsubscription');
  const drafted = await thread(threadId);
  await send(drafted).expect(201);
  await send({ ...drafted, version: (await thread(threadId)).version }).expect(409);
});

test('D14 a property that is not offered, or words that are no template, make no draft', async () => {
  const property = await insertListing(api.pool, LYON);
  const people = [await seeker('lea@proposal.example')];
  await api.pool.query('update property set unpublished_at = now() where id = $1', [property]);
  await staff('post', '/api/admin/people/proposals', { property, template, people }).expect(409);
  await staff('post', '/api/admin/people/proposals', { property, template: 999_999, people }).expect(400);
  await staff('post', '/api/admin/people/proposals', { property, template, people: [] }).expect(400);
  expect(await api.count('proposal')).toBe(0);
});

test('E12 what was proposed to a person is erased with them', async () => {
  const property = await insertListing(api.pool, LYON);
  const person = await seeker('lea@proposal.example');
  await prepare(property, person);
  const asked = { email: 'lea@proposal.example' };
  const { removed } = (await staff('post', '/api/admin/people/erase', asked).expect(200)).body;
  expect(removed).toMatchObject({ 'Propositions de biens': 1 });
  expect(await api.count('proposal', `email = 'lea@proposal.example'`)).toBe(0);
});

test('E12 a dropped draft is erased with its person too', async () => {
  const [{ threadId }] = await prepare(await insertListing(api.pool, LYON), await seeker('mia@proposal.example'));
  const { proposal } = await thread(threadId);
  await staff('delete', `/api/admin/people/proposals/${proposal.id}`).expect(204);
  await staff('post', '/api/admin/people/erase', { email: 'mia@proposal.example' }).expect(200);
  await restore(proposal.id).expect(409);
  expect(await api.count('dropped_proposal', `email = 'mia@proposal.example'`)).toBe(0);
});
