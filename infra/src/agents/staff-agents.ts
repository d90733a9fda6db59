import { type Agent, DEFAULT_AGENT_ID } from '@pignon/domain/agents/agent';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';

export type AgentFields = Omit<Agent, 'id'>;
export type Removal = 'removed' | 'unknown' | 'in-use';

const FOREIGN_KEY_VIOLATION = '23503';

/** Advisers as staff write them. */
export class StaffAgents {
  constructor(private readonly pool: Pool) {}

  async create({ name, email, phone, photoUrl, website }: AgentFields, line: AuditEntry): Promise<number> {
    const text = 'insert into agent (name, email, phone, photo_url, website) values ($1, $2, $3, $4, $5) returning id';
    return (await writeWithLine(this.pool, { text, values: [name, email, phone, photoUrl, website] }, line)) ?? 0;
  }

  /** What is absent stays as it is. */
  async update(
    id: number,
    { name, email, phone, photoUrl, website }: Partial<AgentFields>,
    line: AuditEntry,
  ): Promise<boolean> {
    const text = `update agent set name = coalesce($2, name), email = coalesce($3, email), phone = coalesce($4, phone),
         photo_url = coalesce($5, photo_url), website = coalesce($6, website) where id = $1 returning id`;
    const values = [id, name, email, phone, photoUrl, website];
    return (await writeWithLine(this.pool, { text, values }, line)) !== null;
  }

  /** Nobody takes away the adviser of a property, or the one who has all others' (M96). */
  async remove(id: number, line: AuditEntry): Promise<Removal> {
    if (id === DEFAULT_AGENT_ID) return 'in-use';
    try {
      const also = 'forgotten as (update property set agent_id = null where agent_id = $1 and deleted_at is not null)';
      const text = 'delete from agent where id = $1 returning id';
      return (await writeWithLine(this.pool, { text, values: [id], also }, line)) === null ? 'unknown' : 'removed';
    } catch (error) {
      if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return 'in-use';
      throw error;
    }
  }
}
