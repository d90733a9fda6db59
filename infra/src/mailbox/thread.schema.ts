import { EntitySchema } from '@mikro-orm/core';
import { Thread } from '@pignon/domain/mailbox/thread';

export const threadSchema = new EntitySchema<Thread>({
  class: Thread as never,
  tableName: 'thread',
  properties: {
    id: { type: 'uuid', primary: true },
    source: { type: 'text' },
    sourceId: { type: 'uuid', nullable: true },
    subject: { type: 'text' },
    email: { type: 'text' },
    name: { type: 'text' },
    phone: { type: 'text', nullable: true },
    propertyId: { type: 'integer', nullable: true },
    agentId: { type: 'integer', nullable: true },
    assigned: { type: 'json' },
    state: { type: 'text' },
    unread: { type: 'boolean' },
    dueAt: { type: 'datetime', nullable: true },
    answeredAt: { type: 'datetime', nullable: true },
    createdAt: { type: 'datetime' },
    lastAt: { type: 'datetime' },
    toldAt: { type: 'datetime', nullable: true },
    mergedInto: { type: 'uuid', nullable: true },
    merge: { type: 'json', nullable: true },
    splitFrom: { type: 'uuid', nullable: true },
    version: { type: 'integer' },
  },
});
