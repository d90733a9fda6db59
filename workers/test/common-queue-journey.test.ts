import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
beforeAll(async () => {
  house = await startHouse();
  await house.pool.query('update agent set absences = $1', [
    JSON.stringify([{ from: '2020-01-01', to: '2099-12-31' }]),
  ]);
  await house.pool.query(
    `insert into assignment_rule (name, conditions, target, limits, fallback) values ('Tout', $1, $2, $3, $4)`,
    [
      { join: 'and', groups: [] },
      { kind: 'round-robin', agentIds: [] },
      { capacity: true, absences: true, hours: false },
      { kind: 'common', alarmMinutes: 30 },
    ].map((value) => JSON.stringify(value)),
  );
}, 60_000);
afterAll(() => house.stop());

const write = async (name: string): Promise<string> => {
  const email = `${name.toLowerCase()}@exemple.fr`;
  const said = { name, email, subject: 'Un local', message: 'Bonjour' };
  await house.http.post('/api/contact/send').send(said).expect(202);
  const { rows } = await house.pool.query<{ id: string }>('select id from thread where email = $1', [email]);
  return rows[0]!.id;
};
/** As if its half hour were over. */
const passTime = (threadId: string) =>
  until(async () => {
    const { rowCount } = await house.pool.query(
      `update effect set next_at = now() from event where event.id = event_id and aggregate_id = $1
         and reaction = 'mailbox.alarm' and next_at > now() + interval '20 minutes'`,
      [threadId],
    );
    return rowCount === 1;
  });

test('E06 the agency is told of a request that nobody took from the common queue, and not of one that somebody has', async () => {
  const [left, taken] = [await write('Nina'), await write('Omar')];
  await house.pool.query('update thread set agent_id = (select id from agent where is_default) where id = $1', [taken]);
  await passTime(left);
  await passTime(taken);
  expect(await house.settled(left, 1, 'mailbox.alarm')).toMatchObject([{ state: 'done' }]);
  expect(await house.settled(taken, 1, 'mailbox.alarm')).toMatchObject([{ state: 'cancelled' }]);
  const subjects = (await house.mails()).map(({ subject }) => subject).filter((subject) => /^Sans/.test(subject));
  expect(subjects).toEqual(['Sans conseiller : Nina, Un local']);
}, 60_000);
