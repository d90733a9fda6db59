import { entryOf } from '@pignon/domain/appointments/entry-of';
import { invitationFile } from '@pignon/domain/appointments/calendar-file';
import { readCalendar, utcTime } from '@pignon/domain/appointments/testing/read-calendar';
import { mulberry32 } from '@pignon/domain/shared/mulberry32';
import { atParis, dayAfter } from '@pignon/domain/shared/paris-time';
import { comingClockChange, comingSunday, comingYear } from '@pignon/domain/shared/testing/coming-days';
import { appointmentToken } from '@pignon/infra/appointments/appointment-links';
import { AppointmentRecords, toldOf } from '@pignon/infra/appointments/appointment-records';
import { HeldMeetings } from '@pignon/infra/appointments/held-meetings';
import { ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

jest.setTimeout(180_000);

const PERSON = { name: 'Jeanne Martin', email: 'jeanne.martin@exemple.fr', phone: '06 12 34 56 78' };
const SECRET = 'x';

let api: TestApi;
let cookie: string;

const staff = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  api.http[method](path).set('cookie', cookie).set('origin', ORIGIN).send(body);
let people = 0;
/** An adviser of his own for each test, so that none stands in another's way. */
async function adviser(given: object = {}): Promise<number> {
  people += 1;
  const body = { name: `Conseiller ${people}`, email: `c${people}@exemple.fr`, phone: '01 99 00 10 19', ...given };
  return ((await staff('post', '/api/agents', body).expect(201)).body as { id: number }).id;
}
interface Days {
  readonly adviser: { readonly id: number } | null;
  readonly calendar: string | null;
  readonly ways: readonly string[];
  readonly days: readonly { readonly day: string; readonly slots: readonly string[] }[];
}
const slotsOf = async (query: string): Promise<Days> =>
  (await api.http.get(`/api/appointments/slots?${query}`).expect(200)).body as Days;
const freeOf = async (agent: number): Promise<string[]> =>
  (await slotsOf(`agent=${agent}`)).days.flatMap(({ slots }) => slots);
const book = (body: object) => api.http.post('/api/appointments').send({ ...PERSON, ...body });
const booked = async (agentId: number, slot: string, more: object = {}): Promise<string> =>
  ((await book({ agentId, slot, ...more }).expect(202)).body as { id: string }).id;
const facts = async (id: string): Promise<string[]> =>
  (await api.pool.query<{ name: string }>('select name from event where aggregate_id = $1 order by id', [id])).rows.map(
    ({ name }) => name.split('.')[1]!,
  );
const own = (method: 'get' | 'post', id: string, path = '', body?: object, token = '') =>
  api.http[method](`/api/appointments/${id}${path}`)
    .set('authorization', `Bearer ${token || appointmentToken(secret, id)}`)
    .send(body);
let secret = SECRET;

beforeAll(async () => {
  api = await startApi({ DATABASE_POOL: '10' });
  cookie = await api.signIn();
  secret = (await import('../../infra/test/test-config')).testConfig(api.databaseUrl).secretKey;
});
afterAll(() => api.stop());

test('M96 what an adviser is offered for is booked once; it stands among the requests, and is told of once', async () => {
  const agent = await adviser();
  const [slot = '', other = ''] = await freeOf(agent);
  const { body } = await book({ agentId: agent, slot, message: 'Pour le local' }).expect(202);
  expect(body).toMatchObject({ success: true, message: expect.stringContaining('confirmé') });
  expect(await freeOf(agent)).not.toContain(slot);
  expect(await freeOf(agent)).toContain(other);
  expect(await facts(body.id)).toEqual(['appointment-booked']);
  expect(await api.count('thread', `source = 'appointment' and source_id = '${body.id}' and state = 'new'`)).toBe(1);
  expect(await api.count('prospect', `email = '${PERSON.email}' and told_by = '${body.id}'`)).toBe(1);
  const refused = await book({ agentId: agent, slot, email: 'autre@exemple.fr' }).expect(409);
  expect(refused.body.error).toBe('Ce créneau vient d’être réservé. Choisissez-en un autre.');
});

test.each([
  ['a Sunday', `${comingSunday(14)}T10:00:00Z`],
  ['a minute beside', `${dayAfter(comingSunday(7), 1)}T10:01:00Z`],
  ['before now', '2026-01-05T10:00:00Z'],
  ['years ahead', `${comingYear() + 4}-01-06T10:00:00Z`],
  ['Christmas', `${comingYear() - 1}-12-25T10:00:00Z`],
])('M96 what was never offered is not booked: %s', async (_, slot) => {
  const agent = await adviser();
  const { body } = await book({ agentId: agent, slot }).expect(409);
  expect(body.error).toContain('Choisissez-en un autre');
  expect(await api.count('appointment', `agent_id = ${agent}`)).toBe(0);
});

test.each(['demain', '2026-12-07', '2026-12-07T10:00', 'x'.repeat(50)])(
  'M96 a slot that is no moment is told at its field: %s',
  async (slot) => {
    const { body } = await book({ slot }).expect(400);
    expect(body.fields).toEqual({ slot: 'Choisissez un créneau' });
  },
);

test('M110 in person in Île-de-France alone, elsewhere by video; an adviser who does neither has no slots', async () => {
  const agent = await adviser();
  const [paris, lyon] = [
    await publish(api, cookie, { agentId: agent }),
    await publish(api, cookie, { agentId: agent }),
  ];
  await api.pool.query(`update property set region = case when id = $1 then '11' else '84' end where id in ($1, $2)`, [
    paris,
    lyon,
  ]);
  expect(await slotsOf(`property=${paris}`)).toMatchObject({ adviser: { id: agent }, ways: ['in-person', 'video'] });
  expect(await slotsOf(`property=${lyon}`)).toMatchObject({ adviser: { id: agent }, ways: ['video'] });
  const [slot] = await freeOf(agent);
  const { body } = await book({ slot, propertyId: String(lyon), way: 'in-person' }).expect(400);
  expect(body.fields).toEqual({ way: 'Choisissez comment se rencontrer' });
  await staff('put', `/api/agents/${agent}`, { byVideo: false }).expect(200);
  expect(await slotsOf(`property=${lyon}`)).toMatchObject({ ways: [], days: [] });
});

test('M96 an adviser with an agenda kept outside is booked there alone', async () => {
  const agent = await adviser({ calendarUrl: 'https://cal.example/lea' });
  expect(await slotsOf(`agent=${agent}`)).toMatchObject({ calendar: 'https://cal.example/lea', ways: [], days: [] });
  await book({ agentId: agent, slot: `${dayAfter(comingSunday(7), 1)}T10:00:00Z` }).expect(409);
});

test('M96 without a slot it is a request as ever, and a robot keeps nobody’s hour', async () => {
  const agent = await adviser();
  const [slot] = await freeOf(agent);
  await book({ agentId: agent, slot, website: 'https://spam.example', email: 'robot@exemple.fr' }).expect(202);
  await book({ email: 'rappel@exemple.fr' }).expect(202);
  expect(await api.count('appointment', `agent_id = ${agent}`)).toBe(0);
  expect(await api.count('contact_message', `email = 'robot@exemple.fr' and quarantined`)).toBe(1);
  expect(await api.count('contact_message', `email = 'rappel@exemple.fr' and not quarantined`)).toBe(1);
});

test('M96 200 bookings of one slot at once: 1 is booked, 199 are told so politely', async () => {
  const agent = await adviser();
  const [slot = ''] = await freeOf(agent);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => book({ agentId: agent, slot, email: `p${n}@exemple.fr` })),
  );
  const told = answers.filter(({ status }) => status === 409).map(({ body }) => (body as { error: string }).error);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(told).toHaveLength(199);
  expect(new Set(told)).toEqual(new Set(['Ce créneau vient d’être réservé. Choisissez-en un autre.']));
  expect(await api.count('appointment', `agent_id = ${agent} and state = 'booked'`)).toBe(1);
});

test('M96 nobody keeps more than five hours ahead, of whichever advisers; what is cancelled counts no more', async () => {
  const [one, other] = [await adviser(), await adviser()];
  const email = 'glouton@exemple.fr';
  const [first = '', ...slots] = await freeOf(one);
  const id = await booked(one, first, { email });
  for (const slot of slots.slice(0, 4)) await booked(one, slot, { email: ' Glouton@Exemple.fr' });
  const more = { agentId: other, slot: first, email };
  const refused = await book(more).expect(409);
  expect(refused.body.error).toMatch(/^Vous avez déjà cinq rendez-vous à venir/);
  await book({ ...more, email: 'autre@exemple.fr' }).expect(202);
  await own('post', id, '/cancel', { sequence: 0 }).expect(202);
  await booked(one, first, { email });
});

test('M96 booked once more after it was cancelled or moved it is another appointment, once; under one key it is told so', async () => {
  const agent = await adviser();
  const [first = '', second = ''] = await freeOf(agent);
  const again = { email: 'revient@exemple.fr' };
  const one = await booked(agent, first, again);
  expect(await booked(agent, first, again)).toBe(one);
  await own('post', one, '/cancel', { sequence: 0 }).expect(202);
  const [two, same] = await Promise.all([booked(agent, first, again), booked(agent, first, again)]);
  expect([two === one, same]).toEqual([false, two]);
  await own('post', two, '/move', { slot: second, sequence: 0 }).expect(202);
  const three = await booked(agent, first, again);
  expect(await booked(agent, first, again)).toBe(three);
  const { rows } = await api.pool.query(
    `select id, state from appointment where email = 'revient@exemple.fr' order by booked_at`,
  );
  expect(rows).toEqual([
    { id: one, state: 'cancelled' },
    { id: two, state: 'booked' },
    { id: three, state: 'booked' },
  ]);

  const keyed = () => book({ agentId: agent, slot: first, ...again }).set('idempotency-key', 'une-seule-fois');
  await own('post', three, '/cancel', { sequence: 0 }).expect(202);
  const { body } = await keyed().expect(202);
  await own('post', body.id, '/cancel', { sequence: 0 }).expect(202);
  expect((await keyed().expect(409)).body.error).toMatch(/^Ce rendez-vous a changé/);
});

test('M96 a link moves its appointment ten times, then staff have to', async () => {
  const agent = await adviser();
  const slots = (await freeOf(agent)).slice(0, 2);
  const id = await booked(agent, slots[0]!, { email: 'hesite@exemple.fr' });
  for (let sequence = 0; sequence < 10; sequence += 1)
    await own('post', id, '/move', { slot: slots[(sequence + 1) % 2], sequence }).expect(202);
  const refused = await own('post', id, '/move', { slot: slots[1], sequence: 10 }).expect(409);
  expect(refused.body.error).toMatch(/^Ce rendez-vous a été déplacé dix fois/);
  expect((await own('get', id).expect(200)).body).toMatchObject({ startsAt: slots[0], sequence: 10 });
});

test.each([
  ['is no longer offered', 'update agent set active = false where id = $1'],
  ['was removed', 'delete from agent where id = $1'],
])(
  'M96 an appointment whose adviser %s moves to whoever would be met about the same property now',
  async (_, leaves) => {
    const [gone, next] = [await adviser(), await adviser()];
    const property = await publish(api, cookie, { agentId: next });
    const [first = '', second = ''] = await freeOf(gone);
    const id = await booked(gone, first, { propertyId: String(property), email: `orphelin${gone}@exemple.fr` });
    await api.pool.query(leaves, [gone]);
    expect((await own('get', id).expect(200)).body).toMatchObject({ agentId: null, agentName: null });
    const offered = await slotsOf(`property=${property}`);
    expect(offered.adviser?.id).toBe(next);
    expect(offered.days.flatMap(({ slots }) => slots)).toContain(second);
    await own('post', id, '/move', { slot: second, sequence: 0 }).expect(202);
    expect((await own('get', id).expect(200)).body).toMatchObject({ agentId: next, startsAt: second, sequence: 1 });
    expect(await freeOf(next)).not.toContain(second);
  },
);

test('M96 the link moves and cancels; reading changes nothing, another’s token opens nothing', async () => {
  const agent = await adviser();
  const [first = '', second = ''] = await freeOf(agent);
  const id = await booked(agent, first);
  const { body } = await own('get', id).expect(200);
  expect(body).toMatchObject({ id, startsAt: first, state: 'booked', sequence: 0, agentId: agent });
  await own('get', id, '', undefined, appointmentToken(secret, 'autre')).expect(404);
  await api.http.get(`/api/appointments/${id}`).expect(404);
  await own('post', id, '/move', { slot: second, sequence: 0 }, 'x').expect(404);
  expect(await facts(id)).toEqual(['appointment-booked']);
  await own('post', id, '/move', { slot: second, sequence: 0 }).expect(202);
  await own('post', id, '/move', { slot: first, sequence: 0 }).expect(409);
  await own('post', id, '/move', { slot: first, sequence: 1 }).expect(202);
  await own('post', id, '/move', { slot: second, sequence: 2 }).expect(202);
  expect(await freeOf(agent)).toContain(first);
  await own('post', id, '/cancel', { sequence: 0 }).expect(409);
  await own('post', id, '/cancel', { sequence: 3 }).expect(202);
  await own('post', id, '/cancel', { sequence: 3 }).expect(202);
  await own('post', id, '/move', { slot: first, sequence: 4 }).expect(409);
  expect((await own('get', id).expect(200)).body).toMatchObject({ state: 'cancelled', sequence: 4 });
  expect(await freeOf(agent)).toContain(second);
  expect(await facts(id)).toEqual([
    'appointment-booked',
    ...Array(3).fill('appointment-moved'),
    'appointment-cancelled',
  ]);
});

test('M96 staff book outside hours, move and cancel; a colleague’s change and a double booking are refused', async () => {
  const agent = await adviser();
  const byHand = { ...PERSON, agentId: agent, way: 'video' };
  const day = comingSunday(30);
  const sunday = { ...byHand, startsAt: `${day}T10:00:00Z` };
  const { body } = await staff('post', '/api/admin/appointments', sunday).expect(201);
  await staff('post', '/api/admin/appointments', { ...sunday, startsAt: `${day}T10:59:00Z` }).expect(409);
  await staff('post', '/api/admin/appointments', { ...sunday, startsAt: `${day}T11:00:00Z` }).expect(201);
  const list = `/api/admin/appointments?from=${day}T00:00:00Z&until=${dayAfter(day)}T00:00:00Z&agent=${agent}`;
  const rows = (await staff('get', list).expect(200)).body as { id: string; version: number; startsAt: string }[];
  expect(rows).toHaveLength(2);
  const { version } = rows.find(({ id }) => id === body.id)!;
  const move = (startsAt: string, seen: number) =>
    staff('put', `/api/admin/appointments/${body.id}`, { startsAt, version: seen });
  await move(`${day}T11:30:00Z`, version).expect(409);
  // Into its own hour.
  await move(`${day}T09:30:00Z`, version).expect(200);
  const stale = await move(`${day}T08:00:00Z`, version).expect(409);
  expect(stale.body.error).toBe('Ce rendez-vous a changé entre-temps. Rechargez la page.');
  await staff('post', `/api/admin/appointments/${body.id}/cancel`, {}).expect(400);
  await staff('post', `/api/admin/appointments/${body.id}/cancel`, { version: version + 1 }).expect(200);
  const { rows: lines } = await api.pool.query<{ action: string }>(
    `select action from audit_log where target = $1 order by id`,
    [body.id],
  );
  expect(lines.map(({ action }) => action)).toEqual(['appointments.move', 'appointments.cancel']);
  expect(await api.count('thread', `source_id = '${body.id}'`)).toBe(0);
  await staff('delete', `/api/agents/${agent}`).expect(409);
});

/** The conversation of an appointment, with what was done, oldest first. */
async function conversationOf(id: string) {
  const { rows } = await api.pool.query(
    `select thread.id, state, unread, due_at as due, first_due_at as "firstDue", array(select body from thread_entry
       where thread_id = thread.id and kind = 'event' order by at, thread_entry.id) as told from thread where source_id = $1`,
    [id],
  );
  return rows[0];
}
const RESTS = { state: 'archived', unread: false, due: null, firstDue: null };

test('D07 once the visitor or staff cancel it nobody waits for an appointment: its conversation says who did', async () => {
  const agent = await adviser();
  const [first = '', second = ''] = await freeOf(agent);
  const theirs = await booked(agent, first);
  const ours = await booked(agent, second);
  expect(await conversationOf(theirs)).toMatchObject({ state: 'new', due: expect.any(Date), told: [] });
  await own('post', theirs, '/cancel', { sequence: 0 }).expect(202);
  await staff('post', `/api/admin/appointments/${ours}/cancel`, { version: 1 }).expect(200);
  expect(await conversationOf(theirs)).toMatchObject({ ...RESTS, told: ['Rendez-vous annulé par le client'] });
  expect(await conversationOf(ours)).toMatchObject({ ...RESTS, told: ['Rendez-vous annulé par l’agence'] });
});

test('D07 moved by staff an appointment is answered; moved by its visitor it waits for the agency as before', async () => {
  const agent = await adviser();
  const [first = '', second = '', third = '', fourth = ''] = await freeOf(agent);
  const theirs = await booked(agent, first);
  const ours = await booked(agent, second);
  await own('post', theirs, '/move', { slot: third, sequence: 0 }).expect(202);
  await staff('put', `/api/admin/appointments/${ours}`, { startsAt: fourth, version: 1 }).expect(200);
  expect(await conversationOf(theirs)).toMatchObject({
    state: 'new',
    told: [expect.stringMatching(/ par le client$/)],
  });
  expect(await conversationOf(ours)).toMatchObject({
    state: 'answered',
    told: [expect.stringMatching(/^Rendez-vous déplacé/)],
  });
});

test('D07 once its hour is over nobody waits for an appointment, unless they wrote meanwhile; of that they are promised anew', async () => {
  const agent = await adviser();
  const [first = '', second = ''] = await freeOf(agent);
  const held = await booked(agent, first, { email: 'venue@exemple.fr' });
  const asking = await booked(agent, second, { email: 'curieuse@exemple.fr' });
  await api.pool.query(
    `insert into thread_entry (id, thread_id, kind, at, body, version)
     select uuidv7(), id, 'received', now(), 'Et le loyer ?', 0 from thread where source_id = $1`,
    [asking],
  );
  const meetings = new HeldMeetings(api.pool);
  await meetings.rest();
  expect(await conversationOf(held)).toMatchObject({ state: 'new', told: [] });
  await meetings.rest(new Date('2099-01-01T12:00Z'));
  await meetings.rest(new Date('2099-01-01T12:01Z'));
  expect(await conversationOf(held)).toMatchObject({ ...RESTS, told: ['Rendez-vous passé'] });
  expect(await conversationOf(asking)).toMatchObject({ state: 'new', due: expect.any(Date), told: [] });
  const { id } = await conversationOf(held);
  await api.pool.query(`update thread set state = 'new', due_at = '2099-02-01' where id = $1`, [id]);
  expect((await conversationOf(held)).firstDue).toEqual(new Date('2099-02-01'));
});

test('M96 an adviser’s feed has its secret address, and an old one leads nowhere', async () => {
  const agent = await adviser({ name: 'Élodie, Roux' });
  const [slot = ''] = await freeOf(agent);
  const id = await booked(agent, slot, { name: 'Zoë; d’Œuvre', email: 'zoe@exemple.fr' });
  const urlOf = async (renew: boolean) => {
    const path = `/api/admin/appointments/feeds/${agent}`;
    const answer = renew ? await staff('post', `${path}/renew`) : await staff('get', path);
    return new URL((answer.body as { url: string }).url).pathname;
  };
  const url = await urlOf(false);
  const feed = await api.http
    .get(url)
    .expect(200)
    .expect('content-type', /text\/calendar/);
  const { method, entries } = readCalendar(feed.text);
  expect(method).toBe('PUBLISH');
  expect(entries).toEqual([expect.objectContaining({ SEQUENCE: '0', STATUS: 'CONFIRMED' })]);
  expect(entries[0]!.UID).toContain(id);
  const renewed = await urlOf(true);
  await api.http.get(url).expect(404);
  await api.http.get(renewed).expect(200);
  await api.http.get(renewed.replace(`/${agent}/`, '/1/')).expect(404);
});

test('M96 1,000 random bookings, moves and cancellations over both clock changes: no overlap, every .ics valid', async () => {
  const random = mulberry32(14);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!;
  const advisers = await Promise.all(
    [
      { meetingMinutes: 45, bufferMinutes: 15 },
      { meetingMinutes: 30, bufferMinutes: 0 },
      { meetingMinutes: 90, bufferMinutes: 20 },
    ].map(adviser),
  );
  const nights = [comingClockChange(3), comingClockChange(10)].flatMap((sunday) =>
    [-1, 0, 1].map((days) => dayAfter(sunday, days)),
  );
  const moment = () => atParis(pick(nights), Math.floor(random() * 288) * 5).toISOString();
  const live = new Map<string, number>();
  const outcomes = new Map<number, number>();
  const act = async () => {
    const id = pick([...live.keys()]);
    const chance = random();
    if (!id || chance < 0.5) {
      const body = { ...PERSON, agentId: pick(advisers), way: 'video', startsAt: moment() };
      const answer = await staff('post', '/api/admin/appointments', body);
      if (answer.status === 201) live.set((answer.body as { id: string }).id, 1);
      return answer.status;
    }
    const version = live.get(id)!;
    const path = `/api/admin/appointments/${id}`;
    const { status } =
      chance < 0.85
        ? await staff('put', path, { startsAt: moment(), version })
        : await staff('post', `${path}/cancel`, { version });
    if (status === 200 && chance >= 0.85) live.delete(id);
    else if (status === 200) live.set(id, version + 1);
    return status;
  };
  for (let n = 0; n < 1000; n += 4)
    for (const status of await Promise.all([act(), act(), act(), act()]))
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
  expect([...outcomes.keys()].toSorted()).toEqual([200, 201, 409]);
  const { rows: overlapping } = await api.pool.query(
    `select 1 from appointment one join appointment other on one.agent_id = other.agent_id and one.id < other.id
       and one.starts_at < other.busy_until and other.starts_at < one.busy_until
     where one.state = 'booked' and other.state = 'booked'`,
  );
  expect(overlapping).toEqual([]);
  const { rows } = await api.pool.query<{ id: string; at: Date; sequence: number; state: string }>(
    'select id, starts_at as at, sequence, state from appointment where agent_id = any($1)',
    [advisers],
  );
  expect(rows.length).toBeGreaterThan(100);
  const records = new AppointmentRecords(api.pool);
  const agency = { name: 'Pignon', email: 'agence@pignon.example', address: '', phone: '' };
  for (const { id, at, sequence, state } of rows) {
    const told = toldOf((await records.byId(id, { named: true }))!);
    for (const to of ['visitor', 'adviser'] as const) {
      const file = invitationFile(entryOf(told, { agency, site: ORIGIN, stamp: at, to }));
      const { method, entries } = readCalendar(file);
      expect(method).toBe(state === 'booked' ? 'REQUEST' : 'CANCEL');
      expect(entries[0]).toMatchObject({ UID: `${id}@localhost`, SEQUENCE: String(sequence) });
      expect(utcTime(entries[0]!.DTSTART!)).toBe(at.getTime());
    }
  }
  const { rows: told } = await api.pool.query(
    `select 1 from appointment where agent_id = any($1) and sequence + 1 <>
       (select count(*) from event where aggregate_id = appointment.id::text)`,
    [advisers],
  );
  expect(told).toEqual([]);
});
