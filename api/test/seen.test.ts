import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import { PgAudience } from '@pignon/infra/visits/pg-audience';
import { startApi, type TestApi } from './api';
import { publish } from './properties';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.pool.query('truncate property cascade');
  await api.pool.query('truncate visit_count');
  await api.pool.query(`update seen_window set day = ${TODAY}`);
});

const TODAY = `(now() at time zone 'Europe/Paris')::date`;

const views = async (order = 'desc') => {
  const { body } = await api.http
    .get(`/api/admin/properties?sort=views&order=${order}`)
    .set('cookie', cookie)
    .expect(200);
  return (body as StaffPropertyPage).items.map((item) => [item.id, item.views]);
};
const seen = (id: number, ago: number, count: number) =>
  api.pool.query(
    `insert into visit_count (day, kind, subject, count) values (${TODAY} - $2::int, 'property', $1, $3)
     on conflict (day, kind, subject) do update set count = visit_count.count + excluded.count`,
    [String(id), ago, count],
  );
/** What the kept figure has to be. */
const summed = async () =>
  (
    await api.pool.query<{ id: number; seen: number; summed: number }>(
      `select property_id as id, seen, (select coalesce(sum(count), 0)::int from visit_count
         where kind = 'property' and subject = property_id::text and day > ${TODAY} - 30) as summed
       from property_seen order by property_id`,
    )
  ).rows;

test('E02 by views: what was looked at most comes first, what nobody looked at counts 0 and comes first the other way', async () => {
  const [one, two, three] = [await publish(api, cookie), await publish(api, cookie), await publish(api, cookie)];
  const audience = api.app.get(PgAudience);
  await audience.count([
    { kind: 'property', id: two },
    { kind: 'property', id: two },
    { kind: 'property', id: one },
  ] as never);
  expect(await views()).toEqual([
    [two, 2],
    [one, 1],
    [three, 0],
  ]);
  expect(await views('asc')).toEqual([
    [three, 0],
    [one, 1],
    [two, 2],
  ]);
});

test('E02 a look of more than thirty days ago does not count, a corrected or removed count does', async () => {
  const id = await publish(api, cookie);
  await seen(id, 30, 100);
  await seen(id, 29, 3);
  await seen(id, 29, 4);
  await seen(id, 0, 1);
  expect(await views()).toEqual([[id, 8]]);
  await api.pool.query(`delete from visit_count where day = ${TODAY} - 29`);
  expect(await views()).toEqual([[id, 1]]);
});

test('E02 on a new day the first who reads or is counted takes off what is past, once, whoever comes at the same time', async () => {
  const [one, two] = [await publish(api, cookie), await publish(api, cookie)];
  // As it was four days ago.
  await api.pool.query(`update seen_window set day = ${TODAY} - 4`);
  await seen(one, 33, 5);
  await seen(one, 30, 7);
  await seen(one, 29, 2);
  await seen(two, 31, 11);
  const before = await api.pool.query('select seen from property_seen order by property_id');
  expect(before.rows.map((row) => row.seen)).toEqual([14, 11]);
  const audience = api.app.get(PgAudience);
  await Promise.all([
    ...Array.from({ length: 4 }, () => views()),
    ...Array.from({ length: 4 }, () =>
      audience.count([
        { kind: 'property', id: one },
        { kind: 'property', id: two },
      ] as never),
    ),
  ]);
  expect(await views()).toEqual([
    [one, 6],
    [two, 4],
  ]);
  const { rows } = await api.pool.query(`select day = ${TODAY} as moved from seen_window`);
  expect(rows).toEqual([{ moved: true }]);
});

test('E02 the kept figure is the sum of its days after visits counted side by side; a removed property has none', async () => {
  const ids = [await publish(api, cookie), await publish(api, cookie), await publish(api, cookie)];
  const audience = api.app.get(PgAudience);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      audience.count(
        ids
          .filter((_id, at) => (n + at) % 3 > 0)
          .toReversed()
          .map((id) => ({ kind: 'property', id })) as never,
      ),
    ),
  );
  const kept = await summed();
  expect(kept.map((row) => row.seen)).toEqual(kept.map((row) => row.summed));
  expect(kept.reduce((all, row) => all + row.seen, 0)).toBe(40);
  await api.pool.query('delete from property where id = $1', [ids[0]]);
  expect((await summed()).map(({ id }) => id)).toEqual(ids.slice(1));
  await audience.count([{ kind: 'property', id: ids[0]! }] as never);
  expect(await api.count('property_seen')).toBe(2);
});
