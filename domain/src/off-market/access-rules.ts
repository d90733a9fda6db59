import { rule } from '../shared/rules';

/** M97, M131: what the registration cannot do without. */
export const registrationRules = {
  email: rule(3, 'Email invalide'),
  company: rule(160, 'La société ne peut pas dépasser 160 caractères'),
} as const;

/** Why the agency refuses, where it says so. */
export const refusalRules = { reason: rule(500, 'Le motif ne peut pas dépasser 500 caractères') } as const;

/** How long an approval opens what it opens: the link and the sessions that it began end together (F22). */
export const ACCESS_DAYS = 14;

/** A link that was passed on is noticed: it opens on so many devices and no more. */
export const DEVICES_PER_ACCESS = 5;

/** Of a link that was opened on so many: it opens on no further one. */
export const isUsedUp = (devices: number): boolean => devices >= DEVICES_PER_ACCESS;
