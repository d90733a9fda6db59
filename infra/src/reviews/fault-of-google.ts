import { DeliveryFailure, TransientFailure } from '@pignon/domain/deliveries/delivery-failure';
import type { GoogleFault } from '@pignon/domain/google/google-faults';

/** What OAuth calls an authorisation that is no more. */
export const INVALID_GRANT = 'invalid_grant';

const BY_CODE: Readonly<Record<string, GoogleFault>> = {
  [INVALID_GRANT]: 'revoked',
  '401': 'client',
  '403': 'not-approved',
  '429': 'busy',
};

/** Null: no fault of Google's. */
export function faultOfGoogle(error: unknown): GoogleFault | null {
  if (!(error instanceof DeliveryFailure)) return null;
  return BY_CODE[error.code] ?? (error instanceof TransientFailure ? 'unreachable' : 'unreadable');
}
