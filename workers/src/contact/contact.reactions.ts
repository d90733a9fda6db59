import { LeadCaptured } from '@pignon/domain/contact/lead-captured';
import { on, type Reaction } from '../outbox/reaction';
import { EmailAgency } from './email-agency';
import { EmailContactReceipt } from './email-receipt';
import { PushContactLead } from './push-contact-lead';

export const contactReactions: readonly Reaction[] = [
  on(LeadCaptured, 'contact.push-lead', 'crm', PushContactLead),
  on(LeadCaptured, 'contact.email-agency', 'email', EmailAgency),
  on(LeadCaptured, 'contact.email-receipt', 'email', EmailContactReceipt),
];
