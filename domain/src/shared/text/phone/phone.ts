import { withTerritory } from './overseas-numbers';

/** As it is dialled within France where it is a French number: '0140000000', '+687271234'. */
const digits = (phone: string): string =>
  phone
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+330?/, '0');

/** 'tel:+33140000000' from any French spelling; a number of few digits (3631) has no other. */
export const telHref = (phone: string): string => {
  const number = digits(phone);
  return `tel:${withTerritory(/^0\d{9}$/.test(number) ? `+33${number.slice(1)}` : number)}`;
};

/** '01 40 00 00 00', with no-break spaces so that a number never wraps. */
export function frenchGrouping(phone: string): string {
  const national = digits(phone);
  return /^0\d{9}$/.test(national) ? (national.match(/\d{2}/g) ?? []).join('\u00a0') : phone;
}

/** In mails to staff, and what stands in the CRM. */
export const phoneSaid = (phone: string | null | undefined): string =>
  phone ? frenchGrouping(phone) : 'Non renseigné';
