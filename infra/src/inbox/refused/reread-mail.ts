import type { ReadAgain } from '@pignon/domain/mailbox/inbox/refused-mail';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import type { MailFiles } from '../mail-files';
import { mailHash } from '../mail-hash';
import type { MailParsing } from '../parsing/mail-parsing';
import { dropRefused, holdRefused, refuseAgain, seenFirst } from '../mail-rows';
import { type Readable, readableMail } from '../parsing/readable-mail';
import type { StoreMail } from '../store-mail';
import type { KeptRefused, StaffRefusedMails } from './refused-mails';

/** A refused mail once more: after a repair, or once what stood in its way is gone. */
export class RereadMail {
  constructor(
    private readonly work: UnitOfWork,
    private readonly refused: StaffRefusedMails,
    private readonly files: MailFiles,
    private readonly storing: StoreMail,
    private readonly parsing: MailParsing,
    private readonly secretKey: string,
  ) {}

  /** Null where it is not kept any more, or was read meanwhile. */
  async reread(id: string, line: AuditEntry): Promise<ReadAgain | null> {
    const kept = await this.refused.kept(id);
    const source = kept && (await this.files.source(kept.file));
    if (!kept || !source) return null;
    const read = await readableMail(this.parsing, { source, whole: !kept.cut });
    if (typeof read === 'string') return await this.refuse(id, read, line);
    return await this.take(id, kept, { read, source }, line);
  }

  /** The row, what is known of it and its place in a conversation are one transaction. */
  private async take(
    id: string,
    { at, bytes }: KeptRefused,
    { read: { mail, cut }, source }: { readonly read: Readable; readonly source: Uint8Array },
    line: AuditEntry,
  ): Promise<ReadAgain | null> {
    const files = await this.files.keep(mail.files);
    let result: ReadAgain | null = null;
    try {
      await this.work.run(
        null,
        async () => {
          if (!(await holdRefused(id))) return {};
          result = await this.storing.store({ mail, files, at, cutBytes: cut ? bytes : null });
          if ('reason' in result) await refuseAgain(id, result.reason);
          else {
            await seenFirst(mailHash(source, this.secretKey));
            await dropRefused(id);
          }
          return {};
        },
        { ...line, target: id },
      );
    } finally {
      if (!isStored(result)) await this.files.forget(files);
    }
    return result;
  }

  private async refuse(id: string, reason: string, line: AuditEntry): Promise<ReadAgain> {
    await this.work.run(
      null,
      async () => {
        await refuseAgain(id, reason);
        return {};
      },
      { ...line, target: id },
    );
    return { reason };
  }
}

const isStored = (result: ReadAgain | null): boolean => result !== null && 'threadId' in result;
