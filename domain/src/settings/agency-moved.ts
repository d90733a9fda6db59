import { eventType } from '../shared/domain-event';

/** The agency has another address, or its first: where that lies is to be found. */
export const AgencyMoved = eventType<{ address: string }>('settings.agency-moved.v1');

/** There is one agency. */
export const AGENCY_ID = 'agency';
