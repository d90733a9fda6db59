import { createHmac } from 'node:crypto';
import type { RawMail } from '@pignon/domain/mailbox/inbox/agency-inbox';
import { inboxLimits } from '@pignon/domain/mailbox/inbox/inbox-limits';
import type { IncomingMail } from '@pignon/domain/mailbox/inbox/incoming-mail';
import type { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { isDatabaseAway } from '../database/database-away';
import { faultOf } from '../log/fault-of';
import { log } from '../log/log';
import type { InboxPositions } from './inbox-positions';
import type { MailParsing } from './mail-parsing';
import type { MailFiles } from './mail-files';
import { addRefused, isOwnMail, seenFirst, wasSeen } from './mail-rows';
import type { StoreMail } from './store-mail';

interface Readable {
  readonly mail: IncomingMail;
  /** Its beginning alone was read. */
  readonly cut: boolean;
}

/** A mail, its place in the mailbox and that it was seen are one transaction: after a cut it is read again, or it is not. */
export class ReceiveMail {
  constructor(
    private readonly work: UnitOfWork,
    private readonly positions: InboxPositions,
    private readonly files: MailFiles,
    private readonly storing: StoreMail,
    private readonly parsing: MailParsing,
    private readonly secretKey: string,
  ) {}

  async take(raw: RawMail): Promise<void> {
    if (await this.passed(raw)) return;
    const read = await this.readable(raw);
    if (typeof read === 'string') return await this.refuse(raw, null, read);
    const files = await this.files.keep(read.mail.files);
    let stored = false;
    try {
      stored = await this.store(raw, read, files);
    } catch (error) {
      // Nobody could store it now: it is asked for again. What no house could store must not hold up the next.
      if (isDatabaseAway(error)) throw error;
      log('error', 'inbox', { uid: raw.uid, error: faultOf(error) });
      await this.refuse(raw, read.mail, 'Le message n’a pas pu être enregistré');
    } finally {
      if (!stored) await this.files.forget(files);
    }
  }

  private async store(raw: RawMail, { mail, cut }: Readable, files: Awaited<ReturnType<MailFiles['keep']>>) {
    let stored = false;
    await this.work.run(null, async () => {
      await this.positions.note(raw.validity, raw.uid);
      if (!(await seenFirst(this.hashOf(raw)))) return {};
      if (mail.messageId && (await isOwnMail(mail.messageId))) return {};
      const refused = await this.storing.store({ mail, files, at: raw.at, cutBytes: cut ? raw.size : null });
      if (refused) await addRefused({ ...refusalOf(raw, mail), reason: refused });
      stored = refused === null;
      return {};
    });
    return stored;
  }

  private async refuse(raw: RawMail, mail: IncomingMail | null, reason: string): Promise<void> {
    log('warn', 'inbox: refused', { uid: raw.uid, reason });
    await this.work.run(null, async () => {
      await this.positions.note(raw.validity, raw.uid);
      await addRefused({ ...refusalOf(raw, mail), reason });
      return {};
    });
  }

  /** Keyed, so that it tells nothing of whoever was forgotten. */
  private hashOf({ source }: RawMail): string {
    const known = MESSAGE_ID.exec(Buffer.from(headOf(source)).toString('latin1'))?.[1];
    return createHmac('sha256', this.secretKey)
      .update('mail ')
      .update(known ?? source)
      .digest('hex');
  }

  /** Known under another number: nobody reads it a second time. */
  private async passed(raw: RawMail): Promise<boolean> {
    let known = false;
    await this.work.run(null, async () => {
      known = await wasSeen(this.hashOf(raw));
      if (known) await this.positions.note(raw.validity, raw.uid);
      return {};
    });
    return known;
  }

  /** What nobody can read whole is read by its head; the reason where that says nothing either. */
  private async readable({ source, whole, uid }: RawMail): Promise<Readable | string> {
    try {
      return { mail: await this.parsing.parse(source), cut: !whole };
    } catch (error) {
      log('warn', 'inbox: unreadable', { uid, error: faultOf(error) });
    }
    try {
      return { mail: await this.parsing.parse(headOf(source)), cut: true };
    } catch (error) {
      return `Le message est illisible (${(error as Error).message.slice(0, 200)})`;
    }
  }
}

const MESSAGE_ID = /^message-id:[ \t]*(?:\r?\n[ \t]+)?(<[^<>\s]+>)/im;

const refusalOf = ({ validity, uid }: RawMail, mail: IncomingMail | null) => ({
  id: uuidV7(),
  validity,
  uid,
  email: mail?.from.address.toLowerCase() ?? '',
  subject: mail?.subject ?? '',
});

function headOf(source: Uint8Array): Uint8Array {
  const head = Buffer.from(source.subarray(0, inboxLimits.headBytes));
  const end = head.indexOf('\r\n\r\n');
  return end < 0 ? head : head.subarray(0, end + 4);
}
