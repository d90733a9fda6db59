import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';

abstract class OfProperty extends Command<{ id: number }> {
  constructor(
    readonly id: number,
    readonly line: AuditEntry,
    readonly version: number | null = null,
  ) {
    super();
  }
}

export class PublishProperty extends OfProperty {}

export class UnpublishProperty extends OfProperty {}

/** Out of the bin. */
export class RestoreProperty extends OfProperty {}
