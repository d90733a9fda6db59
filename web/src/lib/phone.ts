const digits = (phone: string) =>
  phone
    .replace(/[^\d+]/g, '')
    .replace(/^\+33\(?0?\)?/, '0')
    .replace(/^0033/, '0');

/** 'tel:+33140000000' from any French spelling. */
export const telHref = (phone: string): string => `tel:${digits(phone).replace(/^0/, '+33')}`;

/** '01 40 00 00 00', with no-break spaces so that a number never wraps. */
export function frenchGrouping(phone: string): string {
  const national = digits(phone);
  return /^0\d{9}$/.test(national) ? (national.match(/\d{2}/g) ?? []).join('\u00a0') : phone;
}
