import { eventType } from '../shared/domain-event';

/** Somebody wrote to the agency. Further sources (chat, off-market, appointment) add their name to `source`. */
export const LeadCaptured = eventType<{ source: 'contact'; messageId: string }>('contact.lead-captured.v1');
