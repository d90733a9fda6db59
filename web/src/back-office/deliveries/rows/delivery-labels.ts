import type { EffectKind, EffectState } from '@pignon/domain/deliveries/effect';
import { ALL_REACTIONS } from '@pignon/domain/journal/all-reactions';

export const STATE_LABELS: Readonly<Record<EffectState, string>> = {
  pending: 'En attente',
  done: 'Livrée',
  dead: 'Échec',
  cancelled: 'Annulée',
};

export const KIND_LABELS: Readonly<Record<EffectKind, string>> = {
  email: 'E-mail',
  crm: 'CRM',
  webhook: 'Webhook',
  media: 'Photos',
  geocoding: 'Géocodage',
  pdf: 'Fiche PDF',
  import: 'Import',
};

const EVENTS: Readonly<Record<string, string>> = {
  'imports.import-received': 'Fichier reçu',
  'imports.import-approved': 'Import approuvé',
  'estimations.estimation-started': 'Estimation commencée',
  'estimations.estimation-submitted': 'Estimation demandée',
  'appointments.appointment-booked': 'Rendez-vous réservé',
  'appointments.appointment-moved': 'Rendez-vous déplacé',
  'appointments.appointment-cancelled': 'Rendez-vous annulé',
  'contact.lead-captured': 'Message reçu',
  'careers.application-received': 'Candidature reçue',
  'blog.post-scheduled': 'Article programmé',
  'accounts.link-made': 'Lien de compte demandé',
  'mailbox.reply-written': 'Réponse écrite',
  'mailbox.thread-forwarded': 'Conversation transférée',
  'mailbox.mail-heard': 'E-mail reçu',
  'mailbox.colleague-mentioned': 'Collègue mentionné',
  'mailbox.left-in-common': 'Demande laissée à la file commune',
  'mailbox.answers-due': 'Délai de réponse presque écoulé',
  'mailbox.answers-late': 'Délai de réponse dépassé',
  'prospects.prospect-identified': 'Personne connue du chat',
  'prospects.person-erased': 'Personne effacée',
  'listings.listing-changed': 'Bien modifié',
  'sheets.sheet-requested': 'Fiche PDF demandée',
  'media.photo-uploaded': 'Photo déposée',
  'off-market.access-requested': 'Accès off-market demandé',
  'off-market.access-approved': 'Accès off-market ouvert',
  'off-market.access-link-renewed': 'Lien off-market renouvelé',
  'off-market.access-refused': 'Accès off-market refusé',
  'off-market.access-passed-on': 'Lien off-market transmis',
  'settings.agency-moved': "Adresse de l'agence",
  'quarantine.quarantine-reported': 'Demandes écartées',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  done: 'Livrée',
  transient: 'Échec passager',
  'not-yet': 'Pas encore prête',
  refused: 'Refus définitif',
  misconfigured: 'Accès refusé',
  cancelled: 'Annulée',
  crashed: 'Interrompue',
  error: 'Erreur interne',
  'unknown reaction': 'Réaction inconnue',
};

/** A name that this page does not know yet shows as it is: the journal is never blank for a new reaction. */
export const eventLabel = (event: string): string => EVENTS[event.replace(/\.v\d+$/, '')] ?? event;
export const reactionLabel = (reaction: string): string => ALL_REACTIONS[reaction]?.label ?? reaction;
export const outcomeLabel = (outcome: string): string => OUTCOMES[outcome] ?? outcome;

/** One that waits for its next attempt may be sent at once; what is done is never done twice. */
export const canReplay = (state: EffectState): boolean => state !== 'done';
