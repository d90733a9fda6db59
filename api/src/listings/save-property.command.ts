import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { NewPropertyDto, PropertyChangesDto } from './property.dto';

export class CreateProperty extends Command<{ id: number }> {
  constructor(
    readonly body: NewPropertyDto,
    readonly line: AuditEntry,
  ) {
    super();
  }
}

export class UpdateProperty extends Command<{ id: number }> {
  constructor(
    readonly id: number,
    readonly body: PropertyChangesDto,
    readonly line: AuditEntry,
    /** The one that was read, where it was said. */
    readonly version: number | null = null,
  ) {
    super();
  }
}

export class RemoveProperty extends Command<{ id: number }> {
  constructor(
    readonly id: number,
    readonly line: AuditEntry,
    readonly version: number | null = null,
  ) {
    super();
  }
}
