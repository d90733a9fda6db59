import { rule } from '../shared/rules';

/** What staff write into a conversation. */
export const mailboxRules = {
  body: {
    required: rule(1, 'Le message est vide'),
    most: rule(20_000, 'Le message ne peut pas dépasser 20 000 caractères'),
  },
  subject: rule(200, "L'objet ne peut pas dépasser 200 caractères"),
  subjectRequired: rule(1, "L'objet est vide"),
  to: rule(1, "Donnez l'adresse du destinataire"),
  search: rule(200, 'La recherche ne peut pas dépasser 200 caractères'),
  atOnce: rule(100, 'Cent conversations au plus à la fois'),
} as const;
