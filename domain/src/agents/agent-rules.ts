import { rule } from '../shared/rules';

/** Of an adviser as staff write them (E05): what the form checks, and the server after it. */
export const agentRules = {
  name: rule(1, 'Le nom est requis'),
  email: rule(3, 'Email invalide'),
  phone: rule(10, 'Numéro de téléphone invalide'),
  website: {
    most: rule(500, "L'adresse du site ne peut pas dépasser 500 caractères"),
    form: rule(/^https?:\/\/[^\s"'<>]+$/, 'Le site est une adresse http(s)'),
  },
  calendar: {
    most: rule(500, "Le lien d'agenda ne peut pas dépasser 500 caractères"),
    form: rule(/^https?:\/\/[^\s"'<>]+$/, "Le lien d'agenda est une adresse http(s)"),
  },
  title: rule(80, 'Le rôle affiché ne peut pas dépasser 80 caractères'),
  sectors: rule(96, 'La métropole a 96 départements'),
  specialities: rule(12, 'Douze spécialités au plus'),
  speciality: rule(60, 'Une spécialité ne peut pas dépasser 60 caractères'),
} as const;
