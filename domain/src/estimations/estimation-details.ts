import type { Nature } from '../listings/nature';
import type { Consent } from '../prospects/consent';
import type { UrgencyLevel } from './urgency';

export const OCCUPATIONS = ['occupied', 'vacant'] as const;
export type Occupation = (typeof OCCUPATIONS)[number];

/** Step 1, under the specification's names (M44). */
export interface EstimationContact {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed. */
  readonly phone: string;
  /** E.164 when it parses. */
  readonly phoneE164?: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly urgencyLevel?: UrgencyLevel;
  /** Names of the fields that the visitor changed himself: presets stay honest in statistics (F12). */
  readonly touched: readonly string[];
  readonly consent?: Consent;
}

/** Steps 1 and 2. Amounts are digits only, euros: rent and charges per month, propertyTax per year. */
export interface EstimationDetails extends EstimationContact {
  readonly address: string;
  readonly isOccupied: Occupation;
  readonly propertyType?: Nature;
  /** m² */
  readonly surface?: number;
  readonly rent?: string;
  readonly charges?: string;
  readonly propertyTax?: string;
  /** The reason for the sale, whatever its name says (F13). */
  readonly retirementPlans: string;
}
