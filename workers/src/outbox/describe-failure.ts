import {
  Cancelled,
  DeliveryFailure,
  Misconfigured,
  NotYet,
  TransientFailure,
  Unrecoverable,
} from '@pignon/domain/deliveries/delivery-failure';
import { faultOf } from '@pignon/infra/log/fault-of';
import type { AttemptEnd } from '@pignon/infra/outbox/effects';

const OUTCOMES: readonly (readonly [new (...args: never[]) => Error, string])[] = [
  [NotYet, 'not-yet'],
  [Cancelled, 'cancelled'],
  [Misconfigured, 'misconfigured'],
  [Unrecoverable, 'refused'],
  [TransientFailure, 'transient'],
];

/** What the journal says of a failed attempt. */
export function describeFailure(error: unknown): AttemptEnd {
  // PostgreSQL keeps no NUL, and an end that cannot be written would be no end.
  const message = faultOf(error).replaceAll('\0', '').slice(0, 500);
  const outcome = OUTCOMES.find(([type]) => error instanceof type)?.[1] ?? 'error';
  return { outcome, code: error instanceof DeliveryFailure ? error.code : null, message };
}
