import { ACCOUNT_REACTIONS } from '@pignon/domain/accounts/account-reactions';
import { performed } from '../outbox/reaction';
import { EmailAccountLink } from './email-account-link';

export const accountReactions = performed(ACCOUNT_REACTIONS, { 'accounts.email-link': EmailAccountLink });
