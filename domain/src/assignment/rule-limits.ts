import { rule } from '../shared/rules';

/** Of a rule as staff write it (E06): what the form checks, and the server after it. */
export const ruleLimits = {
  name: rule(1, 'Le nom est requis'),
  groups: rule(10, 'Dix groupes de conditions au plus'),
  tests: rule(10, 'Dix conditions par groupe au plus'),
  values: rule(50, 'Cinquante valeurs par condition au plus'),
  value: rule(80, 'Une valeur ne peut pas dépasser 80 caractères'),
  advisers: rule(50, 'Cinquante conseillers par règle au plus'),
  weight: rule(20, 'Un poids est un nombre entier de 1 à 20'),
  alarm: rule(7 * 24 * 60, 'L’alarme vient entre 1 minute et 7 jours après la demande'),
} as const;
