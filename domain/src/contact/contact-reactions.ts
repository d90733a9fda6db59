import type { Reactions } from '../deliveries/reaction';
import { LeadCaptured } from './lead-captured';

export const CONTACT_REACTIONS = {
  'contact.push-lead': { event: LeadCaptured, kind: 'crm', label: 'Affaire dans le CRM' },
  'contact.email-agency': { event: LeadCaptured, kind: 'email', label: "E-mail à l'agence" },
  'contact.email-receipt': { event: LeadCaptured, kind: 'email', label: 'Accusé de réception' },
} satisfies Reactions;
