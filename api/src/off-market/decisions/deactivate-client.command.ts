import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Decided } from './access-decisions';

/** The client behind this request loses all that they were given. */
export class DeactivateClient extends Command<Decided> {
  constructor(
    readonly requestId: string,
    readonly line: AuditEntry,
  ) {
    super();
  }
}
