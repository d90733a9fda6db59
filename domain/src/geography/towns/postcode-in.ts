import { departmentOf } from '../regions/departments';

export const FIVE_DIGITS = /(?<!\d)(\d{2})\s?(\d{3})(?!\d)/g;

/** '75017' of '12 rue de Lévis 75 017 Paris': an address may begin with a number of five digits; its postcode stands at the end. */
export function postcodeIn(text: string): string | null {
  for (const [, start = '', end = ''] of [...text.matchAll(FIVE_DIGITS)].reverse())
    if (departmentOf(start + end)) return start + end;
  return null;
}
