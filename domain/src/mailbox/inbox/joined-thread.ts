/** What is known of the conversations that a mail may belong to. */
export interface KnownPast {
  /** Of the signed token in an address that it was sent to. */
  readonly byToken: string | null;
  /** The thread of each known Message-ID. */
  readonly byMessage: ReadonlyMap<string, string>;
}

/**
 * The thread that a mail belongs to; null: a new one. By the token, else by the nearest of its past that is ours. Never by
 * its subject: 'Demande' is everybody's.
 */
export function joinedThread(references: readonly string[], { byToken, byMessage }: KnownPast): string | null {
  if (byToken) return byToken;
  const nearest = references.findLast((id) => byMessage.has(id));
  return (nearest !== undefined && byMessage.get(nearest)) || null;
}
