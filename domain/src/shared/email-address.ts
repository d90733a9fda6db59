/** Two spellings of one mailbox compare equal: `Jean+Murs@Exemple.fr ` and `jean+murs@exemple.fr` (case C04). */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
