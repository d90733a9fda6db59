/** An address that led somewhere once. */
export interface Redirection {
  readonly id: number;
  /** '/ancienne-page' */
  readonly path: string;
  /** A page of ours; null: gone for good. */
  readonly target: string | null;
  readonly status: 301 | 410;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface MissedPath {
  /** As the counts know it: what differs from one to the next stands as '{…}'. */
  readonly path: string;
  /** Of the last 30 days. */
  readonly visits: number;
  /** '2026-11-30' */
  readonly lastDay: string;
  /** It is one address, not a kind of them. */
  readonly redirectable: boolean;
}
