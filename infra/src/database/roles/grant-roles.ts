import { Client } from 'pg';
import { APART, grantsApart, POSITIONS } from './grants';
import { API_ROLE, DATA_ROLE, PROCESS_ROLES, type ProcessRole, STAFF_ROLE, WORKERS_ROLE } from './role-names';

/** Whoever migrates may create no roles, as on some managed servers: somebody else has to, once (domain/decisions/0023). */
export class MayNotCreateRoles extends Error {
  constructor() {
    super(
      `DATABASE_URL : ce compte ne peut pas créer les rôles ${API_ROLE} et ${WORKERS_ROLE} (CREATEROLE manque, voir CONTRIBUTING)`,
    );
  }
}

export type RolePasswords = Readonly<Partial<Record<ProcessRole, string>>>;

/**
 * Makes the roles and grants each what it uses, and no more; run by the owner after each migration. All of it or nothing:
 * what runs meanwhile never stands without its grants. Roles belong to the whole server, grants to this database.
 */
export async function grantRoles(ownerUrl: string, passwords: RolePasswords = {}): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('pignon-roles'))`);
    await makeRoles(client, passwords);
    for (const statement of await grantsOf(client)) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    if ((error as { code?: string }).code === '42501') throw new MayNotCreateRoles();
    throw error;
  } finally {
    await client.end();
  }
}

async function makeRoles(client: Client, passwords: RolePasswords): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const known = new Set(rows.map(({ rolname }) => rolname));
  for (const role of [DATA_ROLE, STAFF_ROLE]) if (!known.has(role)) await client.query(`create role ${role} nologin`);
  for (const role of PROCESS_ROLES) {
    if (!known.has(role)) await client.query(`create role ${role} login`);
    const password = passwords[role];
    if (password) await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
  }
  for (const role of [API_ROLE, STAFF_ROLE]) await client.query(`grant ${DATA_ROLE} to ${role}`);
  await client.query(`grant ${STAFF_ROLE} to ${WORKERS_ROLE}`);
  // Not inherited: only a transaction that asks for it has it.
  await client.query(`grant ${STAFF_ROLE} to ${API_ROLE} with inherit false, set true`);
}

async function grantsOf(client: Client): Promise<readonly string[]> {
  const { rows: tables } = await client.query<{ name: string; view: boolean }>(
    `select relname as name, relkind <> 'r' as view from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')
       and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e') order by relname`,
  );
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'property'::regclass and attnum > 0 and not attisdropped
       and attname <> all ($1) order by attnum`,
    [POSITIONS],
  );
  const { rows: databases } = await client.query<{ name: string }>('select current_database() as name');
  const all = [DATA_ROLE, STAFF_ROLE, API_ROLE, WORKERS_ROLE].join(', ');
  const quoted = (names: readonly { readonly name: string }[]) => names.map(({ name }) => `"${name}"`).join(', ');
  const common = tables.filter(({ name, view }) => !view && !APART.includes(name));
  return [
    // Nobody but the owner makes objects here, not for a moment either: by their names they could stand in for his.
    `revoke temporary on database ${quoted(databases)} from public`,
    'revoke create on schema public from public',
    `revoke all on all tables in schema public from ${all}`,
    `revoke all on all functions in schema public from ${all}`,
    `grant usage on schema public to ${DATA_ROLE}`,
    `grant usage, select on all sequences in schema public to ${DATA_ROLE}`,
    `grant select on ${quoted(tables.filter(({ view }) => view))} to ${DATA_ROLE}`,
    `grant select, insert, update, delete on ${quoted(common)} to ${DATA_ROLE}`,
    ...grantsApart(quoted(columns)),
  ];
}
