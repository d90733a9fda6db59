import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { createMissingThreads } from '@pignon/infra/assignment/create-missing-threads';
import type { PostgresUnitOfWork } from '@pignon/infra/database/postgres-unit-of-work';
import { WORKERS_ROLE } from '@pignon/infra/database/roles/role-names';
import { createUnitOfWork } from '@pignon/infra/orm/create-unit-of-work';
import { insertListing } from '../../infra/test/insert-listing';
import { testConfig } from '../../infra/test/test-config';
import { testDatabase } from '../../infra/test/test-database';

let owner: Pool;
let pool: Pool;
const works: PostgresUnitOfWork[] = [];
let fresh: () => Promise<ReturnType<typeof createMissingThreads>>;
beforeAll(async () => {
  const url = await testDatabase();
  owner = new Pool({ connectionString: url, max: 4 });
  const config = testConfig(url, {}, WORKERS_ROLE);
  // As workers enter, so that what they may not do shows.
  pool = new Pool({ connectionString: config.database.url, max: 4 });
  fresh = async () => {
    const work = await createUnitOfWork({ pool, config }, 2);
    works.push(work);
    return createMissingThreads({ pool, config }, work);
  };
});
afterAll(async () => {
  await Promise.all(works.map((work) => work.close()));
  await Promise.all([owner.end(), pool.end()]);
});

const HOUR = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR);

/** As a version without conversations stores it. */
async function message(email: string, details: object = {}, hours = 2, quarantined = false): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into contact_message (id, details, email, received_at, quarantined, version) values ($1, $2, $3, $4, $5, 1)`,
    [id, { name: 'Zoé', email, subject: 'Local', message: 'Bonjour', ...details }, email, ago(hours), quarantined],
  );
  return id;
}
const threadsOf = async (id: string) =>
  (
    await owner.query(
      `select source, subject, email, name, state, property_id, agent_id, due_at is not null as promised, created_at as at,
         (select json_agg(json_build_object('kind', kind, 'body', body) order by at) from thread_entry where thread_id = thread.id) as entries
       from thread where source_id = $1`,
      [id],
    )
  ).rows;

test('a message that was stored without a conversation gets one, as it was said and when; looked for twice it is still one', async () => {
  const missing = await fresh();
  const { rows } = await owner.query<{ id: number }>(
    `insert into agent (name, email, phone, photo_url, website) values ('Marie', 'marie@exemple.fr', '', '', '') returning id`,
  );
  const property = await insertListing(owner);
  await owner.query('update property set agent_id = $2 where id = $1', [property, rows[0]?.id]);
  const id = await message('zoe@exemple.fr', { propertyId: String(property) });
  expect(await threadsOf(id)).toEqual([]);
  expect(await missing.open()).toBe(1);
  const [thread, ...more] = await threadsOf(id);
  expect(more).toEqual([]);
  expect(thread).toMatchObject({
    source: 'contact',
    subject: 'Local',
    email: 'zoe@exemple.fr',
    state: 'new',
    property_id: property,
    agent_id: rows[0]?.id,
    promised: true,
    entries: [{ kind: 'request', body: 'Bonjour' }],
  });
  expect(Math.abs(thread.at.getTime() - ago(2).getTime())).toBeLessThan(HOUR);
  expect(await missing.open()).toBe(0);
  expect(await threadsOf(id)).toHaveLength(1);
});

test('several processes at once open one each; a robot’s is unwanted, and one that cannot be read keeps no other from its own', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => message(`m${index}@exemple.fr`)));
  const robot = await message('robot@exemple.fr', {}, 1, true);
  const broken = await message('illisible@exemple.fr', { email: null }, 3);
  const opened = await Promise.allSettled([(await fresh()).open(), (await fresh()).open()]);
  expect(opened.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (const id of ids) expect(await threadsOf(id)).toHaveLength(1);
  expect(await threadsOf(robot)).toMatchObject([{ state: 'spam', promised: false }]);
  expect(await threadsOf(broken)).toEqual([]);
  await owner.query('delete from contact_message where id = $1', [broken]);
});

test('an estimation has both its steps, an application and an access their own; what staff decided on is answered', async () => {
  const [estimation, application, client, access] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const contact = { firstName: 'Jean', lastName: 'Martin', email: 'jean@exemple.fr', phone: '06', isOwner: true };
  await owner.query(
    `insert into estimation (id, contact, submission, email, started_at, submitted_at, quarantined, version)
     values ($1, $2, $3, 'jean@exemple.fr', $4, $5, false, 1)`,
    [estimation, contact, { ...contact, address: '12 rue de Lévis, 75017 Paris' }, ago(3), ago(2)],
  );
  await owner.query(
    `insert into job_application (id, details, cv_name, cv_type, cv, received_at, quarantined, version)
     values ($1, $2, 'cv.pdf', 'application/pdf', '', now(), false, 1)`,
    [application, { name: 'Ada', email: 'ada@exemple.fr', trade: 'Négociateur', message: 'Motivée' }],
  );
  await owner.query(
    `with client as (insert into off_market_client (id, email, name, registered_at, version) values ($1, 'eva@exemple.fr', 'Eva', now(), 1))
     insert into access_request (id, client_id, state, requested_at, decided_at, edition, quarantined, version)
       values ($2, $1, 'refused', $3, now(), 1, false, 1)`,
    [client, access, ago(5)],
  );
  expect(await (await fresh()).open()).toBe(3);
  expect(await threadsOf(estimation)).toMatchObject([
    { source: 'estimation', name: 'Jean Martin', state: 'new', entries: [{ kind: 'request' }, { kind: 'request' }] },
  ]);
  expect(await threadsOf(application)).toMatchObject([
    { source: 'application', subject: 'Candidature\u00a0: Négociateur', entries: [{ body: 'Motivée' }] },
  ]);
  expect(await threadsOf(access)).toMatchObject([{ source: 'access', name: 'Eva', state: 'answered' }]);
});

test('one that went into another conversation stays there; one that was erased comes back in none', async () => {
  const missing = await fresh();
  const [kept, gone, erased] = [
    await message('a@exemple.fr'),
    await message('b@exemple.fr'),
    await message('c@exemple.fr'),
  ];
  await missing.open();
  await owner.query(
    `update thread set merged_into = (select id from thread where source_id = $1), state = 'archived',
       merge = '{"at": "2026-11-30T10:00:00Z"}' where source_id = $2`,
    [kept, gone],
  );
  await owner.query('delete from contact_message where id = $1', [erased]);
  const all = async () => (await owner.query('select id, merged_into from thread order by id')).rows;
  const before = await all();
  expect(await missing.open()).toBe(0);
  expect(await (await fresh()).open()).toBe(0);
  expect(await all()).toEqual(before);
  expect(await threadsOf(erased)).toEqual([]);
});

test('whoever is erased while their conversation is opened has none afterwards', async () => {
  const id = await message('efface@exemple.fr');
  const eraser = await owner.connect();
  await eraser.query('begin');
  await eraser.query('delete from contact_message where id = $1', [id]);
  const opening = (await fresh()).open();
  // It waits for the row.
  for (;;) {
    const { rowCount } = await owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`,
    );
    if (rowCount) break;
  }
  await eraser.query('commit');
  eraser.release();
  expect(await opening).toBe(0);
  expect(await threadsOf(id)).toEqual([]);
});
