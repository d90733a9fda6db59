import type { Attachment, Mailbox } from '@pignon/domain/shared/mailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { asTyped } from '../../mail/encoded-words';

/** A mail as a file that any mail program opens. */
export interface MailFile {
  /** Without the house's domain; the id of our own mails as they left. */
  readonly id: string;
  readonly domain: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** RFC 5322. The same mail makes the same bytes. */
export async function mailFile({ id, domain, from, to, attachments, subject, ...mail }: MailFile): Promise<Buffer> {
  const compiled = new MailComposer({
    ...mail,
    subject: asTyped(subject),
    from: { ...from, name: asTyped(from.name) },
    to: { ...to, name: asTyped(to.name) },
    messageId: `<${id}@${domain}>`,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...({ baseBoundary: id, boundaryPrefix: '=_' } as object),
  }).compile();
  return await compiled.build();
}
