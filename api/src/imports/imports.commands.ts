import { Command } from '@nestjs/cqrs';
import type { CsvColumn } from '@pignon/domain/imports/csv/matched-columns';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';

/** A file lies under this id. */
export class ReceiveImport extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly fileName: string,
    readonly line: AuditEntry,
  ) {
    super();
  }
}

abstract class OfImport extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly line: AuditEntry,
  ) {
    super();
  }
}

export class MatchImportColumns extends OfImport {
  constructor(
    id: string,
    line: AuditEntry,
    readonly columns: readonly (CsvColumn | null)[],
  ) {
    super(id, line);
  }
}

export class ApproveImport extends OfImport {
  constructor(
    id: string,
    line: AuditEntry,
    readonly publish: boolean,
  ) {
    super(id, line);
  }
}

export class CancelImport extends OfImport {}
