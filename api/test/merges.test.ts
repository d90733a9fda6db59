import { randomUUID } from 'node:crypto';
import { exportPerson } from '@pignon/infra/prospects/privacy/export-person';
import { CONTACT_DATA, ORIGIN, startApi, type TestApi } from './api';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly version: number;
}

const post = (path: string, body: object) =>
  api.http.post(path).set('idempotency-key', randomUUID()).send(body).expect(202);
const staff = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  api.http[method](path).set({ cookie, origin: ORIGIN }).send(body);
const contact = (email: string, name: string, phone?: string) =>
  post('/api/contact', { data: { ...CONTACT_DATA, email, name, phone } });
const list = async (q: string): Promise<Person[]> =>
  (await staff('get', `/api/admin/people?q=${encodeURIComponent(q)}`).expect(200)).body.items;
const one = async (email: string): Promise<Person> =>
  (await list(email)).find((person) => person.email === email) as Person;
const file = async (id: string) => (await staff('get', `/api/admin/people/${id}`).expect(200)).body;
const merge = (kept: Person, gone: Person) =>
  staff('post', `/api/admin/people/${kept.id}/merge`, {
    other: gone.id,
    version: kept.version,
    otherVersion: gone.version,
  });

test('E12 the same telephone, or the same name and company, suggests a merge; the same name alone does not', async () => {
  await contact('anne@murs.example', 'Anne Double', '06 01 02 03 04');
  await contact('anne@ailleurs.example', 'A. Double', '+33 6 01 02 03 04');
  await contact('homonyme@murs.example', 'Anne Double');
  const twins = async (email: string) =>
    (await staff('get', `/api/admin/people/${(await one(email)).id}/twins`).expect(200)).body.map(
      (twin: { email: string; why: string }) => [twin.email, twin.why],
    );
  expect(await twins('anne@murs.example')).toEqual([['anne@ailleurs.example', 'phone']]);
  for (const email of ['homonyme@murs.example', 'anne@murs.example'])
    await post('/api/off-market-clients/register', { email, company: 'SCI Double' });
  expect(await twins('homonyme@murs.example')).toEqual([['anne@murs.example', 'name']]);
});

test('E12 two become one: history, addresses, words and exports of both; what hangs on an address stays on it', async () => {
  await contact('marc@murs.example', 'Marc Uni');
  await contact('marc@bureau.example', 'M. Uni', '06 11 22 33 44');
  await post('/api/off-market-clients/register', { email: 'marc@bureau.example' });
  const [kept, gone] = [await one('marc@murs.example'), await one('marc@bureau.example')];
  const rights = async () =>
    (
      await api.pool.query(`select to_jsonb(client) as client, to_jsonb(request) as request
      from off_market_client client left join access_request request on client_id = client.id order by client.email`)
    ).rows;
  const before = await rights();
  const { body } = await merge(kept, gone).expect(200);
  expect(body.person).toMatchObject({
    id: kept.id,
    name: 'Marc Uni',
    phone: '+33611223344',
    otherEmails: ['marc@bureau.example'],
  });
  expect(body.history.map(({ what }: { what: string }) => what)).toEqual(['Accès off-market', 'Contact', 'Contact']);
  expect(body.merges).toEqual([
    expect.objectContaining({ email: 'marc@bureau.example', separable: true, by: expect.any(String) }),
  ]);
  expect(await rights()).toEqual(before);
  expect((await list('bureau')).map(({ id }) => id)).toEqual([kept.id]);
  expect((await file(gone.id)).person.id).toBe(kept.id);
  for (const email of [kept.email, gone.email]) {
    const exported = await exportPerson(api.pool, email);
    expect(exported?.addresses).toEqual(['marc@bureau.example', 'marc@murs.example']);
    const counts = Object.fromEntries(exported?.tables.map(({ table, rows }) => [table, rows.length]) ?? []);
    expect(counts).toMatchObject({ prospect: 2, contact_message: 2, off_market_client: 1, prospect_merge: 1 });
  }
  expect(await api.count('audit_log', `action = 'prospects.merge' and target = '${kept.id}'`)).toBe(1);
});

test('E12 taken apart again each is as before, but for what was changed since; once, and within 30 days', async () => {
  await contact('sara@murs.example', 'Sara Sépare');
  await contact('sara@bureau.example', 'S. Sépare', '06 55 66 77 88');
  const [kept, gone] = [await one('sara@murs.example'), await one('sara@bureau.example')];
  await staff('put', `/api/admin/people/${gone.id}/stage`, { stage: 'visit', version: gone.version }).expect(200);
  const merged = (await merge(kept, { ...gone, version: gone.version + 1 }).expect(200)).body;
  expect(merged.person).toMatchObject({ stage: 'visit', phone: '+33655667788' });
  const path = `/api/admin/people/merges/${merged.merges[0].id}/undo`;
  const apart = (await staff('put', path).expect(200)).body;
  expect(apart).toMatchObject({ person: { stage: 'new', phone: null, otherEmails: [] }, merges: [] });
  expect((await list('sara@')).map(({ email }) => email).toSorted()).toEqual([
    'sara@bureau.example',
    'sara@murs.example',
  ]);
  expect((await staff('put', path).expect(409)).body.error).toBe('Cette fusion ne peut plus être annulée.');
  const again = (await merge(await one(kept.email), await one(gone.email)).expect(200)).body;
  await api.pool.query(`update prospect_merge set merged_at = now() - interval '31 days' where undone_at is null`);
  expect((await file(kept.id)).merges[0].separable).toBe(false);
  await staff('put', `/api/admin/people/merges/${again.merges[0].id}/undo`).expect(409);
  await staff('put', `/api/admin/people/merges/${randomUUID()}/undo`).expect(404);
});

test('E12 a chain taken apart from its first link leaves the others together', async () => {
  for (const name of ['un', 'deux', 'trois']) await contact(`${name}@chaine.example`, `Chaîne ${name}`);
  const [first, second, third] = [
    await one('un@chaine.example'),
    await one('deux@chaine.example'),
    await one('trois@chaine.example'),
  ];
  const inner = (await merge(second, first).expect(200)).body;
  const whole = (await merge(third, await one('deux@chaine.example')).expect(200)).body;
  expect(whole.person.otherEmails).toEqual(['deux@chaine.example', 'un@chaine.example']);
  await staff('put', `/api/admin/people/merges/${inner.merges[0].id}/undo`).expect(200);
  expect((await file(third.id)).person.otherEmails).toEqual(['deux@chaine.example']);
  expect((await file(first.id)).person.id).toBe(first.id);
  await staff('put', `/api/admin/people/merges/${whole.merges[0].id}/undo`).expect(200);
  expect((await file(first.id)).person.id).toBe(first.id);
  expect((await file(second.id)).person.otherEmails).toEqual([]);
});

test('E12 who has read an older version merges nothing; nobody merges with themselves, nor with a part of somebody', async () => {
  for (const name of ['a', 'b', 'c']) await contact(`${name}@conflit.example`, `Conflit ${name}`);
  const [a, b, c] = [await one('a@conflit.example'), await one('b@conflit.example'), await one('c@conflit.example')];
  const late = await merge(a, { ...b, version: b.version + 5 }).expect(409);
  expect(late.body.error).toBe('Un de ces deux prospects a été modifié.');
  await merge(a, a).expect(409);
  await merge(a, { ...b, id: randomUUID() }).expect(404);
  await merge(a, b).expect(200);
  expect((await merge(c, b).expect(409)).body.error).toMatch(/^Ces deux fiches ne peuvent pas être fusionnées/);
  const both = await Promise.all([merge(c, await one('a@conflit.example')), merge(await one('a@conflit.example'), c)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('E12 erased is the person: under each of their addresses, each with its own fact and its own trace', async () => {
  await contact('ines@efface.example', 'Inès Efface');
  await contact('ines@aussi.example', 'I. Efface');
  await merge(await one('ines@efface.example'), await one('ines@aussi.example')).expect(200);
  const { body } = await staff('post', '/api/admin/people/erase', { email: 'ines@aussi.example' }).expect(200);
  expect(body.removed).toMatchObject({ Prospect: 2, Messages: 2 });
  for (const table of ['prospect', 'contact_message', 'thread'])
    expect([table, await api.count(table, `email like 'ines@%'`)]).toEqual([table, 0]);
  expect(await api.count('erasure', `email in ('ines@efface.example', 'ines@aussi.example')`)).toBe(2);
  expect(await api.count('event', `name = 'prospects.person-erased.v1'`)).toBe(2);
});
