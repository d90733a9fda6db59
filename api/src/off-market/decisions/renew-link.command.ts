import { Command } from '@nestjs/cqrs';
import type { ShownAccessState } from '@pignon/domain/off-market/access-request';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Decided } from './access-decisions';

/** Another link instead of the one that is used up or went round. `edition`: the one that it is to replace. */
export class RenewLink extends Command<Decided> {
  constructor(
    readonly requestId: string,
    readonly line: AuditEntry,
    readonly expected?: ShownAccessState,
    readonly edition?: number,
  ) {
    super();
  }
}
