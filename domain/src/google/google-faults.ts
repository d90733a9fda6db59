/** Why Google was last asked in vain. */
export const GOOGLE_FAULTS = ['unreachable', 'busy', 'revoked', 'client', 'not-approved', 'unreadable'] as const;
export type GoogleFault = (typeof GOOGLE_FAULTS)[number];

/** What happened, and what to do. */
export const GOOGLE_FAULT_WORDS: Readonly<Record<GoogleFault, string>> = {
  unreachable: 'Google n’a pas répondu. Le site réessaie tout seul.',
  busy: 'Google demande d’attendre : trop de demandes. Le site réessaie tout seul.',
  revoked: 'Google n’accepte plus l’autorisation : elle a été retirée ou remplacée. Il faut reconnecter le compte.',
  client:
    'Google refuse l’identifiant ou le secret de l’application. Vérifiez GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET.',
  'not-approved':
    'Google refuse l’accès à cette fiche : le projet attend son approbation, ou le compte ne gère pas la fiche.',
  unreadable: 'Google a répondu autre chose que des avis. Vérifiez GOOGLE_LOCATION.',
};
