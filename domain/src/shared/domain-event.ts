import { uuidV7 } from './uuid-v7';

/** The literal wire name of a fact. It outlives every rename of classes and files. */
export type EventName = `${string}.${string}.v${number}`;

/** A fact, past tense. The payload holds ids and changed fields, no personal data beyond what a reaction needs. */
export interface DomainEvent<Payload extends object = object> {
  readonly id: string;
  readonly name: EventName;
  readonly aggregateId: string;
  readonly occurredAt: Date;
  readonly payload: Payload;
}

export interface EventType<Payload extends object> {
  readonly name: EventName;
  (aggregateId: string, occurredAt: Date, payload: Payload): DomainEvent<Payload>;
}

/** Declares a kind of fact: `const EstimationStarted = eventType<{…}>('estimations.estimation-started.v1')`. */
export function eventType<Payload extends object>(name: EventName): EventType<Payload> {
  const occur = (aggregateId: string, occurredAt: Date, payload: Payload): DomainEvent<Payload> => ({
    id: uuidV7(occurredAt.getTime()),
    name,
    aggregateId,
    occurredAt,
    payload,
  });
  return Object.defineProperty(occur, 'name', { value: name }) as unknown as EventType<Payload>;
}
