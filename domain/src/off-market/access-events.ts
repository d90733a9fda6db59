import { eventType } from '../shared/domain-event';

/** `found`: what the client had when he asked. His answer never tells; the mail to his own address does. */
export const AccessRequested = eventType<{ requestId: string; found: 'nothing' | 'request' | 'access' }>(
  'off-market.access-requested.v1',
);

/** The secure link is on its way, for the first time or once more. */
export const AccessApproved = eventType<{ requestId: string }>('off-market.access-approved.v1');

/** The link of an open access made way for another one; what the old one opened is shut. */
export const AccessLinkRenewed = eventType<{ requestId: string }>('off-market.access-link-renewed.v1');

export const AccessRefused = eventType<{ requestId: string }>('off-market.access-refused.v1');

/** Its link was tried on more devices than it may open: it was passed on. Said once per approval. */
export const AccessPassedOn = eventType<{ requestId: string }>('off-market.access-passed-on.v1');

/** What the approval opened is shut: its link, and every session that the link began. */
export const AccessRevoked = eventType<{ requestId: string }>('off-market.access-revoked.v1');
