import { Command } from '@nestjs/cqrs';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Once } from '@pignon/domain/shared/unit-of-work';

/** A conversation goes into another one. */
export class MergeThreads extends Command<{ id: string }> {
  constructor(
    readonly gone: { readonly id: string; readonly version: number },
    readonly kept: { readonly id: string; readonly version: number },
    readonly line: AuditEntry,
  ) {
    super();
  }
}

/** It comes out again. */
export class SeparateThread extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly line: AuditEntry,
  ) {
    super();
  }
}

/** From a line on it is a conversation of its own. */
export class SplitThread extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly from: string,
    readonly version: number,
    readonly line: AuditEntry,
    readonly once: Once | null,
  ) {
    super();
  }
}

/** It is somebody else's. */
export class MoveThread extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly personId: string,
    readonly version: number,
    readonly line: AuditEntry,
  ) {
    super();
  }
}
