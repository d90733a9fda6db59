import { eventType } from '../shared/domain-event';

/** A member of staff answered somebody: it goes out by mail. */
export const ReplyWritten = eventType<{ threadId: string; entryId: string }>('mailbox.reply-written.v1');

/** A rule found nobody free, and whoever is first may take it: until then. `alarmAt`: ISO 8601. */
export const LeftInCommon = eventType<{ threadId: string; alarmAt: string }>('mailbox.left-in-common.v1');
