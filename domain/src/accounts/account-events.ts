import { eventType } from '../shared/domain-event';

/** A link was made that opens an account once: it goes to its owner by mail. */
export const AccountLinkMade = eventType<{ linkId: string }>('accounts.link-made.v1');
