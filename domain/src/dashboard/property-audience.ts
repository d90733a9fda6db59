import type { Compared } from './dashboard';
import type { Period } from './period';

/** What is counted of a property, day by day: of whom, nobody knows. */
export const AUDIENCE_COUNTS = ['views', 'contacts', 'sheets', 'appointments'] as const;
export type AudienceCount = (typeof AUDIENCE_COUNTS)[number];

export type AudienceDay = { readonly day: string } & Readonly<Record<AudienceCount, number>>;

/** E04, Statistiques. */
export interface PropertyAudience {
  readonly days: Period;
  readonly totals: Readonly<Record<AudienceCount, Compared>>;
  /** Every day of the period, the quiet ones too. 'AAAA-MM-JJ', Paris time. */
  readonly each: readonly AudienceDay[];
}
