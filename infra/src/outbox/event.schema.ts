import { EntitySchema } from '@mikro-orm/core';
import type { DomainEvent } from '@pignon/domain/shared/domain-event';

/** A recorded fact as the row of table `event`. */
export class EventRow {
  id: string;
  name: string;
  version: number;
  aggregate: string;
  aggregateId: string;
  payload: object;
  occurredAt: Date;

  constructor(event: DomainEvent) {
    const [aggregate, , version] = event.name.split('.');
    this.id = event.id;
    this.name = event.name;
    this.version = Number(version?.slice(1));
    this.aggregate = aggregate ?? '';
    this.aggregateId = event.aggregateId;
    this.payload = event.payload;
    this.occurredAt = event.occurredAt;
  }
}

export const eventSchema = new EntitySchema<EventRow>({
  class: EventRow as never,
  tableName: 'event',
  properties: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    version: { type: 'smallint' },
    aggregate: { type: 'text' },
    aggregateId: { type: 'text', fieldName: 'aggregate_id' },
    payload: { type: 'json' },
    occurredAt: { type: 'datetime', fieldName: 'occurred_at' },
  },
});
