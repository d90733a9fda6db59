import type { EffectKind, EffectState } from './effect';

/** One effect as staff see it in the delivery journal. Dates are ISO 8601. */
export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly aggregateId: string;
  readonly reaction: string;
  readonly kind: EffectKind;
  readonly state: EffectState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly externalRef: string | null;
  readonly createdAt: string;
  readonly nextAt: string | null;
  readonly doneAt: string | null;
  /** Who asked, as their form said it; null where nobody did. */
  readonly person: string | null;
  readonly email: string | null;
  /** 'EST-C8C484C8'; null but of an estimation. */
  readonly reference: string | null;
  readonly propertyId: number | null;
}

export interface DeliveryAttempt {
  readonly startedAt: string;
  readonly endedAt: string;
  readonly outcome: string;
  readonly code: string | null;
  readonly message: string | null;
}

export interface BreakerStatus {
  readonly kind: EffectKind;
  readonly state: 'closed' | 'open' | 'disabled';
  readonly openedAt: string | null;
  readonly reason: string | null;
}

export interface DeliveryPage {
  readonly items: readonly Delivery[];
  readonly total: number;
  readonly counts: Readonly<Record<EffectState, number>>;
  readonly breakers: readonly BreakerStatus[];
}
