import type { CriteriaOrigin } from '@pignon/domain/prospects/criteria/criteria';

/** Who says what somebody looks for. */
export const ORIGINS: Readonly<Record<CriteriaOrigin, string>> = {
  hand: 'Notés par l’agence',
  asked: 'D’après ses demandes',
  chat: 'D’après sa recherche dans le chat',
  'chat-and-asked': 'D’après sa recherche dans le chat et ses demandes',
};
