/** Up to where a mailbox was read. Numbers hold as long as its `validity` stays (RFC 9051, 2.3.1.1). */
export interface InboxPosition {
  readonly validity: string;
  readonly lastUid: number;
  /** When it was last seen whole: what is older was read under its old numbers. */
  readonly readAt: Date;
}

/** A mail as it lies in the mailbox. */
export interface RawMail {
  readonly validity: string;
  readonly uid: number;
  /** When it came in there. */
  readonly at: Date;
  /** Bytes of all of it. */
  readonly size: number;
  /** Its beginning alone where it is larger than what is taken. */
  readonly source: Uint8Array;
  readonly whole: boolean;
}

export interface InboxHearer {
  /** Null: it was never read. */
  position(): Promise<InboxPosition | null>;
  /** From here on: all before is known, or nobody's business. */
  begin(validity: string, lastUid: number): Promise<void>;
  take(mail: RawMail): Promise<void>;
}

/** The agency's mailbox: read, never changed. */
export abstract class AgencyInbox {
  /**
   * Hands over what is new, oldest first and one after the other, then as it comes in, until `signal` ends. Rejects once
   * the mailbox cannot be read any more; whoever asks again goes on where the hearer's position stands.
   */
  abstract read(hearer: InboxHearer, signal: AbortSignal): Promise<void>;
}
