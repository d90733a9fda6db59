import type { Reactions } from '../deliveries/reaction';
import { AccountLinkMade } from './account-events';

export const ACCOUNT_REACTIONS = {
  'accounts.email-link': { event: AccountLinkMade, kind: 'email', label: 'Lien vers un compte' },
} satisfies Reactions;
