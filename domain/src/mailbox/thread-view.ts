import type { EffectState } from '../deliveries/effect';
import type { ProposalDraft } from '../prospects/proposals/proposal';
import type { PageSize } from '../shared/page-size';
import type { Mention } from './mentions/mention';
import type { EntryKind } from './thread-entry';
import type { ThreadSource } from './thread-source';
import type { Folder, ThreadState } from './thread-state';
import type { Assigned } from './thread';

/** A line of the mailbox (E11). Times are ISO 8601. */
export interface ThreadRow {
  readonly id: string;
  readonly source: ThreadSource;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly property: { readonly id: number; readonly title: string } | null;
  readonly agent: { readonly id: number; readonly name: string } | null;
  readonly state: ThreadState;
  readonly unread: boolean;
  readonly dueAt: string | null;
  readonly answeredAt: string | null;
  readonly createdAt: string;
  readonly lastAt: string;
  /** Of what was said last, at most 160 signs. */
  readonly preview: string;
  /** A mail of it that cannot be sent. */
  readonly failed: boolean;
  readonly version: number;
}

export interface ThreadPage {
  readonly items: readonly ThreadRow[];
  /** Of a search a thousand at most. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: PageSize;
}

export type FolderCounts = Readonly<Record<Folder, number>>;

/** A mail, or another delivery, that an entry set off. */
export interface EntryDelivery {
  /** For its replay in the journal. */
  readonly id: string;
  readonly label: string;
  readonly state: EffectState;
  readonly attempts: number;
  readonly lastError: string | null;
}

export interface EntryFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Why it is not kept; null: it can be downloaded. */
  readonly refused: string | null;
}

/** What an entry was as a mail of theirs. */
export interface EntryMail {
  /** A program wrote it: nobody waits for an answer. */
  readonly automatic: boolean;
  /** The address that it says it is from, where that is not the conversation's. */
  readonly sender: string | null;
  /** It has a layout of its own. */
  readonly html: boolean;
  /** Bytes of one whose beginning alone is kept; null: all of it is here. */
  readonly cutBytes: number | null;
  /** Files beyond what is taken. */
  readonly leftOut: number;
  readonly files: readonly EntryFile[];
}

/** A file that goes along with a mail. */
export interface EntryAttachment {
  readonly id: string;
  readonly name: string;
  /** 'application/pdf' */
  readonly type: string;
  readonly bytes: number;
}

export interface EntryView {
  readonly id: string;
  /** The conversation that it came in by: one that went into this one, or this one. */
  readonly threadId: string;
  /** Who that one is with, where it is not whom this one is with. */
  readonly person: Pick<ThreadRow, 'name' | 'email'> | null;
  readonly kind: EntryKind;
  readonly at: string;
  /** The member of staff. */
  readonly by: string | null;
  readonly subject: string | null;
  /** Of a mail of ours. */
  readonly recipient: string | null;
  readonly body: string;
  /** Of a mail of ours that came back: why. */
  readonly failure: string | null;
  readonly mail: EntryMail | null;
  /** What a form asked and the visitor said: label and value, in the form's order. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly attachments: readonly EntryAttachment[];
  /** Of a note. */
  readonly mentions: readonly Mention[];
  readonly deliveries: readonly EntryDelivery[];
}

/** What else the same address asked. */
export type OtherThread = Pick<ThreadRow, 'id' | 'source' | 'subject' | 'state' | 'createdAt' | 'version'>;

/** A conversation that went into this one. */
export interface ThreadPart extends Pick<ThreadRow, 'id' | 'source' | 'subject' | 'name' | 'email'> {
  /** ISO 8601 */
  readonly mergedAt: string;
  /** The member of staff. */
  readonly mergedBy: string | null;
  /** Nothing was answered since. */
  readonly separable: boolean;
}

export interface ThreadView extends ThreadRow {
  readonly phone: string | null;
  /** Among the prospects; null: whoever only wrote mails is none. */
  readonly personId: string | null;
  readonly parts: readonly ThreadPart[];
  /** Whether it can be given to somebody else: what a client asked under their own rights is theirs. */
  readonly movable: boolean;
  readonly assigned: Assigned;
  readonly entries: readonly EntryView[];
  readonly others: readonly OtherThread[];
  /** A property that is to be proposed to them, and is not sent. */
  readonly proposal: ProposalDraft | null;
}
