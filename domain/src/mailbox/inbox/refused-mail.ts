/** A mail that came in and stands in no conversation. */
export interface RefusedMail {
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
  /** As far as it could be read; empty where it could not. */
  readonly email: string;
  readonly subject: string;
  readonly reason: string;
  /** Null of those that came before it was noted. */
  readonly bytes: number | null;
  /** Whether it can be downloaded, and read again. */
  readonly kept: boolean;
  /** Its beginning alone is kept. */
  readonly cut: boolean;
  /** Nobody has to look at it any more. ISO 8601 */
  readonly filedAt: string | null;
}

export interface RefusedMails {
  readonly items: readonly RefusedMail[];
  /** How many nobody has put away. */
  readonly open: number;
}

/** What came of reading it again: where it stands now, or why it still cannot be read. */
export type ReadAgain = { readonly threadId: string } | { readonly reason: string };
