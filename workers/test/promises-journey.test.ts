import { randomUUID } from 'node:crypto';
import { PromiseWatch } from '@pignon/infra/mailbox/promise-watch';
import { AGENCY_CALENDAR } from '@pignon/domain/promises/business-calendar';
import { startHouse, type TestHouse, until } from './house';

let house: TestHouse;
let watch: PromiseWatch;
beforeAll(async () => {
  house = await startHouse();
  watch = new PromiseWatch(house.pool, AGENCY_CALENDAR);
}, 60_000);
afterAll(() => house.stop());
// Long after whatever the house's own watch sees today. A Monday.
const CAME = '2099-03-02T09:00+01:00';
const DUE = '2099-03-04T13:00+01:00';
const AMBER = '2099-03-03T18:12+01:00';
const LATE = '2099-03-04T13:00:01+01:00';

/** Waits for an answer since that Monday. */
async function waits(name: string, agentId: number | null = 1): Promise<string> {
  const email = `${name.toLowerCase()}@exemple.fr`;
  await house.http.post('/api/contact/send').send({ name, email, subject: 'Un local', message: 'Bonjour' }).expect(202);
  const { rows } = await house.pool.query<{ id: string }>(
    'update thread set last_at = $2, due_at = $3, agent_id = $4 where email = $1 returning id',
    [email, CAME, DUE, agentId],
  );
  return rows[0]!.id;
}
const answered = (id: string) => house.pool.query(`update thread set state = 'answered' where id = $1`, [id]);
const look = (at: string) => watch.look(new Date(at));
/** What was recorded, each with what became of its mail. */
const told = async (name: string) => {
  const { rows } = await house.pool.query<{ threads: string[]; state: string }>(
    `select payload -> 'threadIds' as threads, effect.state from event left join effect on effect.event_id = event.id
     where event.name = $1 order by event.occurred_at, event.id`,
    [`mailbox.${name}.v1`],
  );
  return rows;
};
const settled = async (name: string, states: readonly string[]) =>
  await until(async () => {
    const found = (await told(name)).map(({ state }) => state);
    return found.length === states.length && found.every((state, index) => state === states[index]);
  });
const mails = async (pattern: RegExp) =>
  (await house.mails())
    .filter(({ subject }) => pattern.test(subject))
    .map(({ to, subject, text }) => ({ to, subject, text }));

test('D07 an adviser hears once, at 80 % of the time, of what waits for them; of what is nobody’s the agency does', async () => {
  const [one, two, common] = [await waits('Nina'), await waits('Omar'), await waits('Paul', null)];
  await look('2099-03-03T18:11+01:00');
  expect(await told('answers-due')).toEqual([]);
  await look(AMBER);
  await look(AMBER);
  const recorded = await told('answers-due');
  expect(recorded.map(({ threads }) => threads.toSorted()).toSorted((a, b) => a.length - b.length)).toEqual([
    [common],
    [one, two].toSorted(),
  ]);
  await settled('answers-due', ['done', 'done']);
  const { rows } = await house.pool.query<{ email: string }>('select email from agent where id = 1');
  const [toAdviser] = await mails(/^2 réponses bientôt dues$/);
  expect(toAdviser?.to).toEqual([rows[0]?.email]);
  expect(toAdviser?.text).toContain('Nina');
  expect(toAdviser?.text).toContain('/admin/messages?dossier=new&tri=due');
  const [toAgency] = await mails(/^Réponse bientôt due : Paul, Un local$/);
  expect(toAgency?.to).not.toEqual(toAdviser?.to);
  expect(toAgency?.text).toContain(`/admin/messages?id=${common}`);
  for (const id of [one, two, common]) await answered(id);
});

test('D07 once it is late the agency hears of it, and each of those who lead where there are some; of a new due time anew', async () => {
  const id = await waits('Rose');
  await look(LATE);
  await look(LATE);
  await settled('answers-late', ['done']);
  expect(await mails(/^En retard : Rose/)).toHaveLength(1);

  for (const who of ['un', 'deux'])
    await house.pool.query(
      `insert into staff_account (id, email, name, role, password_hash) values ($1, $2, $3, 'manager', 'x')`,
      [randomUUID(), `${who}@agence.example`, `Responsable ${who}`],
    );
  await house.pool.query(`update thread set due_at = due_at + interval '1 hour' where id = $1`, [id]);
  await look(LATE);
  expect(await told('answers-late')).toHaveLength(1);
  await look('2099-03-04T14:00:01+01:00');
  await settled('answers-late', ['done', 'done', 'done']);
  const { rows } = await house.pool.query<{ email: string }>(
    `select value -> 'agency' ->> 'email' as email from app_setting`,
  );
  expect((await mails(/^En retard : Rose/)).flatMap(({ to }) => to).toSorted()).toEqual(
    [rows[0]?.email, 'deux@agence.example', 'un@agence.example'].toSorted(),
  );
  await answered(id);
});

test('D07 nobody hears of what was answered before the mail went out', async () => {
  const id = await waits('Vera');
  await house.stopWorkers();
  await look(AMBER);
  await answered(id);
  await house.startWorkers();
  await until(async () =>
    (await told('answers-due')).some(({ threads, state }) => threads.includes(id) && state === 'cancelled'),
  );
  expect(await mails(/bientôt due : Vera/)).toEqual([]);
}, 60_000);
