import { eventType } from '../shared/domain-event';

/** A member of staff answered somebody: it goes out by mail. */
export const ReplyWritten = eventType<{ threadId: string; entryId: string }>('mailbox.reply-written.v1');

/** A member of staff sent a conversation to somebody else. */
export const ThreadForwarded = eventType<{ threadId: string; entryId: string }>('mailbox.thread-forwarded.v1');

/** A note names a colleague. */
export const ColleagueMentioned = eventType<{ threadId: string; entryId: string; accountId: string }>(
  'mailbox.colleague-mentioned.v1',
);

/** A mail of theirs came in, and whoever is to answer has not heard of one that they have not read. */
export const MailHeard = eventType<{ threadId: string; entryId: string }>('mailbox.mail-heard.v1');

/** A rule found nobody free, and whoever is first may take it: until then. `alarmAt`: ISO 8601. */
export const LeftInCommon = eventType<{ threadId: string; alarmAt: string }>('mailbox.left-in-common.v1');

/** Of one adviser's (null: nobody's) requests 80 % of the promised time is over (D07). */
export const AnswersDue = eventType<{ agentId: number | null; threadIds: readonly string[] }>('mailbox.answers-due.v1');

/** The promised time is over, and nobody has answered (D07). To whom of those who lead; null: to the agency. */
export const AnswersLate = eventType<{ managerId: string | null; threadIds: readonly string[] }>(
  'mailbox.answers-late.v1',
);
