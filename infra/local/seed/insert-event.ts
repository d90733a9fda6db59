import type { DomainEvent } from '@pignon/domain/shared/domain-event';
import type { Client } from 'pg';
import { EventRow } from '../../src/outbox/event.schema';

/** What the seed tells the workers of rows that came past the api. */
export async function insertEvent(client: Client, event: DomainEvent): Promise<void> {
  const { id, name, version, aggregate, aggregateId, payload, occurredAt } = new EventRow(event);
  await client.query(
    `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, name, version, aggregate, aggregateId, payload, occurredAt],
  );
}
