import { MAILBOX_REACTIONS } from '@pignon/domain/mailbox/mailbox-reactions';
import { performed } from '../outbox/reaction';
import { EmailAlarm } from './email-alarm';
import { EmailDue } from './email-due';
import { EmailHeard } from './email-heard';
import { EmailLate } from './email-late';
import { EmailMention } from './email-mention';
import { SendReply } from './send-reply';

export const mailboxReactions = performed(MAILBOX_REACTIONS, {
  'mailbox.send-reply': SendReply,
  'mailbox.send-forward': SendReply,
  'mailbox.tell-of-mail': EmailHeard,
  'mailbox.tell-of-mention': EmailMention,
  'mailbox.alarm': EmailAlarm,
  'mailbox.warn-adviser': EmailDue,
  'mailbox.tell-managers': EmailLate,
});
