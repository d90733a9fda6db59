import type { TransactionType } from './property-fields';

export type PriceUnit = 'total' | 'month' | 'year';

export interface Price {
  readonly cents: number;
  readonly unit: PriceUnit;
}

const MONTHS = 12;
/** Above it nobody sells a shop: the text was something else. */
const MOST_CENTS = 100_000_000_000_00;
const SCALES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000, million: 1_000_000, millions: 1_000_000 };

const SPACE = '[ \\u00a0\\u202f\\u2009]';
/** '1 200 000', '1.200.000', '385000', '108,10'; then perhaps 'K€', 'M€', 'millions'. */
const AMOUNT = new RegExp(
  `(\\d{1,3}(?:(?:${SPACE}|\\.)\\d{3})+(?!\\d)|\\d+)(?:[.,](\\d{1,2})(?!\\d))?${SPACE}*(millions?|k|m)?(?![²2a-zà-ÿ])`,
  'i',
);

/**
 * Reads a price as received (F06): a number, or French text with any space between thousands, '€', 'FAI', '/mois'.
 * Null for empty, zero or unparsable: 'Prix sur demande' (M132).
 */
export function parsePrice(received: string | number | null | undefined): Price | null {
  if (received === null || received === undefined) return null;
  const text = String(received);
  const match = AMOUNT.exec(text);
  if (!match || /^\s*-/.test(text)) return null;
  const [, whole = '', decimals, scale = ''] = match;
  const euros = Number(`${whole.replace(/\D/g, '')}.${decimals ?? 0}`) * (SCALES[scale.toLowerCase()] ?? 1);
  const cents = Math.round(euros * 100);
  return cents > 0 && cents < MOST_CENTS ? { cents, unit: unitOf(text) } : null;
}

function unitOf(text: string): PriceUnit {
  if (/(\/|par)\s*mois|mensuel/i.test(text)) return 'month';
  if (/(\/|par)\s*an(née)?\b|annuel/i.test(text)) return 'year';
  return 'total';
}

/**
 * What prices are compared by, in cents: a sale's total, a rental's rent per year. A rental's bare amount is per year, as
 * the specification shows it ('€ / an'); without a readable price its annual rent counts.
 */
export function comparableCents(
  received: string | number | null | undefined,
  transaction: TransactionType,
  annualRent: number | null = null,
): number | null {
  const price = parsePrice(received);
  if (transaction === 'sale') return price?.unit === 'total' ? price.cents : null;
  if (price) return price.unit === 'month' ? price.cents * MONTHS : price.cents;
  return annualRent && annualRent > 0 ? Math.round(annualRent * 100) : null;
}
