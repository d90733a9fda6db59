import type { Pool } from 'pg';

export interface AuditEntry {
  readonly accountId: string | null;
  readonly action: string;
  readonly target?: string;
  readonly detail?: object;
  readonly requestId: string;
}

/** Who did what to what; append-only, and never a secret. */
export class AuditLog {
  constructor(private readonly pool: Pool) {}

  async write({ accountId, action, target, detail, requestId }: AuditEntry): Promise<void> {
    await this.pool.query(
      'insert into audit_log (account_id, action, target, detail, request_id) values ($1, $2, $3, $4, $5)',
      [accountId, action, target ?? null, detail ? JSON.stringify(detail) : null, requestId],
    );
  }
}
