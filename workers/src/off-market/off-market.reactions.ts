import {
  AccessApproved,
  AccessLinkRenewed,
  AccessPassedOn,
  AccessRefused,
  AccessRequested,
} from '@pignon/domain/off-market/access-events';
import { on, type Reaction } from '../outbox/reaction';
import { EmailAccessLink } from './email-access-link';
import { EmailPassingOn } from './email-passing-on';
import { EmailAccessReceipt } from './email-access-receipt';
import { EmailAccessRefusal } from './email-access-refusal';
import { EmailAccessRequest } from './email-access-request';
import { EmailNewLink } from './email-new-link';

/** AccessRevoked needs none: each reading asks the database, so its sessions end with the commit. */
export const offMarketReactions: readonly Reaction[] = [
  on(AccessRequested, 'off-market.email-agency', 'email', EmailAccessRequest),
  on(AccessRequested, 'off-market.email-receipt', 'email', EmailAccessReceipt),
  on(AccessApproved, 'off-market.email-link', 'email', EmailAccessLink),
  on(AccessLinkRenewed, 'off-market.email-new-link', 'email', EmailNewLink),
  on(AccessPassedOn, 'off-market.email-passing-on', 'email', EmailPassingOn),
  on(AccessRefused, 'off-market.email-refusal', 'email', EmailAccessRefusal),
];
