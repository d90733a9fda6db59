import { EntitySchema } from '@mikro-orm/core';
import { ContactMessage } from '@pignon/domain/contact/contact-message';

export const contactMessageSchema = new EntitySchema<ContactMessage>({
  class: ContactMessage as never,
  tableName: 'contact_message',
  properties: {
    id: { type: 'uuid', primary: true },
    details: { type: 'json' },
    email: { type: 'text' },
    receivedAt: { type: 'datetime', fieldName: 'received_at' },
    quarantined: { type: 'boolean' },
    version: { type: 'integer' },
  },
});
