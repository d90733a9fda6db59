import { CONTACT_REACTIONS } from '@pignon/domain/contact/contact-reactions';
import { performed } from '../outbox/reaction';
import { EmailAgency } from './email-agency';
import { EmailContactReceipt } from './email-receipt';
import { PushContactLead } from './push-contact-lead';

export const contactReactions = performed(CONTACT_REACTIONS, {
  'contact.push-lead': PushContactLead,
  'contact.email-agency': EmailAgency,
  'contact.email-receipt': EmailContactReceipt,
});
