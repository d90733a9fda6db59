import { rule } from '../shared/rules';

/** M131: what each form cannot do without. */
export const contactRules = {
  name: rule(1, 'Le nom est requis'),
  email: rule(3, 'Email invalide'),
  subject: rule(1, "L'objet est requis"),
  message: rule(1, 'Le message est requis'),
} as const;

export const CONTACT_SUBJECT_PREFIX = 'Formulaire de contact: ';

/** What a request is called that came without a subject of the visitor's own. */
export const APPOINTMENT_SUBJECT = 'Demande de rendez-vous';
/** What staff read of a request that its owner put right after it was sent. */
export const CHAT_CORRECTION =
  'Rectification : cette demande remplace celle que la même personne vient d’envoyer par le chat.';
export const CHAT_SUBJECT = "Demande d'estimation par le chat";
