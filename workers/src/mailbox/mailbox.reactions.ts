import { MAILBOX_REACTIONS } from '@pignon/domain/mailbox/mailbox-reactions';
import { performed } from '../outbox/reaction';
import { EmailAlarm } from './email-alarm';
import { SendReply } from './send-reply';

export const mailboxReactions = performed(MAILBOX_REACTIONS, {
  'mailbox.send-reply': SendReply,
  'mailbox.alarm': EmailAlarm,
});
