import type { AgentFields, AgentRemoval, StaffAgent } from '@pignon/domain/agents/staff-agent';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { safeLink } from '@pignon/domain/shared/text/safe-link';
import type { Pool, PoolClient } from 'pg';
import { auditLine, writeLine } from '../audit/audit-line';
import { lastChange } from '../audit/last-change';
import { inTransaction } from '../database/transaction';
import { insertRow, type RowChanges, updateRow, type VersionedTable } from '../database/versioned-row';
import { answeringAgent } from './default-agent';

const AGENTS: VersionedTable<AgentFields> = {
  name: 'agent',
  columns: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    photoUrl: 'photo_url',
    photoFocus: 'photo_focus',
    website: 'website',
    title: 'title',
    sectors: 'sectors',
    specialities: 'specialities',
    active: 'active',
    hours: 'hours',
    absences: 'absences',
    capacity: 'capacity',
    meetingMinutes: 'meeting_minutes',
    bufferMinutes: 'buffer_minutes',
    noticeHours: 'notice_hours',
    inPerson: 'in_person',
    byVideo: 'by_video',
    calendarUrl: 'calendar_url',
  },
  nullable: [],
};
const COLUMNS = Object.entries(AGENTS.columns).map(([field, column]) => `${column} as "${field}"`);
const READ = `select id, ${COLUMNS.join(', ')}, is_default as "isDefault",
    version, coalesce(theirs.n, 0) as properties, coalesce(asked.n, 0) as requests
  from agent
  left join (select agent_id, count(*)::int as n from property where deleted_at is null group by 1) theirs
    on theirs.agent_id = agent.id
  left join (select ${answeringAgent('property.agent_id')} as agent_id, count(*)::int as n
      from contact_message message join property on property.id::text = message.details->>'propertyId'
      where message.received_at > now() - interval '30 days' and not message.quarantined group by 1) asked
    on asked.agent_id = agent.id
  order by position, id`;

const FOREIGN_KEY_VIOLATION = '23503';
const CHANGE = 'update agent set';
/** Two who name a default at once would each miss what the other has just done. */
const ONE_AFTER_THE_OTHER = `select pg_advisory_xact_lock(hashtext('default-agent'))`;
const DEFAULT_IS_ACTIVE = 'default_agent_is_active';

/** Advisers as staff read and write them (E05). */
export class StaffAgents {
  constructor(private readonly pool: Pool) {}

  /** In the agency's order. */
  async all(): Promise<readonly StaffAgent[]> {
    const { rows } = await this.pool.query<StaffAgent>(READ);
    return rows.map((agent) => ({
      ...agent,
      website: safeLink(agent.website),
      calendarUrl: safeLink(agent.calendarUrl),
    }));
  }

  create(fields: RowChanges<AgentFields>, line: AuditEntry): Promise<number> {
    return insertRow(this.pool, AGENTS, asStored({ photoUrl: '', website: '', ...fields }), line);
  }

  /** What is absent stays as it is; nobody takes away the one who has what is nobody's ('default'). */
  async update(
    id: number,
    fields: RowChanges<AgentFields>,
    version: number | null,
    line: AuditEntry,
  ): Promise<'updated' | 'unknown' | 'changed' | 'default'> {
    try {
      return await updateRow(this.pool, AGENTS, id, asStored(fields), version, line);
    } catch (error) {
      if ((error as { constraint?: string }).constraint === DEFAULT_IS_ACTIVE) return 'default';
      throw error;
    }
  }

  lastChange(id: number) {
    return lastChange(this.pool, 'agents', String(id));
  }

  /** False where there is no such adviser, or one who is not active. */
  async makeDefault(id: number, line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      await client.query(ONE_AFTER_THE_OTHER);
      const { rowCount } = await client.query('select 1 from agent where id = $1 and active for no key update', [id]);
      if (rowCount !== 1) return false;
      const changed = [
        await client.query(
          `${CHANGE} is_default = false, version = version + 1 where is_default and id <> $1 returning id`,
          [id],
        ),
        await client.query(
          `${CHANGE} is_default = true, version = version + 1 where id = $1 and not is_default returning id`,
          [id],
        ),
      ].flatMap(({ rows }) => rows as { id: number }[]);
      for (const row of changed) await writeLine(client, { ...line, target: String(row.id) });
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
  await client.query(ONE_AFTER_THE_OTHER);
  const { rows } = await client.query<{ id: number; isDefault: boolean; active: boolean }>(
    'select id, is_default as "isDefault", active from agent where id = any($1) order by id for no key update',
    [[id, successor]],
  );
  const agent = rows.find((row) => row.id === id);
  if (!agent) return 'unknown';
  if (agent.isDefault) return 'default';
  if (successor !== null && !rows.some((row) => row.id === successor && row.id !== id && row.active))
    return 'unknown-successor';
  const ahead = `select 1 from appointment where agent_id = $1 and state = 'booked' and starts_at > now() limit 1`;
  if ((await client.query(ahead, [id])).rowCount === 1) return 'has-appointments';
  // Without a successor only what is removed already may lose its adviser: the key refuses the rest.
  const { rowCount } = await client.query(
    'update property set agent_id = $2 where agent_id = $1 and ($2::int is not null or deleted_at is not null)',
    [id, successor],
  );
  await client.query('update sold_property set agent_id = $2, version = version + 1 where agent_id = $1', [
    id,
    successor,
  ]);
  // Without one, the key leaves their conversations to the agency's own mailbox.
  await client.query('update thread set agent_id = $2, version = version + 1 where agent_id = $1', [id, successor]);
  await client.query('delete from agent where id = $1', [id]);
  await writeLine(client, {
    ...line,
    target: String(id),
    detail: { ...line.detail, ...(successor !== null && { successor, properties: rowCount }) },
  });
  return 'removed';
}

/** The driver takes a list for an array of the database, and these two columns hold JSON. */
const asStored = ({ hours, absences, ...fields }: RowChanges<AgentFields>): RowChanges<AgentFields> => ({
  ...fields,
  ...(hours !== undefined && { hours: hours && (JSON.stringify(hours) as never) }),
  ...(absences !== undefined && { absences: absences && (JSON.stringify(absences) as never) }),
});

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;
