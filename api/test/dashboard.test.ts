import { randomUUID } from 'node:crypto';
import type { Right } from '@pignon/domain/accounts/rights';
import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import { comparedPeriod } from '@pignon/domain/dashboard/period';
import { TO_DO_KEYS, TO_DO_LINES, type ToDoKey } from '@pignon/domain/dashboard/to-do';
import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { EarnedBadge } from '@pignon/infra/dashboard/earned-badge';
import { PgDashboard } from '@pignon/infra/dashboard/pg-dashboard';
import { Client } from 'pg';
import { CONTACT_DATA, ESTIMATION_START, ORIGIN, startApi, type TestApi } from './api';
import { publish } from './properties';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const get = (path: string) => api.http.get(path).set('cookie', cookie);
const read = async (days = 30): Promise<Dashboard> => (await get(`/api/admin/dashboard?days=${days}`).expect(200)).body;
const countOf = (dashboard: Dashboard, key: ToDoKey) => dashboard.toDo.find((line) => line.key === key)?.count;
const post = async (path: string, body: object): Promise<string> =>
  (await api.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202)).body.id;
const put = (path: string, body: object) =>
  api.http.put(path).set('cookie', cookie).set('origin', ORIGIN).send(body).expect(200);
const threadOf = async (request: string) =>
  (await api.pool.query('select id, version from thread where source_id = $1', [request])).rows[0];
/** The fewest of three times: the process asks for something of its own now and then. */
const statements = async (act: () => Promise<unknown>): Promise<number> => {
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const asked = jest.spyOn(Client.prototype, 'query');
    await act();
    counts.push(asked.mock.calls.length);
    asked.mockRestore();
  }
  return Math.min(...counts);
};

/** What the page behind the link asks of the list's own call, and how many that holds. */
const held: Readonly<Record<ToDoKey, (query: URLSearchParams) => Promise<number>>> = {
  messages: threads,
  estimations: threads,
  access: async (query) => {
    const { body } = await get('/api/off-market-clients/all').expect(200);
    return (body as StaffAccessRequest[]).filter(({ state }) => state === query.get('etat')).length;
  },
  matches: properties,
  mandates: properties,
  untouched: properties,
  leases: properties,
  deliveries: async (query) => (await get(`/api/deliveries?${query}`).expect(200)).body.total,
};
async function threads(query: URLSearchParams): Promise<number> {
  const asked = { folder: query.get('dossier') ?? '', q: query.get('texte') ?? '', sort: query.get('tri') ?? '' };
  return (await get(`/api/admin/threads?${new URLSearchParams(asked)}`).expect(200)).body.total;
}
async function properties(query: URLSearchParams): Promise<number> {
  return (await get(`/api/admin/properties?${query}`).expect(200)).body.total;
}

test('E01 of an empty house every line is none, every figure is there, and it is counted of nothing', async () => {
  const dashboard = await read();
  expect(dashboard.toDo.map(({ key }) => key)).toEqual(TO_DO_KEYS);
  expect(dashboard.toDo.map(({ count }) => count)).toEqual(TO_DO_KEYS.map(() => 0));
  expect(dashboard.stock).toEqual({ available: 0, sold: 0, rented: 0, offMarket: 0, averageYield: null });
  expect(dashboard.replies).toMatchObject({ now: { due: 0, inTime: 0 }, advisers: [], sources: [] });
  expect(dashboard.funnel).toEqual({ views: 0, started: 0, submitted: 0, answered: 0 });
  expect(dashboard.health).toMatchObject({ waiting: 0, failed: 0, lateSeconds: 0, breakers: [], hasRoom: true });
  expect(dashboard.health?.retention).toBeNull();
  expect(dashboard.health?.failedRules).toEqual([]);
});

test('E01 health says what the last run of each rule removed, what the next night would, and which missed theirs', async () => {
  await api.pool.query(`insert into retention_run (rule, removed, next_removed, ran_at) values
    ('prospects', 9, 9, now() - interval '25 hours'), ('prospects', 2, 3, now() - interval '1 hour'),
    ('audit', 5, 0, now() - interval '30 hours'), ('rate-limits', 4, null, now() - interval '2 hours'),
    ('no-more', 7, 7, now() - interval '31 days')`);
  const { health } = await read();
  expect(health?.retention).toEqual({ lastAt: expect.any(String), removed: 11, next: 3, missed: 1 });
  expect(Date.now() - Date.parse(health?.retention?.lastAt ?? '')).toBeLessThan(2 * 3_600_000);
  await api.pool.query('truncate retention_run');
});

test('E01 health names the rules that failed when they were last asked, for as long as they are asked', async () => {
  await api.pool.query(`insert into retention_failure (rule, failed_at) values
    ('prospects', now()), ('events', now() - interval '1 hour'), ('no-more', now() - interval '31 days')`);
  expect((await read()).health?.failedRules).toEqual(['events', 'prospects']);
  await api.pool.query('truncate retention_failure');
});

describe('of a house at work', () => {
  const few = 1;
  let empty: number;
  let estimation: string;
  beforeAll(async () => {
    empty = await statements(read);
    for (let n = 0; n < 3; n++) await post('/api/contact/send', { ...CONTACT_DATA, email: `a${n}@exemple.fr` });
    await post('/api/contact/send', { ...CONTACT_DATA, website: 'https://robot.example' });
    const answered = await threadOf(await post('/api/contact/send', { ...CONTACT_DATA, email: 'b@exemple.fr' }));
    await put(`/api/admin/threads/${answered.id}`, { version: answered.version, state: 'answered' });
    estimation = await post('/api/estimations', ESTIMATION_START);
    await post('/api/off-market-clients/register', { email: 'acces@exemple.fr' });
    const [ending, over, old, leased, sold] = await Promise.all(
      ['Mandat', 'Passé', 'Vieux', 'Bail', 'Vendu'].map((title) => publish(api, cookie, { title })),
    );
    const change = (id: number | undefined, sql: string) =>
      api.pool.query(`update property set ${sql} where id = ${id}`);
    const day = (days: number) => `to_char(now() + interval '${days} days', 'DD/MM/YYYY')`;
    await change(ending, `mandate_end_date = ${day(20)}`);
    await change(over, `mandate_end_date = ${day(-3)}`);
    await change(old, `updated_at = now() - interval '91 days'`);
    await change(leased, `lease_end_date = ${day(100)}`);
    await change(sold, `status = 'sold', mandate_end_date = ${day(20)}`);
    await api.pool.query(`update effect set state = 'dead' where id = (select id from effect limit 1)`);
    await api.pool.query(
      `insert into effect (event_id, reaction, kind, state) select id, 'essai', 'email', 'dead' from event limit 1`,
    );
  }, 60_000);

  test.each([
    // Whoever asks for access has written as well.
    ['messages', 4],
    ['estimations', few],
    ['access', few],
    ['mandates', 2],
    ['untouched', few],
    ['leases', few],
    ['deliveries', few],
  ] as const)('E01 %s: %i, as many as the list that its line leads to', async (key, count) => {
    expect(countOf(await read(), key)).toBe(count);
    expect(await held[key](new URL(TO_DO_LINES[key].href, ORIGIN).searchParams)).toBe(count);
  });

  test('the one that has to be answered first is named by its due time; a mandate that has run out is said to be', async () => {
    const { toDo } = await read();
    const { rows } = await api.pool.query(
      `select min(due_at) as at from thread where state = 'new' and source <> 'estimation'`,
    );
    expect(toDo.find(({ key }) => key === 'messages')?.pressing?.dueAt).toBe(rows[0].at.toISOString());
    expect(toDo.find(({ key }) => key === 'mandates')?.over).toBe(1);
  });

  test('requests are counted by source, what a robot filled is not; a period before stands beside', async () => {
    await api.pool.query(`update thread set created_at = now() - interval '10 days' where email = 'a0@exemple.fr'`);
    const counted = async (days: number) =>
      (await read(days)).requests?.filter(({ count }) => count.now + count.before > 0);
    expect(await counted(7)).toEqual([
      { source: 'contact', count: { now: 3, before: 1 } },
      { source: 'access', count: { now: 1, before: 0 } },
      { source: 'estimation-started', count: { now: 1, before: 0 } },
    ]);
    expect(await counted(90)).toContainEqual({ source: 'contact', count: { now: 4, before: 0 } });
  });

  test('D07 what was answered by its first due time is in time, also once they write again', async () => {
    const late = "first_due_at = now() - interval '1 hour', first_answered_at";
    const { rows } = await api.pool.query<{ id: string }>(
      `select id from thread where source = 'contact' and state <> 'spam' order by id limit 4`,
    );
    const [kept, broken, silent, away] = rows.map(({ id }) => id);
    const set = (id: string | undefined, sql: string) => api.pool.query(`update thread set ${sql} where id = $1`, [id]);
    await set(kept, `${late} = now() - interval '2 hours'`);
    await set(broken, `${late} = now()`);
    await set(silent, `${late} = null`);
    await set(away, `${late} = null`);
    await set(away, `state = 'archived'`);
    await set(kept, `agent_id = (select min(id) from agent)`);
    // Their thanks: the conversation's own times begin anew.
    await set(kept, `state = 'new', answered_at = null, due_at = now() + interval '1 day'`);
    const { replies } = await read(7);
    expect(replies?.now).toEqual({ due: 3, inTime: 1 });
    expect(replies?.sources).toEqual([{ source: 'contact', due: 3, inTime: 1 }]);
    expect(replies?.advisers).toEqual([
      { name: null, due: 2, inTime: 0 },
      { name: expect.any(String), due: 1, inTime: 1 },
    ]);
  });

  test('whoever telephones and says Répondu has answered: the funnel and the rate know when', async () => {
    const thread = await threadOf(estimation);
    expect((await read()).funnel).toEqual({ views: 0, started: 1, submitted: 0, answered: 0 });
    await put(`/api/admin/threads/${thread.id}`, { version: thread.version, state: 'answered' });
    expect((await read()).funnel).toEqual({ views: 0, started: 1, submitted: 0, answered: 1 });
  });

  test('the ten that were viewed most, with what they were before', async () => {
    await api.pool.query(`insert into visit_count (day, kind, subject, count)
      select (now() at time zone 'Europe/Paris')::date - ago, 'property', id::text, id + ago from property, unnest(array[0, 8]) ago`);
    const { viewed } = await read(7);
    const ids = (await api.pool.query('select id from property order by id desc limit 10')).rows.map(({ id }) => id);
    expect(viewed?.map(({ id }) => id)).toEqual(ids);
    expect(viewed?.[0]?.views).toEqual({ now: ids[0], before: ids[0] + 8 });
  });

  test('what happened last is told in French, the newest first, each with where it is seen', async () => {
    const { activity } = await read();
    expect(activity).toHaveLength(Math.min(20, activity.length));
    expect(activity.map(({ at }) => at)).toEqual(
      activity
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(activity).toContainEqual({
      at: expect.any(String),
      text: expect.stringMatching(/ a ajouté «\u00a0Bail\u00a0»$/),
      href: expect.stringMatching(/^\/admin\/properties\/edit\/\d+$/),
    });
    expect(activity.some(({ text }) => text.includes(' a écrit\u00a0: '))).toBe(true);
  });

  test('however much there is, as many statements are asked as of an empty house', async () => {
    expect(await statements(read)).toBe(empty);
    expect(empty).toBeLessThanOrEqual(20);
  });

  test.each<readonly [Right, readonly string[]]>([
    ['blog', []],
    ['properties', ['stock', 'mandates', 'untouched', 'leases']],
    ['requests', ['requests', 'replies', 'messages', 'estimations', 'access']],
    ['audience', ['viewed']],
    ['journal', ['health', 'deliveries']],
  ])('whoever may see %s alone is told %j and no more', async (right, parts) => {
    const { days, toDo, activity, ...others } = await api.app
      .get(PgDashboard, { strict: false })
      .read(comparedPeriod(7, new Date()), (asked) => asked === right);
    const told = Object.entries(others).flatMap(([name, part]) => (part === null ? [] : [name]));
    expect([...told, ...toDo.map(({ key }) => key)]).toEqual(parts);
    expect(activity.length > 0).toBe(['properties', 'requests'].includes(right));
  });
});

test('a period that is none is refused', async () => {
  await get('/api/admin/dashboard?days=31').expect(400);
});

test('D07 the site says how soon the house answers where that is wanted and so, on the pages where one writes to it', async () => {
  const said = /Répond en moins de 24.h ouvrées/;
  const property = await publish(api, cookie, {});
  const { path } = (await api.http.get(`/api/properties/${property}`).expect(200)).body as { path: string };
  const pages = async () => {
    const texts = [];
    for (const page of ['/contact', path]) texts.push((await api.http.get(page).expect(200)).text);
    return texts.map((text) => said.test(text));
  };
  /** Answers that were due yesterday: so many in time, so many not. */
  const answered = (count: number, when: string) =>
    api.pool.query(`insert into thread (id, source, subject, email, name, assigned, state, unread, created_at, last_at, due_at, answered_at, version)
      select uuidv7(), 'contact', '', 'badge@exemple.fr', 'Badge', '{"by": "system", "why": ""}', 'answered', false, now() - interval '3 days', now(),
        now() - interval '1 day', now() - interval '1 day' ${when} interval '1 hour', 0 from generate_series(1, ${count})`);
  await api.pool.query('update thread set first_due_at = null');
  const earned = () => new EarnedBadge(api.pool).now();
  await answered(19, '-');
  expect(await earned()).toBe(false);
  await answered(1, '+');
  expect(await earned()).toBe(true);
  await answered(1, '+');
  expect(await earned()).toBe(false);
  await answered(19, '-');
  expect(await pages()).toEqual([false, false]);
  await put('/api/app-settings', { replyBadge: true });
  expect(await pages()).toEqual([true, true]);
  await put('/api/app-settings', { replyBadge: false });
  expect(await pages()).toEqual([false, false]);
});
