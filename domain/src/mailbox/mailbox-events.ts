import { eventType } from '../shared/domain-event';

/** A member of staff answered somebody: it goes out by mail. */
export const ReplyWritten = eventType<{ threadId: string; entryId: string }>('mailbox.reply-written.v1');
