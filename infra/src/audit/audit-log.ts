import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { auditLine } from './audit-line';

/** For what is done outside the database, and for who signs in; what is written there takes its line along (audit-line). */
export class AuditLog {
  constructor(private readonly pool: Pool) {}

  async write(entry: AuditEntry): Promise<void> {
    const values: unknown[] = [];
    await this.pool.query(auditLine(entry, values), values);
  }
}
