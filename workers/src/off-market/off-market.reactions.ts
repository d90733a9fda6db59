import { OFF_MARKET_REACTIONS } from '@pignon/domain/off-market/off-market-reactions';
import { performed } from '../outbox/reaction';
import { EmailAccessLink } from './email-access-link';
import { EmailPassingOn } from './email-passing-on';
import { EmailAccessReceipt } from './email-access-receipt';
import { EmailAccessRefusal } from './email-access-refusal';
import { EmailAccessRequest } from './email-access-request';
import { EmailNewLink } from './email-new-link';

export const offMarketReactions = performed(OFF_MARKET_REACTIONS, {
  'off-market.email-agency': EmailAccessRequest,
  'off-market.email-receipt': EmailAccessReceipt,
  'off-market.email-link': EmailAccessLink,
  'off-market.email-new-link': EmailNewLink,
  'off-market.email-passing-on': EmailPassingOn,
  'off-market.email-refusal': EmailAccessRefusal,
});
