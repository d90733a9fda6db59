import { NATURES, type Nature } from '../../listings/nature';
import { type Occupancy, TRANSACTION_TYPES, type TransactionType } from '../../listings/property-fields';
import type { Criteria, PersonCriteria } from './criteria';
import { withSought } from './with-sought';

/** A property that somebody wrote about, wanted to open, or wanted to see. */
export interface AskedProperty {
  readonly transaction: TransactionType;
  readonly nature: Nature;
  readonly cityKey: string;
  /** Euros; null where the price cannot be read. */
  readonly price: number | null;
  readonly surface: number | null;
  readonly occupancy: Occupancy;
}

/** Whoever asks about a price looks around it. */
const PRICE_SPREAD = 0.2;
const SURFACE_SPREAD = 0.3;
const MOST_PLACES = 10;

const each = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** Two digits that say something: 684 000 is 680 000 downwards, 690 000 upwards. */
const rounded = (value: number, round: 'floor' | 'ceil'): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math[round](value / unit) * unit;
};

const around = (values: readonly (number | null)[], spread: number): { min: number; max: number } | null => {
  const known = values.filter((value): value is number => value !== null && value > 0);
  if (known.length === 0) return null;
  return {
    min: rounded(Math.min(...known) * (1 - spread), 'floor'),
    max: rounded(Math.max(...known) * (1 + spread), 'ceil'),
  };
};

export function criteriaAsked(asked: readonly AskedProperty[]): Criteria {
  if (asked.length === 0) return {};
  const transactions = TRANSACTION_TYPES.filter((one) => asked.some(({ transaction }) => transaction === one));
  const natures = NATURES.filter((one) => asked.some(({ nature }) => nature === one));
  const occupancies = each(asked.map(({ occupancy }) => occupancy));
  // A price and a rent per year have no middle.
  const prices =
    transactions.length === 1
      ? around(
          asked.map(({ price }) => price),
          PRICE_SPREAD,
        )
      : null;
  const surfaces = around(
    asked.map(({ surface }) => surface),
    SURFACE_SPREAD,
  );
  const [occupancy] = occupancies;
  return {
    transactions,
    natures,
    cities: each(asked.map(({ cityKey }) => cityKey)).slice(0, MOST_PLACES),
    ...(prices && { minPrice: prices.min, maxPrice: prices.max }),
    ...(surfaces && { minSurface: surfaces.min, maxSurface: surfaces.max }),
    // One alone says nothing of the others.
    ...(occupancy && occupancies.length === 1 && asked.length > 1 && { occupancy }),
  };
}

/**
 * What staff wrote down stands for whatever was asked; `sought` is what the chat heard last. An estimation says nothing:
 * whoever owns is no seeker (0050).
 */
export function criteriaOf(
  hand: { readonly criteria: Criteria; readonly version: number } | null,
  asked: readonly AskedProperty[],
  sought: Criteria | null = null,
): PersonCriteria {
  if (hand) return { criteria: hand.criteria, origin: 'hand', version: hand.version };
  const criteria = criteriaAsked(asked);
  if (sought) {
    const all = withSought(sought, criteria);
    const alone = Object.keys(all).length === Object.keys(sought).length;
    return { criteria: all, origin: alone ? 'chat' : 'chat-and-asked', version: 0 };
  }
  return { criteria, origin: Object.keys(criteria).length > 0 ? 'asked' : null, version: 0 };
}
