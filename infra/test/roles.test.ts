import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { StaffAgents } from '../src/agents/staff-agents';
import { migrate } from '../src/database/migrate';
import { queryAsStaff } from '../src/database/roles/as-staff';
import { checkRole } from '../src/database/roles/check-role';
import { grantRoles, MayNotCreateRoles } from '../src/database/roles/grant-roles';
import { API_ROLE, type ProcessRole, WORKERS_ROLE } from '../src/database/roles/role-names';
import { roleUrl } from '../src/database/roles/role-url';
import { insertListing } from './insert-listing';
import { emptyDatabase, testDatabase } from './test-database';

let owner: Pool;
let url: string;
const as: Partial<Record<ProcessRole, Pool>> = {};
beforeAll(async () => {
  url = await testDatabase();
  owner = new Pool({ connectionString: url, max: 2 });
  // As a deploy does: a clone has no grants on the database itself.
  await grantRoles(url);
  for (const role of [API_ROLE, WORKERS_ROLE] as const)
    as[role] = new Pool({ connectionString: roleUrl(url, role), max: 2 });
  await insertListing(owner, { title: 'Caché', hideFullAddress: true });
  await owner.query(
    `insert into audit_log (action, at) values ('jeune', now()), ('vieux', now() - interval '13 months')`,
  );
});
afterAll(async () => {
  await Promise.all([owner.end(), ...Object.values(as).map((pool) => pool.end())]);
});
const ask = (role: ProcessRole, sql: string) => (as[role] as Pool).query(sql);
const DENIED = { code: '42501' };

test.each([
  'select latitude from property',
  'select address from property',
  'select * from property',
  'select longitude from geocoded',
  `update audit_log set action = 'rien'`,
  'delete from audit_log',
  'truncate audit_log',
  `insert into audit_log (action, at) values ('forged', now() - interval '13 months')`,
  `insert into audit_log (id, action) overriding system value values (1, 'forged')`,
  'select forget_audit()',
  'update property set hide_full_address = false',
  `update property set mandat = 'simple'`,
  'update property set address = title',
  'update property set deleted_at = null',
  'update property set owner_authorised_at = now()',
  'truncate event',
  'drop table event',
  'create table mine (id int)',
  'create temporary table mine (id int)',
  'alter table property disable trigger all',
  'select * from request_slot',
  'select * from visitor_mail',
  'select said from property_import_row',
  'select changes from property_import_row',
  `update property_import_row set result = 'created'`,
  'delete from property_import',
  'delete from property_document',
  'delete from property_address',
  `insert into property_address (city_slug, title_slug, property_id) values ('paris', 'a', 1)`,
  'delete from photo_source',
  'select * from mikro_orm_migrations',
  `insert into retention_run (rule, removed) values ('rien', 0)`,
  `copy event to program 'true'`,
  'select pg_read_file($$/etc/passwd$$)',
  'create role intruder',
  'set role pignon_workers',
  'set role pignon',
])('api may not: %s', async (sql) => {
  await expect(ask(API_ROLE, sql)).rejects.toMatchObject(DENIED);
});

test.each([
  `update audit_log set action = 'rien'`,
  'delete from audit_log',
  'truncate audit_log',
  `insert into audit_log (action, at) values ('forged', now() - interval '13 months')`,
  `insert into retention_run (rule, removed, ran_at) values ('audit', 0, now() + interval '1 year')`,
  'select password_hash from staff_account',
  `update staff_account set role = 'admin'`,
  'select data from session',
  'select answer from idempotency_key',
  'select * from rate_limit',
  'delete from retention_run',
  `update property_document set name = 'rien'`,
  `insert into property_import (id, file_name, state, created_at) values (gen_random_uuid(), 'a', 'applying', now())`,
  `update property_address set property_id = 1`,
  'delete from property_address',
  'create table mine (id int)',
  'create temporary table audit_log (at timestamptz)',
  'set role pignon_api',
])('workers may not: %s', async (sql) => {
  await expect(ask(WORKERS_ROLE, sql)).rejects.toMatchObject(DENIED);
});

test('what has been audited within the year is kept from its owner too; what is older goes by the one function', async () => {
  for (const sql of [
    `update audit_log set action = 'rien'`,
    'truncate audit_log',
    `delete from audit_log where action = 'jeune'`,
  ])
    await expect(owner.query(sql)).rejects.toThrow('append-only');
  expect((await ask(WORKERS_ROLE, 'select forget_audit() as gone')).rows).toEqual([{ gone: 1 }]);
  expect((await ask(API_ROLE, `select action from audit_log where action in ('jeune', 'vieux')`)).rows).toEqual([
    { action: 'jeune' },
  ]);
});

test('what runs as the owner takes no temporary table of its caller for one of his', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and (prosecdef or prorettype = 'trigger'::regtype) and proconfig is distinct from '{"search_path=pg_catalog, pg_temp"}'
       and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  expect(rows).toEqual([]);
  // Even where somebody lets workers have temporary tables again.
  await owner.query(`grant temporary on database ${new URL(url).pathname.slice(1)} to ${WORKERS_ROLE}`);
  await owner.query(`insert into audit_log (action, at) values ('vieux', now() - interval '13 months')`);
  const intruder = new Client({ connectionString: roleUrl(url, WORKERS_ROLE) });
  await intruder.connect();
  await intruder.query(`create temporary table audit_log (at timestamptz);
    insert into audit_log values ('2000-01-01');
    create temporary table ran (who text);
    grant all on audit_log, ran to public;
    create function pg_temp.run() returns trigger language plpgsql as
      $$ begin insert into pg_temp.ran values (current_user); return old; end $$;
    create trigger run before delete on audit_log for each row execute function pg_temp.run()`);
  for (const run of ['forget_audit()', 'forget_audit(now())']) await intruder.query(`select public.${run}`);
  expect((await intruder.query('select who from ran')).rows).toEqual([]);
  expect((await owner.query(`select 1 from audit_log where action = 'vieux'`)).rowCount).toBe(0);
  await intruder.end();
  await owner.query(`revoke temporary on database ${new URL(url).pathname.slice(1)} from ${WORKERS_ROLE}`);
});

test('when something was audited says the database, and nobody else', async () => {
  await ask(API_ROLE, `insert into audit_log (action, target) values ('login', 'marie')`);
  const { rows } = await owner.query(
    `select at between now() - interval '1 minute' and now() as fresh from audit_log where target = 'marie'`,
  );
  expect(rows).toEqual([{ fresh: true }]);
});

test('row 20 where a property exactly lies is read in a transaction of staff, and by nobody else on its connection', async () => {
  const api = new Pool({ connectionString: roleUrl(url, API_ROLE), max: 1 });
  const { rows } = await queryAsStaff(api, 'select latitude from property', []);
  expect(rows).toHaveLength(1);
  await expect(api.query('select latitude from property')).rejects.toMatchObject(DENIED);
  await expect(queryAsStaff(api, 'select nothing from property', [])).rejects.toThrow();
  await expect(api.query('select latitude from property')).rejects.toMatchObject(DENIED);
  await api.end();
});

test('a start as the owner, or without grants, is refused in one line', async () => {
  await checkRole(roleUrl(url, API_ROLE), API_ROLE);
  await checkRole(roleUrl(url, WORKERS_ROLE), WORKERS_ROLE);
  await expect(checkRole(url, API_ROLE)).rejects.toThrow(
    /^DATABASE_URL : « pignon » est administrateur du serveur, peut réécrire audit_log.*attendu : le rôle pignon_api.*$/,
  );
  await expect(checkRole(roleUrl(url, WORKERS_ROLE), API_ROLE)).rejects.toThrow(/position exacte/);
  const bare = await emptyDatabase();
  await migrate(bare);
  await expect(checkRole(roleUrl(bare, API_ROLE), API_ROLE)).rejects.toThrow(/« pignon_api » ne peut pas écrire/);
  for (let times = 0; times < 2; times++) await grantRoles(bare);
  await checkRole(roleUrl(bare, API_ROLE), API_ROLE);
});

test('an owner that may make no roles is told so in one line', async () => {
  const database = await emptyDatabase();
  const server = new Client({ connectionString: database });
  await server.connect();
  const name = `weak_${randomBytes(4).toString('hex')}`;
  await server.query(`create role ${name} login`);
  await server.query(`alter database ${new URL(database).pathname.slice(1)} owner to ${name}`);
  await server.query('create extension if not exists pg_trgm');
  await server.end();
  const weak = new URL(database);
  weak.username = name;
  await migrate(weak.href);
  await expect(grantRoles(weak.href)).rejects.toThrow(MayNotCreateRoles);
});

test('an adviser whom only removed properties name is removed, though api changes nothing else of a property by itself', async () => {
  const pool = as[API_ROLE] as Pool;
  const agents = new StaffAgents(pool);
  const line = (action: string) => ({ accountId: null, action: `agents.${action}`, requestId: 'essai' });
  const agent = () =>
    agents.create({ name: 'X', email: 'x@exemple.fr', phone: '', photoUrl: '', website: '' }, line('create'));
  const [past, present] = [await agent(), await agent()];
  const removed = await insertListing(owner, { title: 'Retiré', agentId: past });
  await owner.query('update property set deleted_at = now() where id = $1', [removed]);
  await insertListing(owner, { title: 'Montré', agentId: present });
  expect([
    await agents.remove(past, null, line('remove')),
    await agents.remove(past, null, line('remove')),
    await agents.remove(present, null, line('remove')),
  ]).toEqual(['removed', 'unknown', 'in-use']);
  const { rows } = await owner.query(`select action, target from audit_log where request_id = 'essai' order by id`);
  expect(rows).toEqual([
    { action: 'agents.create', target: String(past) },
    { action: 'agents.create', target: String(present) },
    { action: 'agents.remove', target: String(past) },
  ]);
});
