import { rule } from '../shared/rules';

/** Limits of E05. */
export const agentRules = {
  title: rule(80, 'Le rôle affiché ne peut pas dépasser 80 caractères'),
  sectors: rule(96, 'La métropole a 96 départements'),
  specialities: rule(12, 'Douze spécialités au plus'),
  speciality: rule(60, 'Une spécialité ne peut pas dépasser 60 caractères'),
} as const;
