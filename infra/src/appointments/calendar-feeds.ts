import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';

export class CalendarFeeds {
  constructor(private readonly pool: Pool) {}

  /** False: there is no such adviser. */
  async renew(agentId: number, line: AuditEntry): Promise<boolean> {
    const text = 'update agent set feed_edition = feed_edition + 1 where id = $1 returning id';
    return (await writeWithLine(this.pool, { text, values: [agentId] }, line)) !== null;
  }
}
