import { limits, rule } from '../../shared/rules';

export const colleagueRules = {
  email: rule(3, "L'email est requis"),
  name: rule(1, 'Le nom est requis'),
  longestName: limits.name,
  role: 'Choisissez un rôle',
  adviser: 'Ce conseiller n’existe pas',
} as const;
