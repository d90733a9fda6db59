import type { RegionCode } from '../../geography/place';
import { regionOfDepartment } from '../../geography/regions/regions';
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

/** What an owner would have estimated. It says what they know, less than what they want: it counts where nothing else does. */
export interface EstimatedProperty {
  readonly nature: string | null;
  readonly address: string | null;
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

export function criteriaAsked(asked: readonly AskedProperty[], estimated: readonly EstimatedProperty[] = []): Criteria {
  if (asked.length === 0) return criteriaEstimated(estimated);
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

function criteriaEstimated(estimated: readonly EstimatedProperty[]): Criteria {
  const natures = NATURES.filter((one) => estimated.some(({ nature }) => nature === one));
  const regions = each(estimated.flatMap(({ address }) => regionIn(address ?? '') ?? []));
  return { ...(natures.length > 0 && { natures }), ...(regions.length > 0 && { regions }) };
}

/** By the last postcode of what was typed: a street has numbers too. */
function regionIn(address: string): RegionCode | null {
  const postcode = address.match(/\b\d{5}\b/g)?.at(-1);
  if (!postcode) return null;
  const corsican = postcode.startsWith('200') || postcode.startsWith('201') ? '2A' : '2B';
  const department = postcode.startsWith('20') ? corsican : postcode.slice(0, 2);
  return regionOfDepartment(department)?.code ?? null;
}

/** What staff wrote down stands for whatever was asked; `sought` is what the chat heard last. */
export function criteriaOf(
  hand: { readonly criteria: Criteria; readonly version: number } | null,
  asked: readonly AskedProperty[],
  estimated: readonly EstimatedProperty[],
  sought: Criteria | null = null,
): PersonCriteria {
  if (hand) return { criteria: hand.criteria, origin: 'hand', version: hand.version };
  // An owner's own property says less than what they look for.
  const criteria = criteriaAsked(asked, sought ? [] : estimated);
  if (sought) {
    const all = withSought(sought, criteria);
    const alone = Object.keys(all).length === Object.keys(sought).length;
    return { criteria: all, origin: alone ? 'chat' : 'chat-and-asked', version: 0 };
  }
  return { criteria, origin: Object.keys(criteria).length > 0 ? 'asked' : null, version: 0 };
}
