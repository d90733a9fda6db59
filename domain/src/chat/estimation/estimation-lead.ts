import type { ChatEstimation } from '../../contact/chat-estimation';

/** M111: who asks, and what they told of their property. */
export interface EstimationLead extends ChatEstimation {
  readonly fullName?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** M105, in the order asked. */
export const ESTIMATION_STEPS = [
  'fullName',
  'email',
  'phone',
  'type',
  'address',
  'city',
  'postcode',
  'surface',
  'occupied',
  'annualRent',
  'leaseEnd',
] as const;
export type EstimationStep = (typeof ESTIMATION_STEPS)[number];
