import type { IncomingRequest } from '../mailbox/incoming-request';
import type { ContactMessage } from './contact-message';

export function requestOf({ id, details, quarantined }: ContactMessage): IncomingRequest {
  const { source = 'contact', subject, email, name, phone, message, propertyId, adviserEmail } = details;
  return { source, sourceId: id, subject, email, name, phone, message, propertyId, adviserEmail, quarantined };
}
