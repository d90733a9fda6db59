import type { RawMail } from '@pignon/domain/mailbox/inbox/agency-inbox';
import type { IncomingMail } from '@pignon/domain/mailbox/inbox/incoming-mail';
import { inboxLimits } from '@pignon/domain/mailbox/inbox/inbox-limits';
import { faultOf } from '../../log/fault-of';
import { log } from '../../log/log';
import type { MailParsing } from './mail-parsing';

export interface Readable {
  readonly mail: IncomingMail;
  /** Its beginning alone was read. */
  readonly cut: boolean;
}

/** What nobody can read whole is read by its head; the reason where that says nothing either. */
export async function readableMail(
  parsing: MailParsing,
  { source, whole }: Pick<RawMail, 'source' | 'whole'>,
): Promise<Readable | string> {
  try {
    return { mail: await parsing.parse(source), cut: !whole };
  } catch (error) {
    log('warn', 'inbox: unreadable', { error: faultOf(error) });
  }
  try {
    return { mail: await parsing.parse(headOf(source)), cut: true };
  } catch (error) {
    return `Le message est illisible (${(error as Error).message.slice(0, 200)})`;
  }
}

export function headOf(source: Uint8Array): Uint8Array {
  const head = Buffer.from(source.subarray(0, inboxLimits.headBytes));
  const end = head.indexOf('\r\n\r\n');
  return end < 0 ? head : head.subarray(0, end + 4);
}
