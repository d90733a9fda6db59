import type { AuditPage } from '@pignon/domain/audit/audit-view';
import { ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
  const put = (body: object) =>
    api.http.put('/api/app-settings').set('cookie', cookie).set('origin', ORIGIN).send(body).expect(200);
  await put({ showSoldProperties: false });
  await put({ urgencyWording: 'B', showSoldProperties: true });
});
afterAll(() => api.stop());

const read = async (query = ''): Promise<AuditPage> =>
  (await api.http.get(`/api/admin/audit${query}`).set('cookie', cookie).expect(200)).body as AuditPage;

test('E13 the journal tells who did what, newest first, with the names of fields alone', async () => {
  const { lines } = await read('?feature=settings');
  expect(lines.map(({ action, fields }) => [action, fields.toSorted()])).toEqual([
    ['settings.write', ['showSoldProperties', 'urgencyWording']],
    ['settings.write', ['showSoldProperties']],
  ]);
  expect(lines[0]).toMatchObject({ by: expect.any(String), requestId: expect.any(String), target: null });
});

test('E13 it is read by who, by what it is of, and up to a day of Paris', async () => {
  const { rows } = await api.pool.query<{ id: string }>('select id from staff_account');
  const mine = rows[0]!.id;
  await api.pool.query(
    `insert into audit_log (at, account_id, action, target) values
       ('2026-03-01T22:59:59Z', null, 'properties.update', '77')`,
  );
  expect((await read(`?by=${mine}&feature=settings`)).lines).toHaveLength(2);
  expect((await read('?target=77')).lines.map(({ action, by }) => [action, by])).toEqual([['properties.update', null]]);
  // Written today, of a day in March: lines come as they are numbered, and the first of a later day ends the list.
  expect((await read('?feature=settings&until=2026-03-01')).lines).toHaveLength(0);
});

test('E13 fifty at a time, each one once', async () => {
  await api.pool.query(
    `insert into audit_log (action, target) select 'sold.update', n::text from generate_series(1, 120) n`,
  );
  const seen: (string | null)[] = [];
  for (let before: number | null = null, asked = 0; asked < 3; asked++) {
    const page: AuditPage = await read(`?feature=sold${before ? `&before=${before}` : ''}`);
    seen.push(...page.lines.map(({ target }) => target));
    before = page.next;
    expect(before === null).toBe(asked === 2);
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => String(120 - n)));
});

test.each(['?until=hier', '?until=2026-02-30', '?by=moi', '?feature=tout', '?before=x'])(
  'E13 %s is refused in French at its field',
  async (query) => {
    const { body } = await api.http.get(`/api/admin/audit${query}`).set('cookie', cookie).expect(400);
    expect(Object.keys(body.fields)).toEqual([query.slice(1).split('=')[0]]);
  },
);
