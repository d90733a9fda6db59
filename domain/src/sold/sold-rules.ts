import { rule } from '../shared/rules';

/** Limits of E07. */
export const soldRules = {
  testimonial: rule(600, 'Le témoignage ne peut pas dépasser 600 caractères'),
} as const;
