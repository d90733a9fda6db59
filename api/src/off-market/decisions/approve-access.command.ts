import { Command } from '@nestjs/cqrs';
import type { ShownAccessState } from '@pignon/domain/off-market/access-request';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Decided } from './access-decisions';

/** The link is on its way (F23). */
export class ApproveAccess extends Command<Decided> {
  constructor(
    readonly requestId: string,
    readonly line: AuditEntry,
    readonly expected?: ShownAccessState,
  ) {
    super();
  }
}
