import { replySubject } from './reply-subject';
import type { Thread } from '../thread';
import { ThreadEntry } from '../thread-entry';
import { uuidV7 } from '../../shared/uuid-v7';
import { type ClosedProperty, closingMail } from '../../sold/closing';
import type { Ended } from '../../sold/ended';

/** What is written to whoever waits in a conversation. */
export function closingReply(
  { id, email, name, subject }: Thread,
  { property, ended }: { readonly property: ClosedProperty; readonly ended: Ended },
  by: string | null,
  at: Date,
): ThreadEntry {
  const mail = {
    to: email,
    subject: replySubject(subject || (property.named ? property.title : 'Votre demande')),
    body: closingMail(property, ended, name),
  };
  return ThreadEntry.reply(uuidV7(), id, by, mail, at);
}
