import type { TransactionType } from '../../listings/property-fields';
import { withBounds } from '../../listings/filters/with-bounds';
import type { ListingCard } from '../../listings/read-models';
import type { SearchCriteria } from '../../listings/filters/filters';
import { opening } from '../reading/words/lexicon';

/** What the last search showed, smallest first: 'moins cher' is said of these. Euros (a rental's per year) and m². */
export interface Shown {
  readonly prices: readonly number[];
  /** Which kind of price they are. */
  readonly transaction?: TransactionType;
  readonly surfaces: readonly number[];
}

/** Rents of a year and prices are not compared: of both kinds, those there are more of. */
export function shownOf(cards: readonly Pick<ListingCard, 'amount' | 'surface' | 'transactionType'>[]): Shown {
  const sales = cards.filter(({ transactionType }) => transactionType === 'sale');
  const transaction = sales.length * 2 >= cards.length ? 'sale' : 'rental';
  const priced = cards.filter((card) => card.transactionType === transaction);
  const ascending = (values: readonly (number | null)[]): readonly number[] =>
    values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return {
    transaction,
    prices: ascending(priced.map(({ amount }) => amount)),
    surfaces: ascending(cards.map(({ surface }) => surface)),
  };
}

export interface RelativeWish {
  readonly of: 'Price' | 'Surface';
  readonly more: boolean;
  /** 'un peu moins cher': less than the dearest will do. */
  readonly little: boolean;
}

const OPENING = opening(
  'c est|ce serait|tout ca|ils sont|elles sont|la|vous (?:avez|auriez)|avez vous|auriez vous|tu as|t as|montre[zr]?(?: moi)?',
  'je (?:veux|voudrais|cherche|prefere)|il (?:me|nous) faut|quelque chose|un bien|des|de|d|biens?|d autres|y a t il|il y a',
  'rien|encore|beaucoup|un peu|un poil|legerement|toujours',
);
const TAIL = String.raw`(?: (?:svp|stp|s il (?:vous|te) plait|si possible|possible|merci|que ca|pour moi|encore|alors|quand meme))*`;
const WISHES: readonly (readonly [string, Pick<RelativeWish, 'of' | 'more'>])[] = [
  [
    String.raw`(?:moins (?:chere?s?|couteu\w+|onereu\w+)|(?:pas )?trop chere?s?|meilleur marche|un peu moins)`,
    { of: 'Price', more: false },
  ],
  [String.raw`(?:plus chere?s?|pas assez chere?s?|plus haut de gamme|un peu plus)`, { of: 'Price', more: true }],
  [
    String.raw`(?:plus (?:grande?s?|vastes?|spacieu\w+|d espace|de surface)|trop petite?s?|pas assez grande?s?)`,
    { of: 'Surface', more: true },
  ],
  [
    String.raw`(?:plus petite?s?|moins (?:grande?s?|vastes?)|trop grande?s?|moins de surface)`,
    { of: 'Surface', more: false },
  ],
];
const PATTERNS = WISHES.map(([words, wish]) => [new RegExp(`^${OPENING}${words}${TAIL}$`), wish] as const);

/** 'moins cher', 'vous avez plus grand ?', 'c'est trop petit', 'moins cher mais plus grand': said alone, of what was shown. */
export function readRelativeWishes(said: string): readonly RelativeWish[] {
  const wishes = said.split(/ (?:mais|et|ou) (?=\S)/).map((part): RelativeWish | null => {
    const wish = PATTERNS.find(([pattern]) => pattern.test(part))?.[1];
    return wish ? { ...wish, little: /\b(?:un peu|un poil|legerement)\b/.test(part) } : null;
  });
  return wishes.every((wish) => wish !== null) ? wishes : [];
}

/**
 * The search with one bound in the place of the old ones of its kind. Less than the middle of what was shown, or a
 * little less than its end, and never beyond the limit in force: the cheaper half stays, and what is cheaper still comes.
 * Null where nothing was shown and no limit stands: nobody knows than what.
 */
export function applyRelativeWish(
  criteria: SearchCriteria,
  shown: Shown | undefined,
  wish: RelativeWish,
): SearchCriteria | null {
  const { of, more, little } = wish;
  const seen = (of === 'Price' ? shown?.prices : shown?.surfaces) ?? [];
  const limit = criteria[`${more ? 'min' : 'max'}${of}`];
  const end = more ? seen[0] : seen.at(-1);
  const middle = seen[Math.floor((more ? seen.length - 1 : seen.length) / 2)];
  const than = (little ? end : middle) ?? (limit !== undefined && !little ? limit * (more ? 1.2 : 0.8) : limit);
  if (than === undefined) return null;
  const bound = more ? roundAbove(Math.max(than, limit ?? 0)) : roundBelow(Math.min(than, limit ?? than));
  if (bound <= 0) return null;
  const limited = { [`${more ? 'min' : 'max'}${of}`]: bound };
  if (of === 'Surface') return withBounds({ ...criteria, minSurface: undefined, maxSurface: undefined, ...limited });
  // A rent of a year below the price of a shop is not what 'moins cher' means.
  const transactions = criteria.transactions ?? (shown?.transaction && [shown.transaction]);
  return withBounds({ ...criteria, transactions, minPrice: undefined, maxPrice: undefined, ...limited });
}

/** To two digits, as people name limits: 234 500 € becomes 230 000 €, 250 000 € becomes 240 000 €. */
const stepOf = (value: number): number => 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
const roundBelow = (value: number): number => (Math.ceil(value / stepOf(value)) - 1) * stepOf(value);
const roundAbove = (value: number): number => (Math.floor(value / stepOf(value)) + 1) * stepOf(value);
