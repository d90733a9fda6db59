import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';

/** The conversation that they wait in; of whoever has none, the appointment that staff booked for them. */
export type WhereTold = { readonly thread: string } | { readonly meeting: string };

/** Writes to whoever waits there that the property is gone. */
export class TellOfClosing extends Command<{ id: string }> {
  constructor(
    readonly propertyId: number,
    readonly where: WhereTold,
    readonly line: AuditEntry,
  ) {
    super();
  }
}
