import type { Mailbox } from '../../shared/mailer';
import type { DeliveryReport } from './delivery-report';
import type { MailSigns } from './mail-kind';

export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** A mail as it came in. Nothing of it is proven: whoever wrote it may have typed any name and address. */
export interface IncomingMail {
  /** '<…@…>'; null where it has none that is well formed. */
  readonly messageId: string | null;
  /** Message-IDs that it names as its past, the one that it answers last. */
  readonly references: readonly string[];
  readonly from: Mailbox;
  /** Every address that it says it was sent to. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly signs: MailSigns;
  readonly report: DeliveryReport | null;
  readonly files: readonly MailFile[];
  /** Files beyond what is taken. */
  readonly leftOut: number;
}
