import type { ChatEstimation } from '../../contact/chat-estimation';
import type { ContactMessage } from '../../contact/contact-message';
import { natureOf } from '../../listings/property/nature-of';
import type { DecidingFacts } from './deciding-facts';
import { factsOfAddress } from './facts-of-address';
import type { IncomingRequest } from './incoming-request';

export function messageRequest({
  id,
  details,
  quarantined,
}: Pick<ContactMessage, 'id' | 'details' | 'quarantined'>): IncomingRequest {
  const { source = 'contact', subject, email, name, phone, message, propertyId, adviserEmail, estimation } = details;
  return {
    source,
    sourceId: id,
    subject,
    email,
    name,
    phone,
    message,
    propertyId,
    adviserEmail,
    quarantined,
    ...(estimation && { facts: factsOf(estimation) }),
  };
}

/** Of a property that its owner may sell. */
function factsOf(said: ChatEstimation): Partial<DecidingFacts> {
  const place = factsOfAddress(
    [said.propertyAddress, said.propertyZipCode, said.propertyCity].filter(Boolean).join(' '),
  );
  const surface = Number.parseFloat((said.propertySurface ?? '').replace(/\s/g, '').replace(',', '.'));
  return {
    ...place,
    city: said.propertyCity ?? place.city,
    nature: said.propertyType ? natureOf(said.propertyType) : null,
    surface: Number.isFinite(surface) ? surface : null,
    occupation: said.isOccupied === undefined ? null : said.isOccupied ? 'occupied' : 'vacant',
    role: 'owner',
  };
}
