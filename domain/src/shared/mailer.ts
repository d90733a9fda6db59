export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** One mail to one mailbox. Two sends of the same message are byte for byte the same. */
export interface Mail {
  /** The effect's id: the Message-ID is made of it, so a second copy can be recognised. */
  readonly id: string;
  readonly date: Date;
  readonly to: Mailbox;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** Written by somebody of the house: under their name, in the thread of what it answers. */
  readonly by?: {
    readonly name: string;
    /** Ids of our own mails, or Message-IDs of others', oldest first. */
    readonly answers: readonly string[];
  };
  /** Where a mail program unsubscribes whoever it is to, in one press (RFC 8058). */
  readonly unsubscribe?: string;
}

export abstract class Mailer {
  /** Resolves once the server has taken the mail; rejects with a DeliveryFailure. */
  abstract send(mail: Mail): Promise<{ readonly code: string }>;
}
