import type { IncomingRequest } from './incoming-request';
import type { ContactMessage } from '../contact/contact-message';

export function messageRequest({ id, details, quarantined }: ContactMessage): IncomingRequest {
  const { source = 'contact', subject, email, name, phone, message, propertyId, adviserEmail } = details;
  return { source, sourceId: id, subject, email, name, phone, message, propertyId, adviserEmail, quarantined };
}
