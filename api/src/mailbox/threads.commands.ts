import { Command } from '@nestjs/cqrs';
import type { ThreadChange } from '@pignon/domain/mailbox/thread-change';
import type { ThreadState } from '@pignon/domain/mailbox/thread-state';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Once } from '@pignon/domain/shared/unit-of-work';

export class ChangeThread extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly change: ThreadChange,
    /** As which it was seen; null: whatever it is now, as bulk actions do. */
    readonly version: number | null,
    readonly line: AuditEntry,
  ) {
    super();
  }
}

export class ReplyToThread extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly said: {
      readonly body: string;
      readonly subject?: string;
      readonly nextState?: ThreadState;
      readonly attachments?: readonly string[];
      /** The draft of a proposal that it was made of. */
      readonly proposal?: string;
    },
    readonly version: number,
    readonly line: AuditEntry,
    readonly once: Once | null,
  ) {
    super();
  }
}

export class NoteOnThread extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly said: { readonly body: string; readonly mentions?: readonly string[] },
    readonly line: AuditEntry,
    readonly once: Once | null,
  ) {
    super();
  }
}

/** To somebody else than the visitor. */
export class ForwardThread extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly said: {
      readonly to: string;
      readonly subject: string;
      readonly body: string;
      readonly attachments?: readonly string[];
    },
    readonly line: AuditEntry,
    readonly once: Once | null,
  ) {
    super();
  }
}
