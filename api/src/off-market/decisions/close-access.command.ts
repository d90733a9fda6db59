import { Command } from '@nestjs/cqrs';
import type { ShownAccessState } from '@pignon/domain/off-market/access-request';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Decided } from './access-decisions';

/** Its property is gone: nothing is left to decide, and whoever asked is told so, once. */
export class CloseAccess extends Command<Decided> {
  constructor(
    readonly requestId: string,
    readonly line: AuditEntry,
    readonly expected?: ShownAccessState,
  ) {
    super();
  }
}
