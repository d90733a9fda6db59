import { rule } from '../shared/rules';

/** The trades of the careers page. */
export const TRADES = [
  'Conseiller en immobilier commercial',
  'Gestionnaire locatif',
  'Assistance et marketing',
  'Autre métier',
] as const;
export type Trade = (typeof TRADES)[number];

export const applicationRules = {
  trade: rule(1, 'Choisissez un métier'),
  cv: rule(1, 'Joignez votre CV (PDF, DOC ou DOCX)'),
  cvKind: rule(1, 'Le CV doit être un fichier PDF, DOC ou DOCX'),
  cvMost: rule(5 * 1024 * 1024, 'Le CV ne peut pas dépasser 5 Mo'),
} as const;

export const CV_ENDINGS = ['.pdf', '.doc', '.docx'] as const;
