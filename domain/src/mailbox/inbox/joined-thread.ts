/** What is known of the conversations that a mail may belong to. */
export interface KnownPast {
  /** Of the signed token in an address that it was sent to. */
  readonly byToken: string | null;
  /** The thread of each known Message-ID. */
  readonly byMessage: ReadonlyMap<string, string>;
  /** Of threads that were split off: from which, and from which those were before. */
  readonly splitFrom?: ReadonlyMap<string, readonly string[]>;
}

/**
 * The thread that a mail belongs to; null: a new one. By the token, else by the nearest of its past that is ours. Never by
 * its subject: 'Demande' is everybody's. A mail that was split off since bears the token of where it stood before.
 */
export function joinedThread(
  references: readonly string[],
  { byToken, byMessage, splitFrom }: KnownPast,
): string | null {
  const nearest = references.findLast((id) => byMessage.has(id));
  const answered = (nearest !== undefined && byMessage.get(nearest)) || null;
  if (!byToken) return answered;
  return answered && splitFrom?.get(answered)?.includes(byToken) ? answered : byToken;
}
