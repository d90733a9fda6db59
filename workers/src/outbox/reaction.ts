import type { Type } from '@nestjs/common';
import type { EffectKind } from '@pignon/domain/deliveries/effect';
import type { EventType } from '@pignon/domain/shared/domain-event';

/** An effect in the hands of its processor. */
export interface Effect<Payload = Record<string, string>> {
  /** The same over every attempt and replay: Message-ID, webhook id and CRM reference are made of it. */
  readonly id: string;
  readonly createdAt: Date;
  readonly payload: Payload;
  /** Seconds since a creation was sent whose answer never came; null when none is open. */
  readonly sentSecondsAgo: number | null;
  readonly externalRef: string | null;
  markSent(): Promise<void>;
  /** It was refused: nothing is open. Waits for a database that is away. */
  clearSent(): Promise<void>;
}

export interface Done {
  readonly code?: string;
  /** What the other side calls what was made; written with the end. */
  readonly externalRef?: string;
}

/** Does one effect. Resolves when it is done; rejects with a DeliveryFailure. May run again after a crash. */
export interface Processor<Payload extends object = object> {
  perform(effect: Effect<Payload>): Promise<Done>;
}

export interface Reaction {
  readonly event: string;
  /** Stored in the effect row: it outlives renames of classes. */
  readonly name: string;
  readonly kind: EffectKind;
  /** Somebody looks at a spinner: done before all of its kind that nobody waits for. */
  readonly awaited?: boolean;
  readonly processor: Type<Processor>;
}

/** `on(EstimationSubmitted, 'estimations.email-receipt', 'email', EmailEstimationReceipt)` */
export const on = <Payload extends object>(
  event: EventType<Payload>,
  name: string,
  kind: EffectKind,
  processor: Type<Processor<NoInfer<Payload>>>,
  { awaited = false }: { readonly awaited?: boolean } = {},
): Reaction => ({
  event: event.name,
  name,
  kind,
  awaited,
  processor: processor,
});
