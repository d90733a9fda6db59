import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeLine } from './audit-line';

/** For what is done outside the database, and for who signs in; what is written there takes its line along (audit-line). */
export class AuditLog {
  constructor(private readonly pool: Pool) {}

  write(entry: AuditEntry): Promise<void> {
    return writeLine(this.pool, entry);
  }
}
