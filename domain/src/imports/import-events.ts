import { eventType } from '../shared/domain-event';

/** A file lies here, to be read, or to be read anew with its columns as somebody matched them. */
export const ImportReceived = eventType<{ importId: string }>('imports.import-received.v1');

/** Somebody saw what it would change, and wants it. */
export const ImportApproved = eventType<{ importId: string }>('imports.import-approved.v1');
