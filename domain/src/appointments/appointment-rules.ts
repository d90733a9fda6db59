import { limits, rule } from '../shared/rules';

/** M96: what booking cannot do without. */
export const appointmentRules = {
  name: rule(1, 'Le nom est requis'),
  email: rule(3, 'Email invalide'),
  message: limits.message,
  slot: 'Choisissez un créneau',
  way: 'Choisissez comment se rencontrer',
} as const;

/** Of one mailbox, that it booked itself. */
export const MOST_AHEAD = 5;

/** Of one appointment, by its link. */
export const MOST_MOVES = 10;
