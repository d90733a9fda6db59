import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { AGENCY_CALENDAR } from '@pignon/domain/promises/business-calendar';
import type { Concerned, ToldOfClosing } from '@pignon/domain/sold/closing';
import { WaitingRequests } from '@pignon/infra/assignment/waiting-requests';
import { PromiseWatch } from '@pignon/infra/mailbox/promise-watch';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';
import { change, publish, WHOLE } from './properties';

jest.setTimeout(60_000);

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ DATABASE_POOL: '10' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN).send(body);
const concerned = async (id: number): Promise<Concerned> =>
  (await call('get', `/api/admin/properties/${id}/concerned`).expect(200)).body;
const tell = async (id: number, threads: readonly (string | null)[], appointments: readonly object[] = []) =>
  (await call('post', `/api/admin/properties/${id}/notices`, { threads, appointments }).expect(200))
    .body as ToldOfClosing;
const ask = (propertyId: number, email: string, said: object = {}) =>
  api.http
    .post('/api/contact/send')
    .set('idempotency-key', randomUUID())
    .send({ ...CONTACT_DATA, email, propertyId: String(propertyId), ...said })
    .expect(202);
const requestAccess = (propertyId: number, email: string, name: string) =>
  api.http.post('/api/off-market-clients/register').send({ email, name, propertyId });
async function meet(propertyId: number, email: string): Promise<string> {
  const { body } = await api.http.get('/api/appointments/slots?agent=1').expect(200);
  const slot = (body.days as { slots: string[] }[]).flatMap(({ slots }) => slots)[0];
  const person = { name: 'Qui Vient', email, phone: '06 12 34 56 78' };
  const answer = await api.http
    .post('/api/appointments')
    .send({ ...person, agentId: 1, slot, propertyId })
    .expect(202);
  return (answer.body as { id: string }).id;
}
/** What goes out, by whom it is written to. */
const mails = async (): Promise<readonly string[]> =>
  (
    await api.pool.query<{ recipient: string }>(
      `select recipient from thread_entry entry join event on event.aggregate_id = entry.id::text
       where event.name like 'mailbox.reply-written%' order by entry.at`,
    )
  ).rows.map(({ recipient }) => recipient);

test('whoever waits for it is listed once, with why, whose they are and their appointment; nobody else is', async () => {
  const [id, other] = [await publish(api, cookie, WHOLE), await publish(api, cookie, WHOLE)];
  await ask(id, 'anne@exemple.fr', { name: 'Anne Premier' });
  await ask(id, 'anne@exemple.fr', { name: 'Anne Premier', subject: 'Encore moi' });
  await ask(id, 'robot@exemple.fr', { website: 'https://spam.example' });
  await ask(other, 'autre@exemple.fr');
  await ask(id, 'repondu@exemple.fr');
  await api.pool.query(`update thread set state = 'answered' where email = 'repondu@exemple.fr'`);
  const meeting = await meet(id, 'rdv@exemple.fr');
  const { people, mail } = await concerned(id);
  expect(people.map(({ email }) => email).toSorted()).toEqual(['anne@exemple.fr', 'rdv@exemple.fr']);
  const [anne, comes] = ['anne@exemple.fr', 'rdv@exemple.fr'].map((email) => people.find((one) => one.email === email));
  expect(anne).toMatchObject({ name: 'Anne Premier', concerns: ['request'], appointments: [], toldAt: null });
  expect(anne?.adviser).toEqual(expect.any(String));
  expect(comes).toMatchObject({ concerns: ['appointment'], appointments: [{ id: meeting, version: 1 }] });
  expect(mail.sold).toContain('Boutique rue de Lévis');
  await call('get', '/api/admin/properties/999999/concerned').expect(404);
});

test('whoever asked for an off-market access, or has one, is concerned; once sold the access opens nothing', async () => {
  const id = await publish(api, cookie, { ...WHOLE, mandat: 'delegation' });
  await requestAccess(id, 'attend@exemple.fr', 'Qui Attend').expect(202);
  await requestAccess(id, 'ouvert@exemple.fr', 'Qui Peut').expect(202);
  const { rows } = await api.pool.query<{ id: string }>(
    `select request.id from access_request request join off_market_client client on client.id = client_id
     where client.email = 'ouvert@exemple.fr' and property_id = $1`,
    [id],
  );
  await call('put', `/api/off-market-clients/approve/${rows[0]?.id}`, {}).expect(200);
  const of = async (email: string) => (await concerned(id)).people.find((one) => one.email === email)?.concerns;
  expect([await of('attend@exemple.fr'), await of('ouvert@exemple.fr')]).toEqual([['waiting-access'], ['open-access']]);
  const opened = async () => (await api.pool.query('select from opened_property where id = $1', [id])).rowCount;
  expect(await opened()).toBe(1);
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  expect(await opened()).toBe(0);
});

test('those who are ticked get one mail each, in their conversation, which is answered; the others none', async () => {
  const id = await publish(api, cookie, { ...WHOLE, title: 'Murs du marché' });
  await ask(id, 'dite@exemple.fr', { name: 'Dite Premier' });
  await ask(id, 'tue@exemple.fr', { name: 'Tue Second' });
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  const thread = (await concerned(id)).people.find(({ email }) => email === 'dite@exemple.fr')?.threadId ?? '';
  expect(await tell(id, [thread])).toEqual({ told: 1, cancelled: 0, refused: [] });
  expect((await mails()).filter((to) => to.startsWith('tue'))).toEqual([]);
  const { body } = await call('get', `/api/admin/threads/${thread}`).expect(200);
  expect(body).toMatchObject({ state: 'answered' });
  const sent = (body.entries as { kind: string; body: string; by: string }[]).find(({ kind }) => kind === 'sent');
  expect(sent?.body).toContain('Bonjour Dite Premier,');
  expect(sent?.body).toMatch(/«\u00a0Murs du marché\u00a0».*vendu/);
  expect(sent?.body).not.toContain('Tue');
  expect(sent?.by).toEqual(expect.any(String));
  const { people } = await concerned(id);
  expect(people.map(({ email }) => email)).toEqual(['tue@exemple.fr']);
});

test('never twice: pressed again, by two at once, or in another conversation of the same person', async () => {
  const id = await publish(api, cookie, WHOLE);
  await ask(id, 'deux@exemple.fr', { subject: 'Un' });
  await ask(id, 'deux@exemple.fr', { subject: 'Deux', source: 'off-market' });
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  const { rows } = await api.pool.query<{ id: string }>(
    `insert into thread (id, source, subject, email, name, assigned, state, unread, created_at, last_at, property_id, version)
     select gen_random_uuid(), 'mail', 'Autre', email, name, assigned, 'new', true, now(), now(), property_id, 1 from thread
     where email = 'deux@exemple.fr' limit 1 returning id`,
  );
  const [{ threadId = null } = {}] = (await concerned(id)).people;
  const told = await Promise.all([tell(id, [threadId]), tell(id, [threadId]), tell(id, [rows[0]?.id ?? ''])]);
  expect(told.reduce((sum, { told: one }) => sum + one, 0)).toBe(1);
  expect((await mails()).filter((to) => to === 'deux@exemple.fr')).toHaveLength(1);
  expect((await tell(id, [threadId])).refused).toEqual([expect.stringContaining('déjà prévenue')]);
});

test('M96 for whom staff booked an appointment is told too, once, in a conversation that is answered and asks nothing', async () => {
  const [id, other] = [await publish(api, cookie, WHOLE), await publish(api, cookie, WHOLE)];
  const booking = { agentId: 1, way: 'video', name: 'Venu Parnous', email: 'parnous@exemple.fr', phone: '0612345678' };
  const bookFor = async (propertyId: number, hour: number) => {
    const startsAt = `2027-03-02T${hour}:00:00Z`;
    const answer = await call('post', '/api/admin/appointments', { ...booking, propertyId, startsAt }).expect(201);
    return (answer.body as { id: string }).id;
  };
  const [one, two, elsewhere] = [await bookFor(id, 10), await bookFor(id, 13), await bookFor(other, 15)];
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  const [person] = (await concerned(id)).people;
  expect(person).toMatchObject({
    email: 'parnous@exemple.fr',
    threadId: null,
    concerns: ['appointment'],
    toldAt: null,
  });
  const tellMeetings = async (meetings: readonly string[]) =>
    (await call('post', `/api/admin/properties/${id}/notices`, { threads: [], meetings, appointments: [] }).expect(200))
      .body as ToldOfClosing;
  const [first, second] = await Promise.all([tellMeetings([one, two]), tellMeetings([two, one])]);
  expect(first.told + second.told).toBe(1);
  expect((await tellMeetings([elsewhere])).refused).toHaveLength(1);
  expect(await toldOf('parnous@exemple.fr')).toHaveLength(1);
  const { rows } = await api.pool.query(
    `select source, state, unread, due_at as due, agent_id as agent from thread where email = 'parnous@exemple.fr'`,
  );
  expect(rows).toEqual([{ source: 'appointment', state: 'answered', unread: false, due: null, agent: 1 }]);
  expect((await concerned(id)).people[0]?.toldAt).toEqual(expect.any(String));
  expect(await api.count('appointment', `email = 'parnous@exemple.fr' and state = 'booked'`)).toBe(3);
});

test('an appointment is cancelled where that is ticked, as it was seen; its own mail tells them', async () => {
  const id = await publish(api, cookie, WHOLE);
  const meeting = await meet(id, 'annule@exemple.fr');
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  expect((await tell(id, [], [{ id: meeting, version: 9 }])).refused).toEqual([expect.stringContaining('changé')]);
  const [{ appointments } = { appointments: [] }] = (await concerned(id)).people;
  expect(
    await tell(
      id,
      [],
      appointments.map(({ id: one, version }) => ({ id: one, version })),
    ),
  ).toMatchObject({
    cancelled: 1,
  });
  const { rows } = await api.pool.query('select state from appointment where id = $1', [meeting]);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

test('nobody is told of what is still to be had, nor of what they did not ask about', async () => {
  const [id, other] = [await publish(api, cookie, WHOLE), await publish(api, cookie, { ...WHOLE, status: 'sold' })];
  await ask(id, 'encore@exemple.fr');
  const [{ threadId = null } = {}] = (await concerned(id)).people;
  expect((await tell(id, [threadId])).refused).toEqual([expect.stringContaining('ni vendu ni loué')]);
  expect((await tell(other, [threadId])).told).toBe(0);
  expect((await mails()).includes('encore@exemple.fr')).toBe(false);
});

test('whoever guessed the number of a property that is shown to nobody does not learn its name from the mail', async () => {
  const id = await publish(api, cookie, { ...WHOLE, title: 'Murs que personne ne voit' });
  await api.pool.query(`update property set mandat = 'sans_mandat', owner_authorised_at = null where id = $1`, [id]);
  await ask(id, 'devine@exemple.fr');
  await api.pool.query('update thread set property_id = $1 where email = $2', [id, 'devine@exemple.fr']);
  await api.pool.query(`update property set status = 'sold' where id = $1`, [id]);
  const { people, mail } = await concerned(id);
  expect(mail.sold).not.toContain('Murs que personne');
  expect((await tell(id, [people[0]?.threadId ?? ''])).told).toBe(1);
  const { rows } = await api.pool.query(
    `select entry.body, entry.subject from thread_entry entry where recipient = 'devine@exemple.fr'`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('Murs que personne');
});

const requestOf = async (propertyId: number, email: string): Promise<StaffAccessRequest> => {
  const { body } = await call('get', '/api/off-market-clients/all').expect(200);
  const found = (body as StaffAccessRequest[]).find((one) => one.propertyId === propertyId && one.email === email);
  if (!found) throw new Error(`${email} asked for nothing`);
  return found;
};
const close = (id: string, expected = 'requested') => call('put', `/api/off-market-clients/close/${id}`, { expected });
const toDecide = async (): Promise<number> => {
  const { body } = await call('get', '/api/admin/dashboard').expect(200);
  return (body as Dashboard).toDo.find(({ key }) => key === 'access')?.count ?? 0;
};
/** In 'À faire aujourd'hui', in 'Nouveau' of the mailbox, and its number there. */
const toAnswer = async (): Promise<readonly number[]> => {
  const [shown, listed, counted] = await Promise.all(
    ['dashboard', 'threads?folder=new', 'threads/folders'].map((path) => call('get', `/api/admin/${path}`).expect(200)),
  );
  const messages = (shown?.body as Dashboard).toDo.find(({ key }) => key === 'messages')?.count ?? 0;
  return [messages, (listed?.body as { total: number }).total, (counted?.body as { new: number }).new];
};
const grown = (by: readonly number[]): readonly number[] => by.map((n) => n + 1);
const gated = (title: string) => publish(api, cookie, { ...WHOLE, title, mandat: 'delegation' });
const toldOf = async (email: string): Promise<string[]> =>
  (
    await api.pool.query<{ body: string }>(
      `select body from thread_entry where recipient = $1 and kind = 'sent' order by at`,
      [email],
    )
  ).rows.map(({ body }) => body);

test('E11 a request that waits for a sold property is shown as such and counted nowhere; closed once, its person is told once', async () => {
  const id = await gated('Murs bientôt vendus');
  const before = await toDecide();
  const unanswered = await toAnswer();
  await requestAccess(id, 'envain@exemple.fr', 'Qui Attend').expect(202);
  const asked = await requestOf(id, 'envain@exemple.fr');
  expect([asked.ended, await toDecide(), await toAnswer()]).toEqual([null, before + 1, grown(unanswered)]);
  expect((await close(asked.id).expect(409)).body.error).toContain('ni vendu ni loué');
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  expect(await requestOf(id, 'envain@exemple.fr')).toMatchObject({ state: 'requested', ended: 'sold' });
  expect([await toDecide(), await toAnswer()]).toEqual([before, unanswered]);

  await Promise.all([close(asked.id).expect(200), close(asked.id).expect(200)]);
  expect(await requestOf(id, 'envain@exemple.fr')).toMatchObject({
    state: 'refused',
    refusalReason: 'Le bien est vendu.',
  });
  const told = await toldOf('envain@exemple.fr');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^Bonjour Qui Attend,[^]*«\u00a0Murs bientôt vendus\u00a0».*vendu/);
  expect(await api.count('event', `name = 'off-market.access-refused.v1' and aggregate_id = '${asked.id}'`)).toBe(0);
  const { rows } = await api.pool.query<{ state: string; said: string[] }>(
    `select thread.state, (select array_agg(body) from thread_entry where thread_id = thread.id and kind = 'event') as said
     from thread where source_id = $1`,
    [asked.id],
  );
  expect(rows[0]).toMatchObject({
    state: 'answered',
    said: [expect.stringMatching(/^Demande d’accès close.: le bien est vendu$/)],
  });
  expect(await api.count('audit_log', `action = 'off-market.close' and target = '${asked.id}'`)).toBe(2);
});

test('E11 whoever was told by « Marquer vendu » waits for no access any more, and is not written to again', async () => {
  const id = await gated('Murs déjà annoncés');
  await requestAccess(id, 'prevenu@exemple.fr', 'Déjà Prévenu').expect(202);
  await change(api, cookie, id, { status: 'rented' }).expect(200);
  const thread = (await concerned(id)).people[0]?.threadId ?? null;
  expect(await tell(id, [thread])).toEqual({ told: 1, cancelled: 0, refused: [] });
  expect(await requestOf(id, 'prevenu@exemple.fr')).toMatchObject({
    state: 'refused',
    refusalReason: 'Le bien est loué.',
  });
  expect(await toldOf('prevenu@exemple.fr')).toHaveLength(1);
});

test('E11 of a property in the bin the mail names nothing; offered again, a request that waited waits once more', async () => {
  const id = await gated('Murs à la corbeille');
  for (const email of ['un@exemple.fr', 'autre.un@exemple.fr']) await requestAccess(id, email, 'Qui Veut').expect(202);
  const binned = (to: string | null) => api.pool.query('update property set deleted_at = $2 where id = $1', [id, to]);
  await binned('2026-11-29');
  const one = await requestOf(id, 'un@exemple.fr');
  expect(one.ended).toBe('withdrawn');
  await close(one.id).expect(200);
  const [told] = await toldOf('un@exemple.fr');
  expect(told).toContain('au sujet d’un bien. Nous tenions à vous informer qu’il n’est plus disponible.');
  expect(told).not.toContain('corbeille');
  await binned(null);
  expect(await requestOf(id, 'autre.un@exemple.fr')).toMatchObject({ state: 'requested', ended: null });
});

test('D07 nobody is reminded of an answer to what waits in vain; it is read among the archived, until its person says more', async () => {
  const id = await gated('Murs sans suite');
  await requestAccess(id, 'sanssuite@exemple.fr', 'Sans Suite').expect(202);
  const { rows } = await api.pool.query<{ id: string }>(`select id from thread where email = 'sanssuite@exemple.fr'`);
  const [thread] = rows;
  const late = async () => {
    await new PromiseWatch(api.pool, AGENCY_CALENDAR).look(new Date('2099-01-01T12:00Z'));
    return await api.count('event', `name = 'mailbox.answers-late.v1' and payload::text like '%${thread?.id}%'`);
  };
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  expect(await late()).toBe(0);
  const unanswered = await toAnswer();
  const [shown] = (await call('get', '/api/admin/threads?folder=archived&q=sanssuite').expect(200)).body.items;
  expect(shown).toMatchObject({ id: thread?.id, state: 'archived', dueAt: null });

  await api.pool.query(
    `insert into thread_entry (id, thread_id, kind, at, body, version) values (uuidv7(), $1, 'received', now(), 'Et le local voisin ?', 0)`,
    [thread?.id],
  );
  expect(await toAnswer()).toEqual(grown(unanswered));
  expect(await late()).toBeGreaterThan(0);
});

test('D07 what waits in vain, or was closed, counts in no rate and makes no adviser busier', async () => {
  const id = await gated('Murs hors du compte');
  for (const who of ['encours', 'close']) await requestAccess(id, `${who}@exemple.fr`, 'Sans Compte').expect(202);
  await api.pool.query(
    `update thread set agent_id = 1, first_due_at = now() - interval '1 hour' where email in ('encours@exemple.fr', 'close@exemple.fr')`,
  );
  const counted = async () => {
    const { replies } = (await call('get', '/api/admin/dashboard?days=7').expect(200)).body as Dashboard;
    const open = await new WaitingRequests(api.pool).openOf([1], null);
    return { due: replies?.now.due ?? 0, open: open.get(1) ?? 0 };
  };
  const { due, open } = await counted();
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  expect(await counted()).toEqual({ due: due - 2, open: open - 2 });
  await close((await requestOf(id, 'close@exemple.fr')).id).expect(200);
  expect(await counted()).toEqual({ due: due - 2, open: open - 2 });
  await change(api, cookie, id, { status: 'available' }).expect(200);
  expect(await counted()).toEqual({ due: due - 1, open: open - 1 });
});

test('E11 merged with what else was asked about the property, the conversation of a closed request waits for nobody; about another one it does', async () => {
  const [id, other] = [await gated('Murs réunis'), await publish(api, cookie, WHOLE)];
  for (const [email, asked] of [['reuni@exemple.fr', id] as const, ['ailleurs@exemple.fr', other] as const]) {
    await requestAccess(id, email, 'Réuni').expect(202);
    await ask(asked, email);
    await api.pool.query(`update thread set property_id = $2 where email = $1 and source <> 'access'`, [email, asked]);
    const { rows } = await api.pool.query<{ id: string; version: number; source: string }>(
      'select id, version, source from thread where email = $1 order by source',
      [email],
    );
    const [gone, kept] = rows;
    expect(gone?.source).toBe('access');
    const held = { version: gone?.version, into: kept?.id, intoVersion: kept?.version };
    await call('post', `/api/admin/threads/${gone?.id}/merge`, held).expect(200);
  }
  await change(api, cookie, id, { status: 'sold' }).expect(200);
  for (const email of ['reuni@exemple.fr', 'ailleurs@exemple.fr'])
    await close((await requestOf(id, email)).id).expect(200);
  const state = async (email: string) =>
    (await api.pool.query('select state from thread where email = $1 and merged_into is null', [email])).rows;
  expect(await state('reuni@exemple.fr')).toEqual([{ state: 'answered' }]);
  expect(await state('ailleurs@exemple.fr')).toEqual([{ state: 'new' }]);
});
