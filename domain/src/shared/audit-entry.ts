/** A line of the audit: who did what to what, in which request. Append-only, and never a secret. */
export interface AuditEntry {
  /** Null where nobody is signed in. */
  readonly accountId: string | null;
  readonly action: string;
  readonly target?: string;
  readonly detail?: object;
  readonly requestId: string;
}
