import { Command } from '@nestjs/cqrs';
import type { ShownAccessState } from '@pignon/domain/off-market/access-request';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Decided } from './access-decisions';

/** With a reason for the file, which is sent to nobody. */
export class RefuseAccess extends Command<Decided> {
  constructor(
    readonly requestId: string,
    readonly line: AuditEntry,
    readonly expected?: ShownAccessState,
    readonly reason?: string,
  ) {
    super();
  }
}
