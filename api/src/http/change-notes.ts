import { Injectable } from '@nestjs/common';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import type { Request } from './request';

/** Who wrote what: names of fields only, an audit log repeats no content. */
@Injectable()
export class ChangeNotes {
  constructor(private readonly audit: AuditLog) {}

  write(request: Request, action: string, id: number, body: object = {}): Promise<void> {
    const fields = Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return this.audit.write({
      accountId: request.account?.id ?? null,
      action,
      target: String(id),
      detail: { fields },
      requestId: request.id,
    });
  }
}
