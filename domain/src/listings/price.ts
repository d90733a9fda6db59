import { AMOUNT_SCALES } from './amount-scales';
import type { TransactionType } from './property-fields';

export type PriceUnit = 'total' | 'month' | 'year';

export interface Price {
  readonly cents: number;
  readonly unit: PriceUnit;
}

const MONTHS = 12;
/** Above it nobody sells a shop: the text was something else. */
const MOST_CENTS = 10_000_000_000_00;
/** 'K' and 'M' as pins show them. */
const SCALES: Readonly<Record<string, number>> = {
  ...AMOUNT_SCALES,
  million: 1_000_000,
  millions: 1_000_000,
};

/** A number with whatever people put between its thousands: any space, point, comma, apostrophe. */
const NUMBER = /\d(?:[\s.,'’]*\d)*/g;
/** 'K€', 'M€', 'millions d'euros' after it. */
const SCALE = /^\s*(millions?|k|m)(?![a-zà-ÿ²2])(?:\s*d['’])?/i;
const EURO = /^\s*(?:€|euros?\b|eur\b)/i;
/** '120 m²', '6 %', '3 lots', '2e': a number of something else. */
const SOMETHING_ELSE = /^\s*(?:%|[a-zà-ÿ²])/i;
/** '350 € HT/m²/an': without the surface it is no price. */
const PER_SQUARE_METRE = /(?:\/|par|du|le)\s*m(?:²|2|ètre)/i;
/** '1e6' is how a program writes: whoever reads it reads '1' or '6'. */
const EXPONENT = /\d\s?e[-+−]?\d/i;
/** 'Lot 3', 'n° 12' before an amount. */
const NUMBERED = /(?:lots?|n[°o]\.?|réf\.?)\s*$/i;
/** What stands between the two ends of 'de 100 000 à 200 000 €', '2 000 €/mois - 3 000 €/mois', '100 ou 200 K€'. */
const RANGE =
  /^\s*(?:(?:€|euros?|eur|k€?|m€?|millions?)\s*)?(?:(?:\/|par)\s*(?:mois|an)\s*)?(?:à|-|–|—|−|\/|ou|et|jusqu['’]à)\s*$/i;

/**
 * Reads a price as received (F06): a number, or French text with any space between thousands, '€', 'FAI', '/mois'.
 * The amount that carries the euro sign counts, else the first that is of nothing else. Null for empty, zero or
 * unparsable: 'Prix sur demande' (M132). So for a range: neither of its ends is the price.
 */
export function parsePrice(received: string | number | null | undefined): Price | null {
  if (received === null || received === undefined) return null;
  const text = typeof received === 'number' ? plainNumber(received) : received;
  if (/^\s*[-−]/.test(text) || PER_SQUARE_METRE.test(text) || EXPONENT.test(text)) return null;
  const amounts = [...text.matchAll(NUMBER)].map(({ 0: digits, index }) => {
    const after = text.slice(index + digits.length);
    const scale = SCALE.exec(after);
    const rest = after.slice(scale?.[0].length ?? 0);
    const numbered = NUMBERED.test(text.slice(0, index));
    const ofElse = scale === null && !EURO.test(rest) && SOMETHING_ELSE.test(rest) && !UNIT.test(rest);
    return {
      from: index,
      to: index + digits.length,
      euros: eurosOf(digits, SCALES[scale?.[1]?.toLowerCase() ?? ''] ?? 1),
      marked: EURO.test(rest),
      numbered,
      ofElse: numbered || ofElse,
    };
  });
  const chosen = amounts.find(({ marked }) => marked) ?? amounts.find(({ ofElse }) => !ofElse);
  const isRange = amounts.some((amount, place) => {
    const next = amounts[place + 1];
    if (!next || amount.numbered || next.ofElse || (amount !== chosen && next !== chosen)) return false;
    return RANGE.test(text.slice(amount.to, next.from));
  });
  if (isRange) return null;
  const cents = Math.round((chosen?.euros ?? 0) * 100);
  return cents > 0 && cents < MOST_CENTS ? { cents, unit: unitOf(text) } : null;
}

/** Words that may follow an amount without its sign: '2000 par mois', '1200000 FAI'. */
const UNIT = /^\s*(?:par|mensuels?|annuels?|fai|hai|net|ht|hc|ttc|cc)\b/i;

const plainNumber = (value: number): string => (Number.isFinite(value) && value < 1e15 ? String(value) : '');

/** '1.200.000' and '1,200,000' are thousands, '108,10' has cents, '1,25' before a scale is a fraction. */
function eurosOf(digits: string, scale: number): number {
  const tight = digits.replace(/[\s'’]/g, '');
  const [, whole = '', fraction] = /^([\d.,]*?)(?:[.,](\d+))?$/.exec(tight) ?? [];
  const thousands = /^\d{1,3}(?:[.,]\d{3})+$/;
  if (thousands.test(tight) && scale === 1) return Number(tight.replace(/\D/g, ''));
  if (!/^\d+$/.test(whole) && !thousands.test(whole)) return 0;
  if (scale === 1 && (fraction?.length ?? 0) > 2) return 0;
  return Number(`${whole.replace(/\D/g, '')}.${fraction ?? 0}`) * scale;
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
