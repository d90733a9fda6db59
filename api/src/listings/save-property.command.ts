import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Once } from '@pignon/domain/shared/unit-of-work';
import type { NewPropertyDto, PropertyChangesDto } from './property.dto';

export class CreateProperty extends Command<{ id: number }> {
  constructor(
    readonly body: NewPropertyDto,
    readonly line: AuditEntry,
    /** Of a caller who says which intention it is. */
    readonly once: Once | null = null,
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

/** Another one like it, as a draft. */
export class DuplicateProperty extends Command<{ id: number }> {
  constructor(
    readonly id: number,
    readonly line: AuditEntry,
  ) {
    super();
  }
}

export interface Restored {
  readonly id: number;
  /** How many of its photos and plans are gone: it is restored without them. */
  readonly lostPhotos: number;
}

/** What was said of it after one of its revisions. */
export class RestoreRevision extends Command<Restored> {
  constructor(
    readonly id: number,
    readonly revision: number,
    readonly line: AuditEntry,
    readonly version: number | null = null,
  ) {
    super();
  }
}
