import type { EntryKind } from './thread-entry';

/** A line of a conversation, or of one that went into it. */
export interface SaidEntry {
  readonly id: string;
  readonly threadId: string;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly subject: string | null;
}
