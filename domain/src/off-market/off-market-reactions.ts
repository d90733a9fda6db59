import type { Reactions } from '../deliveries/reaction';
import { AccessApproved, AccessLinkRenewed, AccessPassedOn, AccessRefused, AccessRequested } from './access-events';

/** AccessRevoked needs none: each reading asks the database, so its sessions end with the commit. */
export const OFF_MARKET_REACTIONS = {
  'off-market.email-agency': { event: AccessRequested, kind: 'email', label: "E-mail à l'agence" },
  'off-market.email-receipt': { event: AccessRequested, kind: 'email', label: 'Accusé de réception' },
  'off-market.email-link': { event: AccessApproved, kind: 'email', label: 'Lien vers le dossier' },
  'off-market.email-new-link': { event: AccessLinkRenewed, kind: 'email', label: 'Nouveau lien vers le dossier' },
  'off-market.email-passing-on': { event: AccessPassedOn, kind: 'email', label: "E-mail à l'agence" },
  'off-market.email-refusal': { event: AccessRefused, kind: 'email', label: 'Réponse au client' },
} satisfies Reactions;
