import type { AccessState } from './access-request';

/** 'expired' and 'deactivated' follow from dates: the first of the access, the second of the client. */
export type ShownAccessState = AccessState | 'expired' | 'deactivated' | 'quarantined';

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
  readonly state: ShownAccessState;
  /** ISO 8601, as all dates here. */
  readonly requestedAt: string;
  readonly decidedAt: string | null;
  readonly expiresAt: string | null;
  /** Devices on which the link was opened, and when last. */
  readonly devices: number;
  readonly openedAt: string | null;
}
