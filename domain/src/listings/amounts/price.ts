import { AMOUNT_SCALES } from './amount-scales';
import { type PriceUnit, periodIn } from './price-units';

export interface Price {
  readonly cents: number;
  readonly unit: PriceUnit;
}

/** Above it nobody sells a shop: the text was something else. */
const MOST_CENTS = 10_000_000_000_00;
/** 'K' and 'M' as pins show them. */
const SCALES: Readonly<Record<string, number>> = {
  ...AMOUNT_SCALES,
  million: 1_000_000,
  millions: 1_000_000,
};

/** A number with whatever people put between its thousands: any space, point, comma, apostrophe; not the 2 of 'm2'. */
const NUMBER = /(?<!m)\d(?:[\s.,'’]*\d)*/gi;
/** 'K€', 'M€', 'millions d'euros' after it. */
const SCALE = /^\s*(millions?|k|m)(?![a-zà-ÿ²2])(?:\s*d['’])?/i;
const EURO = /^\s*(?:€|euros?\b|eur\b)/i;
/** '120 m²', '6 %', '3 lots', '2e': a number of something else. */
const SOMETHING_ELSE = /^\s*(?:%|[a-zà-ÿ²])/i;
/** '350 € HT/m²/an': without the surface it is no price. So said behind an amount, or before it: 'au m² : 350 €'. */
const PER_SQUARE_METRE = /(?:\/|par|du|le|au)\s*m(?:²|2|ètre)/i;
const AFTER_SQUARE_METRE =
  /(?:(?:prix|loyer)\s*(?:\/|par|du|le|au)\s*m(?:²|2|ètres?(?:\s+carrés?)?)|(?:\/|par|du|le|au)\s*m(?:²|2|ètres?(?:\s+carrés?)?)\s*(?::|=|de|est\s+de))\s*(?::|=)?\s*$/i;
/** Where what is said of one amount ends and another price of the same begins. */
const OTHER_SAYING = /\bsoit\b|=/i;
/** Where what is said of an amount ends: 'soit', a comma, a dash between two amounts. */
const NEXT_SAYING = /\bsoit\b|[,;(=]|\s[-–—]\s|\set\s/i;
/** '1e6' is how a program writes: whoever reads it reads '1' or '6'. */
const EXPONENT = /\d\s?e[-+−]?\d/i;
/** 'Lot 3', 'n° 12' before an amount. */
const NUMBERED = /(?:lots?|n[°o]\.?|réf\.?)\s*$/i;
/** What stands between the two ends of 'de 100 000 à 200 000 €', '2 000 €/mois - 3 000 €/mois', '100 ou 200 K€'. */
const RANGE =
  /^\s*(?:(?:€|euros?|eur|k€?|m€?|millions?)\s*)?(?:(?:\/|par)\s*(?:mois|an)\s*)?(?:à|-|–|—|−|\/|ou|et|jusqu['’]à)\s*$/i;

/**
 * Reads a price as received (F06): a number, or French text with any space between thousands, '€', 'FAI', '/mois'.
 * The amount that carries the euro sign counts, else the first that is of nothing else; a whole price wins over what a
 * square metre costs. Null for empty, zero or unparsable: 'Prix sur demande' (M132). So for a range: neither of its ends
 * is the price.
 */
export function parsePrice(received: string | number | null | undefined): Price | null {
  if (received === null || received === undefined) return null;
  const text = typeof received === 'number' ? plainNumber(received) : received;
  if (/^\s*[-−]/.test(text) || EXPONENT.test(text)) return null;
  const amounts = amountsIn(text);
  const place = wholePrice(amounts);
  const chosen = amounts[place];
  const isRange = amounts.some((amount, index) => {
    const next = amounts[index + 1];
    if (!next || amount.numbered || next.ofElse || (amount !== chosen && next !== chosen)) return false;
    return RANGE.test(text.slice(amount.to, next.from));
  });
  if (isRange || !chosen) return null;
  const cents = Math.round(chosen.euros * 100);
  return cents > 0 && cents < MOST_CENTS ? { cents, unit: unitOf(text, amounts, place) } : null;
}

interface Amount {
  readonly from: number;
  readonly to: number;
  readonly euros: number;
  readonly marked: boolean;
  readonly numbered: boolean;
  readonly ofElse: boolean;
}

function amountsIn(text: string): readonly Amount[] {
  const found = [...text.matchAll(NUMBER)];
  return found.map(({ 0: digits, index }, place) => {
    const to = index + digits.length;
    const before = text.slice(0, index);
    const after = text.slice(to, found[place + 1]?.index);
    const scale = SCALE.exec(after);
    const rest = after.slice(scale?.[0].length ?? 0);
    const numbered = NUMBERED.test(before);
    const ofElse = scale === null && !EURO.test(rest) && SOMETHING_ELSE.test(rest) && !UNIT.test(rest);
    const own = rest.replace(AFTER_SQUARE_METRE, '').split(OTHER_SAYING, 1)[0] ?? '';
    const perMetre = PER_SQUARE_METRE.test(own) || AFTER_SQUARE_METRE.test(before);
    return {
      from: index,
      to,
      euros: eurosOf(digits, SCALES[scale?.[1]?.toLowerCase() ?? ''] ?? 1),
      marked: EURO.test(rest) && !perMetre,
      numbered,
      ofElse: numbered || ofElse || perMetre,
    };
  });
}

const saidOf = (after: string): string => after.split(NEXT_SAYING, 1)[0] ?? '';

function wholePrice(amounts: readonly Amount[]): number {
  const marked = amounts.findIndex((amount) => amount.marked);
  return marked >= 0 ? marked : amounts.findIndex(({ ofElse }) => !ofElse);
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

/** Its period is said behind it, before it, or behind the last amount for all: '850 € + 50 € de charges / mois'. */
function unitOf(text: string, amounts: readonly Amount[], place: number): PriceUnit {
  const end = (index: number): number => amounts[index]?.to ?? 0;
  const before = text.slice(end(place - 1), amounts[place]?.from);
  const after = text.slice(end(place), amounts[place + 1]?.from);
  const last = amounts.findLastIndex(({ ofElse }) => !ofElse);
  // 'soit 2 000 €/mois' says another way to pay the same: its period is not that of the first.
  const between = text.slice(end(place), amounts[last]?.from);
  const forAll = NEXT_SAYING.test(between) ? null : periodIn(text.slice(end(last)));
  return periodIn(saidOf(after)) ?? periodIn(before) ?? forAll ?? 'total';
}
