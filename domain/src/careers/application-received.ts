import { eventType } from '../shared/domain-event';

/** Somebody would like to work here. */
export const ApplicationReceived = eventType<{ applicationId: string }>('careers.application-received.v1');
