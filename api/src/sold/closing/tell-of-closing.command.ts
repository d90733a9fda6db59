import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';

/** Writes to whoever waits in this conversation that the property is gone. */
export class TellOfClosing extends Command<{ id: string }> {
  constructor(
    readonly propertyId: number,
    readonly threadId: string,
    readonly line: AuditEntry,
  ) {
    super();
  }
}
