import { ContactMessage } from '@pignon/domain/contact/contact-message';
import type { Persistence } from '../wiring/persistence';
import { contactMessageSchema } from './contact-message.schema';

export const contactPersistence: Persistence = {
  schemas: [contactMessageSchema],
  aggregates: [ContactMessage],
};
