import { eventType } from '../shared/domain-event';

/** How somebody came to write: the contact form, about a property, for a meeting, or in the chat. */
export const LEAD_SOURCES = ['contact', 'information', 'off-market', 'appointment', 'chat'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Somebody wrote to the agency. */
export const LeadCaptured = eventType<{ source: LeadSource; messageId: string }>('contact.lead-captured.v1');
