import type { Type } from '@nestjs/common';
import type { EffectKind } from '@pignon/domain/deliveries/effect';
import type { Reaction, Reactions } from '@pignon/domain/deliveries/reaction';
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

/** A reaction, and who does it here. */
export interface PerformedReaction {
  readonly event: string;
  readonly name: string;
  readonly kind: EffectKind;
  readonly awaited: boolean;
  readonly dueAt?: string;
  readonly processor: Type<Processor>;
}

type PayloadOf<Event> = Event extends EventType<infer Payload> ? Payload : never;

/** Each of a feature's reactions has its processor here, which takes what the fact tells. */
export const performed = <Of extends Reactions>(
  reactions: Of,
  processors: { readonly [Name in keyof Of]: Type<Processor<PayloadOf<Of[Name]['event']>>> },
): readonly PerformedReaction[] =>
  Object.entries<Reaction>(reactions).map(([name, { event, kind, awaited = false, dueAt }]) => ({
    event: event.name,
    name,
    kind,
    awaited,
    ...(dueAt !== undefined && { dueAt }),
    processor: processors[name as keyof Of],
  }));

/** For Nest, as providers of their feature. */
export const processorsOf = (reactions: readonly PerformedReaction[]): Type<Processor>[] =>
  reactions.map(({ processor }) => processor);
