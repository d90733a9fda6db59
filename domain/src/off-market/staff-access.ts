import type { Ended } from '../sold/ended';
import type { ShownAccessState } from './access-request';

export type { ShownAccessState };

export const SHOWN_ACCESS_STATES = [
  'requested',
  'approved',
  'refused',
  'revoked',
  'expired',
  'deactivated',
  'quarantined',
] as const satisfies readonly ShownAccessState[];

/** A request as the agency sees it (GET /api/off-market-clients/all). */
export interface StaffAccessRequest {
  readonly id: string;
  readonly clientId: string;
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  /** Null: every off-market property. */
  readonly propertyId: number | null;
  readonly propertyTitle: string | null;
  readonly propertyCity: string | null;
  /** Why it can no longer be had; null: it still can. */
  readonly ended: Ended | null;
  readonly state: ShownAccessState;
  /** ISO 8601, as all dates here. */
  readonly requestedAt: string;
  readonly decidedAt: string | null;
  /** Of a refusal, where somebody gave one. */
  readonly refusalReason: string | null;
  readonly expiresAt: string | null;
  /** Which link it is by now: the one that a new link is to replace. */
  readonly edition: number;
  /** Devices on which the link was opened, and when last. */
  readonly devices: number;
  readonly openedAt: string | null;
}
