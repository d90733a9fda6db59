/** Whom a property interested when it was published. Times are ISO 8601. */
export interface PropertyMatching {
  readonly matchedAt: string;
  readonly people: number;
  /** Since when somebody of the house has looked; null: it waits. */
  readonly seenAt: string | null;
}
