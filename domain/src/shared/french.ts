const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const PARIS_TIME = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

const PARIS_DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** '685 000 €': U+202F between thousands, U+00A0 before the sign. */
export const euros = (amount: number): string => EUROS.format(amount);

/** '1 739,88 €'; a whole amount without its zeros: '1 250 €'. */
export function eurosAndCents(amount: number): string {
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? euros(cents / 100) : CENTS.format(cents / 100);
}

/** '1 250', '108,1': U+202F between thousands, decimal comma. */
export const frenchNumber = (value: number): string => NUMBER.format(value);

/** Amounts of the estimation form are stored as digits only (M47). */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

export const parisTime = (date: Date): string => PARIS_TIME.format(date);

/** '28 novembre 2026' */
export const parisDate = (date: Date): string => PARIS_DATE.format(date);
