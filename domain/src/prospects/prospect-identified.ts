import { eventType } from '../shared/domain-event';

/** Somebody told the chat who he is. */
export const ProspectIdentified = eventType<{ prospectId: string }>('prospects.prospect-identified.v1');
