import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Decided } from './access-decisions';

/** The same link in another mail. */
export class ResendLink extends Command<Decided> {
  constructor(
    readonly requestId: string,
    readonly line: AuditEntry,
  ) {
    super();
  }
}
