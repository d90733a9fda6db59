import type { Quantity, Unit } from './quantities';
import type { Token } from '../words/tokens';

/** What was said of one kind of quantity. */
export interface Bounded {
  readonly quantity: Quantity;
  readonly unit: Unit;
  readonly limit: 'min' | 'max' | 'about';
  readonly value: number;
  /** Words of the clause before it, folded: 'budget', 'loyer', 'rendement'. */
  readonly clause: string;
  /** The words after it: 'd apport', 'de charges'. */
  readonly follows: string;
}

const LINK = String.raw`(?: (?:de|d|a|au|les|la|le|l|un|une|des|euros?|surface|loyer|budget|prix|montant|rendement|rentabilite|environ|total|tout|est|serait|sera|a|the|price|rent))*$`;
const MIN_BEFORE = new RegExp(
  String.raw`(?:more than|at least|over|above|from|starting (?:at|from)|pas (?:en dessous|moins)|pas inferieure?s?|plus d(?:e|u)?|min(?:i|imum|imun|ima|imale?)?|a partir|partir|au moins|superieure?s?(?: ou egale?s?)?|depassant|(?:au|en)? ?dessus|au dela|a compter|des(?= \d|$)|depuis|mini|commence|(?:peu[xt]|pouvons|pourrais?) descendre|>=?|≥|\+)` +
    LINK,
);
const MAX_BEFORE = new RegExp(
  String.raw`(?:(?:no|not) more than|less than|up to|at most|under|below|pas (?:plus|au dela|superieure?s?)|moins d(?:e|u)?|max(?:i|imum|imun|imale?)?|jusqu|jusque|n? ?excedant pas|ne (?:depass|exced)\w+ pas|(?:pas|sans)(?: \w+)? (?:depass|exced)(?:er|e|ent|era|eront)|inferieure?s?(?: ou egale?s?)?|(?:en|au) ?dessous|au plus|sous|plafond|plafonnee?|limitee?|dans la limite|(?:peu[xt]|pouvons|pourrais?) (?:mettre|monter|aller)|<=?|≤)` +
    LINK,
);
const MIN_AFTER = /^(?:au )?(?:min|mini|minimum|minimun|minima|ou plus|et plus|moins|au moins|\+)(?= |$)/;
const MAX_AFTER =
  /^(?:(?:au )?(?:grand )?(?:max|maxi|maximum|maximun)|ou moins|et moins|au plus|tout au plus|plafond)(?= |$)/;
const AFTER_WORDS = 3;
/** 'maximum de droit au bail' */
const FOLLOWING_WORDS = 5;
const BEFORE_WORDS = 8;
const CLAUSE_END = /^(?:[,;.!?:()]|et|mais|avec)$/;

/** Every quantity with its limit: from above, from below, or about so much when nothing was said. */
export function boundsOf(tokens: readonly Token[], quantities: readonly Quantity[]): readonly Bounded[] {
  const used = new Set<number>();
  const words = (from: number, to: number): string =>
    tokens
      .slice(from, to)
      .map(({ text }, offset) => (used.has(from + offset) ? ',' : text))
      .join(' ');
  const found: Bounded[] = [];
  for (let at = 0; at < quantities.length; at += 1) {
    const quantity = quantities[at];
    if (!quantity) break;
    const previous = quantities[at - 1];
    const next = quantities[at + 1];
    const from = Math.max(previous?.end ?? 0, quantity.start - BEFORE_WORDS);
    const before = lastClauseOf(words(from, quantity.start));
    const follows = words(quantity.end, Math.min(quantity.end + FOLLOWING_WORDS, next?.start ?? tokens.length));
    const clause = words(Math.max(previous?.end ?? 0, quantity.start - BEFORE_WORDS), quantity.start);
    if (next && isRange(tokens, quantity, next)) {
      const [low, high] = alignScale(quantity, next);
      const unit = next.unit ?? quantity.unit;
      const [from, to] = low > high ? [high, low] : [low, high];
      found.push({
        quantity: { ...quantity, period: next.period ?? quantity.period },
        unit,
        limit: 'min',
        value: from,
        clause,
        follows,
      });
      found.push({
        quantity: { ...next, period: next.period ?? quantity.period },
        unit,
        limit: 'max',
        value: to,
        clause,
        follows,
      });
      at += 1;
      continue;
    }
    const unit = quantity.unit ?? borrowUnit(tokens, quantity, next);
    const limit =
      (MIN_BEFORE_NEGATED.test(before) ? 'min' : null) ??
      (MAX_BEFORE.test(before) ? 'max' : null) ??
      (MIN_BEFORE.test(before) ? 'min' : null) ??
      readLimitAfter(tokens, quantity, next, used, words);
    const other = found.at(-1);
    found.push({
      quantity,
      unit: unit ?? (other && limit && isOtherEnd(other, limit, quantity.value) ? other.unit : null),
      limit: limit ?? 'about',
      value: quantity.value,
      clause,
      follows,
    });
  }
  return found;
}

/** '200 m² mini, 400 maxi': the other end of what was just said is of its unit. */
const isOtherEnd = ({ unit, limit, value }: Bounded, said: 'min' | 'max', other: number): boolean =>
  (unit === 'square-metre' || unit === 'percent') &&
  ((limit === 'min' && said === 'max' && other > value) || (limit === 'max' && said === 'min' && other < value)) &&
  other <= value * 20 &&
  value <= other * 20;

const MIN_BEFORE_NEGATED = new RegExp(`pas (?:en dessous|moins|inferieure?s?)${LINK}`);

/** Words before the amount, no further back than the last comma or 'et'. */
function lastClauseOf(before: string): string {
  const words = before.split(' ').filter(Boolean);
  const end = words.findLastIndex((word) => CLAUSE_END.test(word));
  return words.slice(end + 1).join(' ');
}

function readLimitAfter(
  tokens: readonly Token[],
  { end }: Quantity,
  next: Quantity | undefined,
  used: Set<number>,
  words: (from: number, to: number) => string,
): 'min' | 'max' | null {
  const stop = Math.min(end + AFTER_WORDS, next?.start ?? Number.POSITIVE_INFINITY, tokens.length);
  const after = words(end, stop);
  const [said] = MAX_AFTER.exec(after) ?? MIN_AFTER.exec(after) ?? [];
  if (said === undefined) return null;
  const count = said.split(' ').length;
  // '200 m² max 300 k€': the word belongs to what follows it at once, unless that has a word of its own.
  const followed = next?.start === end + count;
  if (followed && !/^(?:ou|et)/.test(said)) {
    const later = words(next.end, next.end + AFTER_WORDS);
    if (!MAX_AFTER.test(later) && !MIN_AFTER.test(later)) return null;
  }
  for (let at = end; at < end + count; at += 1) used.add(at);
  return MAX_AFTER.test(after) ? 'max' : 'min';
}

/** 'entre 100 et 200', 'de 100 à 200', '100-200 m²'. */
function isRange(tokens: readonly Token[], first: Quantity, second: Quantity): boolean {
  const between = tokens
    .slice(first.end, second.start)
    .map(({ text }) => text)
    .join(' ');
  const before = tokens[first.start - 1]?.text ?? '';
  const alike = first.unit === null || second.unit === null || first.unit === second.unit;
  if (
    !alike ||
    second.unit === 'other' ||
    (first.unit === null &&
      second.unit === null &&
      second.value < 1000 &&
      first.value < 1000 &&
      !/^entre$/.test(before))
  )
    return false;
  if (/^(?:et|a|-|–|ou)(?: les)?$/.test(between) && /^(?:entre|enter|entres)$/.test(before)) return true;
  if (/^(?:a|jusqu a)$/.test(between)) return true;
  return /^[-–/]$/.test(between);
}

/** '200 à 300 k€', 'entre 1 et 2 millions', 'entre 200 et 300 000': the first is meant in the second's scale. */
function alignScale(first: Quantity, second: Quantity): readonly [number, number] {
  if (first.scale === 1 && first.unit === null && second.scale > 1 && first.value < 1000)
    return [first.value * second.scale, second.value];
  if (
    first.scale === 1 &&
    first.unit === null &&
    first.value < 1000 &&
    second.value >= 10_000 &&
    second.unit !== 'square-metre'
  )
    return [first.value * 1000, second.value];
  return [first.value, second.value];
}

/** 'plus de 100 et moins de 200 m²'. */
function borrowUnit(tokens: readonly Token[], quantity: Quantity, next: Quantity | undefined): Unit {
  if (!next || next.unit === null || next.unit === 'other' || quantity.value >= 10_000) return null;
  const between = tokens.slice(quantity.end, next.start).map(({ text }) => text);
  return between.length <= 4 && !between.includes(',') && /^(?:et|ou|mais|jusqu|max)$/.test(between[0] ?? '')
    ? next.unit
    : null;
}
