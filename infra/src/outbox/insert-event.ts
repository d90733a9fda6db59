import type { DomainEvent } from '@pignon/domain/shared/domain-event';
import { EventRow } from './event.schema';

/** A fact that SQL records beside what it tells, in the same transaction. */
export async function insertEvent(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  fact: DomainEvent,
): Promise<void> {
  const { id, name, version, aggregate, aggregateId, payload, occurredAt } = new EventRow(fact);
  await client.query(
    'insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, name, version, aggregate, aggregateId, payload, occurredAt],
  );
}
