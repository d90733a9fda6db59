/** Two spellings of one mailbox compare equal: `Jean+Murs@Exemple.fr ` and `jean+murs@exemple.fr` (case C04). */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Where a mail to it ends up: what stands behind a '+' is the holder's own note, and Google reads no dots; all such
 * addresses fill one mailbox. For counting only: two people may be known under two of them.
 */
export function mailboxOf(email: string): string {
  const mailbox = normaliseEmail(email).replace(/(?<=.)\+[^@]*(?=@)/, '');
  const [, name, google] = /^(.+)@(gmail|googlemail)\.com$/.exec(mailbox) ?? [];
  return name && google ? `${name.replaceAll('.', '')}@gmail.com` : mailbox;
}
