import { Aggregate } from '../shared/aggregate';
import { ColleagueMentioned, ReplyWritten, ThreadForwarded } from './mailbox-events';

/**
 * 'request': what came in through a form (its words stay in its own row); 'received' and 'sent': mails; 'note': of staff
 * for staff, in no mail ever; 'event': what was done.
 */
export const ENTRY_KINDS = ['request', 'received', 'sent', 'note', 'event'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A line of a conversation. */
export class ThreadEntry extends Aggregate {
  kind: EntryKind;
  threadId: string;
  at: Date;
  /** The member of staff. */
  accountId: string | null = null;
  subject: string | null = null;
  /** Of a mail of ours that did not arrive: why, in French. */
  failure: string | null = null;
  /** Of a mail of ours: whom it was written to, whatever becomes of the conversation's address. */
  recipient: string | null = null;
  body: string;

  constructor(
    readonly id: string,
    threadId: string,
    kind: EntryKind,
    body: string,
    at: Date,
  ) {
    super();
    this.threadId = threadId;
    this.kind = kind;
    this.body = body;
    this.at = at;
  }

  static request(id: string, threadId: string, body: string, at: Date): ThreadEntry {
    return new ThreadEntry(id, threadId, 'request', body, at);
  }

  /** A mail of theirs. */
  static received(
    id: string,
    threadId: string,
    { subject, body }: { readonly subject: string; readonly body: string },
    at: Date,
  ): ThreadEntry {
    const mail = new ThreadEntry(id, threadId, 'received', body, at);
    mail.subject = subject;
    return mail;
  }

  /** `mentions`: accounts that hear of it. */
  static note(
    id: string,
    threadId: string,
    by: string | null,
    { body, mentions }: { readonly body: string; readonly mentions: readonly string[] },
    at: Date,
  ): ThreadEntry {
    const note = ThreadEntry.of(id, threadId, 'note', by, body, at);
    for (const accountId of mentions) note.record(ColleagueMentioned(id, at, { threadId, entryId: id, accountId }));
    return note;
  }

  static event(id: string, threadId: string, by: string | null, what: string, at: Date): ThreadEntry {
    return ThreadEntry.of(id, threadId, 'event', by, what, at);
  }

  /** Goes out by mail. */
  static reply(id: string, threadId: string, by: string | null, mail: WrittenMail, at: Date): ThreadEntry {
    const reply = ThreadEntry.mail(id, threadId, by, mail, at);
    reply.record(ReplyWritten(id, at, { threadId, entryId: id }));
    return reply;
  }

  /** Goes out by mail, to somebody else. */
  static forward(id: string, threadId: string, by: string | null, mail: WrittenMail, at: Date): ThreadEntry {
    const forward = ThreadEntry.mail(id, threadId, by, mail, at);
    forward.record(ThreadForwarded(id, at, { threadId, entryId: id }));
    return forward;
  }

  private static mail(
    id: string,
    threadId: string,
    by: string | null,
    { to, subject, body }: WrittenMail,
    at: Date,
  ): ThreadEntry {
    const mail = ThreadEntry.of(id, threadId, 'sent', by, body, at);
    return Object.assign(mail, { subject, recipient: to });
  }

  private static of(
    id: string,
    threadId: string,
    kind: EntryKind,
    by: string | null,
    body: string,
    at: Date,
  ): ThreadEntry {
    const entry = new ThreadEntry(id, threadId, kind, body, at);
    entry.accountId = by;
    return entry;
  }
}
