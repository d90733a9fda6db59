/** Two spellings of one mailbox compare equal: `Jean+Murs@Exemple.fr ` and `jean+murs@exemple.fr` (case C04). */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Where a mail to it ends up: what stands behind a '+' is the holder's own note, and all such addresses fill one mailbox.
 * For counting only: two people may be known under two of them.
 */
export const mailboxOf = (email: string): string => normaliseEmail(email).replace(/(?<=.)\+[^@]*(?=@)/, '');
