import { Thread } from '@pignon/domain/mailbox/thread';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import type { Persistence } from '../wiring/persistence';
import { threadEntrySchema } from './thread-entry.schema';
import { threadSchema } from './thread.schema';

export const mailboxPersistence: Persistence = {
  schemas: [threadSchema, threadEntrySchema],
  aggregates: [Thread, ThreadEntry],
};
