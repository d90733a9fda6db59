import { frenchNumber } from '@pignon/domain/shared/text/french';

/** Characters; in bytes, as the api counts, it is never more than a message may have. */
export const LONGEST = 600;
const NEAR = 100;

/** Nothing while there is room; what is left when it runs short; that nothing more is taken. */
export function roomLeft(length: number): string | null {
  const left = LONGEST - length;
  if (left > NEAR) return null;
  if (left <= 0) return `Limite de ${frenchNumber(LONGEST)} caractères atteinte\u00a0: la suite n’est pas prise.`;
  return left === 1 ? 'Encore 1 caractère' : `Encore ${left} caractères`;
}
