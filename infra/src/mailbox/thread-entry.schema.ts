import { EntitySchema } from '@mikro-orm/core';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';

export const threadEntrySchema = new EntitySchema<ThreadEntry>({
  class: ThreadEntry as never,
  tableName: 'thread_entry',
  properties: {
    id: { type: 'uuid', primary: true },
    threadId: { type: 'uuid' },
    kind: { type: 'text' },
    at: { type: 'datetime' },
    accountId: { type: 'uuid', nullable: true },
    subject: { type: 'text', nullable: true },
    failure: { type: 'text', nullable: true },
    recipient: { type: 'text', nullable: true },
    body: { type: 'text' },
    version: { type: 'integer' },
  },
});
