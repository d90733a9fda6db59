import type { AgentFields, AgentRemoval, StaffAgent } from '@pignon/domain/agents/staff-agent';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { safeLink } from '@pignon/domain/shared/text/safe-link';
import type { Pool, PoolClient } from 'pg';
import { auditLine, writeWithLine } from '../audit/audit-line';
import { lastChange } from '../audit/last-change';
import { inTransaction } from '../database/transaction';
import { DEFAULT_AGENT } from './default-agent';

const NAMES: Readonly<Record<keyof AgentFields, string>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  photoUrl: 'photo_url',
  website: 'website',
  title: 'title',
  sectors: 'sectors',
  specialities: 'specialities',
  active: 'active',
};
const FIELDS = Object.keys(NAMES) as (keyof AgentFields)[];
const READ = `select id, ${FIELDS.map((field) => `${NAMES[field]} as "${field}"`).join(', ')}, is_default as "isDefault",
    version, coalesce(theirs.n, 0) as properties, coalesce(asked.n, 0) as requests
  from agent
  left join (select agent_id, count(*)::int as n from property where deleted_at is null group by 1) theirs
    on theirs.agent_id = agent.id
  left join (select coalesce(property.agent_id, ${DEFAULT_AGENT}) as agent_id, count(*)::int as n
      from contact_message message join property on property.id::text = message.details->>'propertyId'
      where message.received_at > now() - interval '30 days' and not message.quarantined group by 1) asked
    on asked.agent_id = agent.id
  order by position, id`;

const FOREIGN_KEY_VIOLATION = '23503';
const DEFAULT_IS_ACTIVE = 'default_agent_is_active';

/** Advisers as staff read and write them (E05). */
export class StaffAgents {
  constructor(private readonly pool: Pool) {}

  /** In the agency's order. */
  async all(): Promise<readonly StaffAgent[]> {
    const { rows } = await this.pool.query<StaffAgent>(READ);
    return rows.map((agent) => ({ ...agent, website: safeLink(agent.website) }));
  }

  async create(fields: Partial<AgentFields>, line: AuditEntry): Promise<number> {
    const { columns, values } = said({ photoUrl: '', website: '', ...fields });
    const places = values.map((_, index) => `$${index + 1}`);
    const text = `insert into agent (${columns.join(', ')}) values (${places.join(', ')}) returning id`;
    return (await writeWithLine(this.pool, { text, values }, line)) ?? 0;
  }

  /** What is absent stays as it is. `version`: the one that was read; 'changed' where another one stands now. */
  async update(
    id: number,
    fields: Partial<AgentFields>,
    version: number | null,
    line: AuditEntry,
  ): Promise<'updated' | 'unknown' | 'changed' | 'default'> {
    const { columns, values } = said(fields);
    const changes = [...columns.map((column, index) => `${column} = $${index + 3}`), 'version = version + 1'];
    const text = `update agent set ${changes.join(', ')} where id = $1 and version = coalesce($2::int, version) returning id`;
    try {
      const written = await writeWithLine(this.pool, { text, values: [id, version, ...values] }, line);
      if (written !== null) return 'updated';
    } catch (error) {
      if ((error as { constraint?: string }).constraint === DEFAULT_IS_ACTIVE) return 'default';
      throw error;
    }
    const { rowCount } = await this.pool.query('select 1 from agent where id = $1', [id]);
    return rowCount === 1 ? 'changed' : 'unknown';
  }

  lastChange(id: number) {
    return lastChange(this.pool, 'agents', String(id));
  }

  /** False where there is no such adviser, or one who is not active. */
  async makeDefault(id: number, line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query('select 1 from agent where id = $1 and active for update', [id]);
      if (rowCount !== 1) return false;
      await client.query('update agent set is_default = false, version = version + 1 where is_default and id <> $1', [
        id,
      ]);
      await client.query('update agent set is_default = true, version = version + 1 where id = $1 and not is_default', [
        id,
      ]);
      await note(client, { ...line, target: String(id) });
      return true;
    });
  }

  /** Who is not named comes after, as before. */
  async order(ids: readonly number[], line: AuditEntry): Promise<void> {
    const values: unknown[] = [ids];
    const noted = auditLine(line, values);
    await this.pool.query(
      `with wanted as (
         select agent.id, row_number() over (order by named.place nulls last, agent.position, agent.id) as place
         from agent left join unnest($1::int[]) with ordinality as named (id, place) on named.id = agent.id
       ), line as (${noted})
       update agent set position = wanted.place from wanted where wanted.id = agent.id`,
      values,
    );
  }

  /**
   * Nobody takes away the adviser of a property without saying who takes it over, nor the one who has what is nobody's.
   * What was theirs goes to the successor in the same transaction.
   */
  async remove(id: number, successor: number | null, line: AuditEntry): Promise<AgentRemoval> {
    try {
      return await inTransaction(this.pool, async (client) => await removeHeld(client, id, successor, line));
    } catch (error) {
      if (codeOf(error) === FOREIGN_KEY_VIOLATION) return 'in-use';
      throw error;
    }
  }
}

async function removeHeld(
  client: PoolClient,
  id: number,
  successor: number | null,
  line: AuditEntry,
): Promise<AgentRemoval> {
  const { rows } = await client.query<{ id: number; isDefault: boolean; active: boolean }>(
    'select id, is_default as "isDefault", active from agent where id = any($1) order by id for update',
    [[id, successor]],
  );
  const agent = rows.find((row) => row.id === id);
  if (!agent) return 'unknown';
  if (agent.isDefault) return 'default';
  if (successor !== null && !rows.some((row) => row.id === successor && row.id !== id && row.active))
    return 'unknown-successor';
  // Without a successor only what is removed already may lose its adviser: the key refuses the rest.
  const { rowCount } = await client.query(
    'update property set agent_id = $2 where agent_id = $1 and ($2::int is not null or deleted_at is not null)',
    [id, successor],
  );
  await client.query('delete from agent where id = $1', [id]);
  await note(client, {
    ...line,
    target: String(id),
    detail: { ...line.detail, ...(successor !== null && { successor, properties: rowCount }) },
  });
  return 'removed';
}

async function note(client: PoolClient, line: AuditEntry): Promise<void> {
  const values: unknown[] = [];
  await client.query(auditLine(line, values), values);
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** What was said, by the names of its columns. */
function said(fields: Partial<AgentFields>) {
  const names = FIELDS.filter((name) => fields[name] !== undefined);
  return { columns: names.map((name) => NAMES[name]), values: names.map((name) => fields[name]) };
}
