import { readCalendar } from '@pignon/domain/appointments/testing/read-calendar';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
let agent: number;
beforeAll(async () => {
  house = await startHouse();
  const { rows } = await house.pool.query<{ id: number }>('select id from agent where is_default');
  agent = rows[0]!.id;
});
afterAll(() => house.stop());

const NAME = 'Jeanne Martin';
const slots = async (): Promise<string[]> => {
  const { body } = await house.http.get(`/api/appointments/slots?agent=${agent}&days=31`).expect(200);
  // Far enough for a reminder.
  return (body as { days: { slots: string[] }[] }).days.flatMap((day) => day.slots).slice(20);
};
const book = async (email: string, slot: string): Promise<string> => {
  const { body } = await house.http
    .post('/api/appointments')
    .send({ name: NAME, email, slot, agentId: agent })
    .expect(202);
  return (body as { id: string }).id;
};
const latest = (address: string, subject: string) =>
  until(async () => (await house.mails(address)).find((one) => one.subject.startsWith(subject)));
const linkIn = (text: string) => /\/rendez-vous#([0-9a-f-]{36})\.([\w-]+)/.exec(text)!;
const effects = async (id: string) =>
  (
    await house.pool.query<{ reaction: string; state: string; error: string | null; waits: boolean; attempts: number }>(
      `select reaction, state, last_error as error, next_at > now() as waits, attempts from effect
       join event on event.id = event_id where aggregate_id = $1 order by reaction`,
      [id],
    )
  ).rows;
const fileOf = async (mailId: string) => {
  const source = await house.source(mailId);
  const [, encoded = ''] = /text\/calendar[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(source) ?? [];
  return readCalendar(Buffer.from(encoded, 'base64').toString('utf8'));
};

test('M96 booked, moved and cancelled: both are told each time, with one calendar entry that is kept up to date', async () => {
  const [first = '', second = ''] = await slots();
  const id = await book('agenda@exemple.fr', first);
  const confirmed = await latest('agenda@exemple.fr', 'Votre rendez-vous du');
  expect(confirmed.text).toContain('Votre rendez-vous est confirmé');
  const booked = await fileOf(confirmed.id);
  expect(booked).toMatchObject({ method: 'REQUEST', entries: [{ SEQUENCE: '0', STATUS: 'CONFIRMED' }] });
  const adviser = (await house.pool.query<{ email: string }>('select email from agent where id = $1', [agent]))
    .rows[0]!;
  expect((await latest(adviser.email, `Rendez-vous : ${NAME}`)).replyTo).toContain('agenda@exemple.fr');
  const { persons, leads } = await until(async () => {
    const crm = await house.crm();
    return crm.leads.some(({ title }) => title.startsWith(`Rendez-vous : ${NAME}`)) && crm;
  });
  const person = persons.find(({ emails }) => emails.some(({ value }) => value === 'agenda@exemple.fr'));
  expect(leads.filter(({ person_id }) => person_id === person?.id)).toHaveLength(1);
  const waiting = (await effects(id)).find(({ reaction }) => reaction === 'appointments.remind-booked');
  expect(waiting).toEqual({
    reaction: 'appointments.remind-booked',
    state: 'pending',
    error: null,
    waits: true,
    attempts: 0,
  });

  const [, linked, token] = linkIn(confirmed.text);
  const act = (path: string, body: object) =>
    house.http
      .post(`/api/appointments/${linked}${path}`)
      .set('authorization', `Bearer ${token}`)
      .send(body)
      .expect(202);
  await act('/move', { slot: second, sequence: 0 });
  const moved = await fileOf((await latest('agenda@exemple.fr', 'Votre rendez-vous est déplacé au')).id);
  expect(moved.entries[0]).toMatchObject({ UID: booked.entries[0]!.UID, SEQUENCE: '1', STATUS: 'CONFIRMED' });
  await latest(adviser.email, `Rendez-vous déplacé : ${NAME}`);
  await act('/cancel', { sequence: 1 });
  const cancelled = await fileOf((await latest('agenda@exemple.fr', 'Rendez-vous annulé')).id);
  expect(cancelled).toMatchObject({ method: 'CANCEL', entries: [{ UID: booked.entries[0]!.UID, SEQUENCE: '2' }] });
  await latest(adviser.email, `Rendez-vous annulé : ${NAME}`);
  await house.settled(id, 9);
  const reminders = (await effects(id)).filter(({ reaction }) => reaction.includes('remind'));
  expect(reminders.map(({ state, error }) => [state, error])).toEqual(
    Array(2).fill(['cancelled', 'Le rendez-vous a changé']),
  );
});

test('M96 the day before, the visitor is reminded once; of one that changed since nobody is', async () => {
  const [first = '', second = ''] = await slots();
  const [id, changed] = [await book('rappel@exemple.fr', first), await book('change@exemple.fr', second)];
  const due = async (of: string) => {
    await until(async () => (await effects(of)).length === 4);
    await house.pool.query(
      `update effect set next_at = now(), not_before = now() from event
       where event.id = event_id and aggregate_id = $1 and reaction = 'appointments.remind-booked'`,
      [of],
    );
  };
  // As if it had been moved at the very moment when its reminder goes out.
  await house.pool.query('update appointment set sequence = 1 where id = $1', [changed]);
  await due(id);
  await due(changed);
  const reminder = await latest('rappel@exemple.fr', 'Rappel : votre rendez-vous du');
  expect(reminder.attachments).toEqual([]);
  expect(linkIn(reminder.text)[1]).toBe(id);
  const [ended] = await house.settled(changed, 1, 'appointments.remind-booked');
  expect(ended?.state).toBe('cancelled');
  expect((await house.mails('change@exemple.fr')).filter(({ subject }) => subject.startsWith('Rappel'))).toEqual([]);
});
