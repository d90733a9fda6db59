import { decimal } from './typed/decimal';

/** '685 000 €': U+202F between thousands, U+00A0 before the sign. */
export const euros = (amount: number): string => `${decimal(amount, 0, 0)}\u00a0€`;

/** '1 739,88 €'; a whole amount without its zeros: '1 250 €'. */
export function eurosAndCents(amount: number): string {
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? euros(cents / 100) : `${decimal(cents / 100, 2, 2)}\u00a0€`;
}

/** '1 250', '108,1': U+202F between thousands, decimal comma. */
export const frenchNumber = (value: number): string => decimal(value, 0, 2);

/** Amounts of the estimation form are stored as digits only (M47). */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** French counts the first day of a month, and Intl does not: '1er décembre'. */
export const firstOfMonth = (date: string): string => date.replace(/(?<!\d)1(?= \p{L})/u, '1er');

/** Made when the first date is written: loading Intl costs a page's start more than a date is worth. */
export const inParis = (options: Intl.DateTimeFormatOptions, language = 'fr-FR') => {
  let format: Intl.DateTimeFormat | undefined;
  return (date: Date): string => {
    format ??= new Intl.DateTimeFormat(language, { ...options, timeZone: 'Europe/Paris' });
    return firstOfMonth(format.format(date));
  };
};

/** '28 novembre 2026 à 14:05' */
export const parisTime = inParis({ dateStyle: 'long', timeStyle: 'short' });

/** '14:32'. */
export const parisHour = inParis({ timeStyle: 'short' });

/** '28 novembre 2026' */
export const parisDate = inParis({ dateStyle: 'long' });

/** '2026-11-28' */
export const parisDay = inParis({}, 'fr-CA');
