import type { GoogleFault } from './google-faults';

export const GOOGLE_STATE_LABELS = {
  disconnected: 'Non connecté',
  'awaiting-approval': "En attente d'approbation Google",
  connected: 'Connecté',
  expiring: 'Expire bientôt',
  expired: 'Expiré',
  revoked: 'Révoqué',
  demonstration: 'Mode démonstration',
} as const;
export type GoogleState = keyof typeof GOOGLE_STATE_LABELS;

/** Where the authorisation comes from: given on the page, or a setting of the server. */
export type GoogleSource = 'account' | 'environment';

export const EXPIRES_SOON_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

export interface ConnectionFacts {
  readonly source: GoogleSource | null;
  /** Google has answered by this authorisation. */
  readonly proven: boolean;
  /** Of the authorisation; null: it does not end by itself. */
  readonly expiresAt: Date | null;
  /** Of the last time that Google was asked; null: all was well. */
  readonly fault: GoogleFault | null;
  /** Invented reviews stand on the site meanwhile (F42). */
  readonly demonstration: boolean;
}

/** A connection is what Google said last: a setting that was never answered is none. */
export function stateOf({ source, proven, expiresAt, fault, demonstration }: ConnectionFacts, now: Date): GoogleState {
  const nothing = demonstration ? 'demonstration' : 'disconnected';
  if (!source) return nothing;
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  if (left <= 0) return 'expired';
  if (fault === 'revoked') return 'revoked';
  if (fault === 'not-approved') return 'awaiting-approval';
  // Google does not know who asks: nothing comes by it, whatever came before.
  if (!proven || fault === 'client') return nothing;
  return left <= EXPIRES_SOON_DAYS * DAY_MS ? 'expiring' : 'connected';
}
