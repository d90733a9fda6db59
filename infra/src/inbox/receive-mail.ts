import type { RawMail } from '@pignon/domain/mailbox/inbox/agency-inbox';
import type { IncomingMail } from '@pignon/domain/mailbox/inbox/incoming-mail';
import type { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { isDatabaseAway } from '../database/away/database-away';
import { faultOf } from '../log/fault-of';
import { log } from '../log/log';
import type { InboxPositions } from './inbox-positions';
import type { MailParsing } from './parsing/mail-parsing';
import type { MailFiles } from './mail-files';
import { mailHash } from './mail-hash';
import { addRefused, isOwnMail, seenFirst, wasSeen } from './mail-rows';
import { type Readable, readableMail } from './parsing/readable-mail';
import type { StoreMail } from './store-mail';

class Refused extends Error {}

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
    const read = await readableMail(this.parsing, raw);
    if (typeof read === 'string') return await this.refuse(raw, null, read);
    const files = await this.files.keep(read.mail.files);
    let stored = false;
    try {
      stored = await this.store(raw, read, files);
    } catch (error) {
      // Nobody could store it now: it is asked for again. What no house could store must not hold up the next.
      if (isDatabaseAway(error)) throw error;
      if (error instanceof Refused) return await this.refuse(raw, read.mail, error.message);
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
      if (!(await seenFirst(mailHash(raw.source, this.secretKey)))) return {};
      if (mail.messageId && (await isOwnMail(mail.messageId))) return {};
      const result = await this.storing.store({ mail, files, at: raw.at, cutBytes: cut ? raw.size : null });
      // Nothing of it is written then but that it was refused, in a work of its own: its file is kept first.
      if ('reason' in result) throw new Refused(result.reason);
      stored = true;
      return {};
    });
    return stored;
  }

  private async refuse(raw: RawMail, mail: IncomingMail | null, reason: string): Promise<void> {
    log('warn', 'inbox: refused', { uid: raw.uid, reason });
    const [kept] = await this.files.keep([{ name: 'refused.eml', type: 'message/rfc822', content: raw.source }]);
    await this.work.run(null, async () => {
      await this.positions.note(raw.validity, raw.uid);
      if (!(await seenFirst(mailHash(raw.source, this.secretKey)))) return {};
      await addRefused({ ...refusalOf(raw, mail), file: kept?.file ?? null, reason });
      return {};
    });
  }

  /** Known under another number: nobody reads it a second time. */
  private async passed(raw: RawMail): Promise<boolean> {
    let known = false;
    await this.work.run(null, async () => {
      known = await wasSeen(mailHash(raw.source, this.secretKey));
      if (known) await this.positions.note(raw.validity, raw.uid);
      return {};
    });
    return known;
  }
}

const refusalOf = ({ validity, uid, size, whole, at }: RawMail, mail: IncomingMail | null) => ({
  id: uuidV7(),
  validity,
  uid,
  email: mail?.from.address.toLowerCase() ?? '',
  subject: mail?.subject ?? '',
  bytes: size,
  cut: !whole,
  receivedAt: at,
});
