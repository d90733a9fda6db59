import { parsePrice } from './price';

/** Of an amount as people write it: '41.100 €' is no 41 euros, '1.200,50' keeps its cents (F77). NaN: none, or a period's. */
export function writtenEuros(text: string): number {
  const price = parsePrice(text);
  if (price) return price.unit === 'total' || price.unit === 'year' ? price.cents / 100 : Number.NaN;
  return /^[0\s.,€]+$/.test(text) ? 0 : Number.NaN;
}
