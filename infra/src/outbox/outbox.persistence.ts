import type { Persistence } from '../wiring/persistence';
import { eventSchema } from './event.schema';

export const outboxPersistence: Persistence = {
  schemas: [eventSchema],
  aggregates: [],
};
