import { regionOf } from '../geography/regions';
import { euros, frenchNumber } from '../shared/french';
import { type BoundOptions, PRICE_URL_MAX, maxPriceIsShown, withBounds } from './listing-bounds';
import { type ListingNames, OCCUPANCY_LABELS, TRANSACTION_LABELS, cityName } from './listing-names';
import { type ListingState, withCriteria } from './listing-url';
import { NATURE_LABELS } from './nature';
import type { SearchCriteria } from './search-criteria';

/** One active filter, and the state that removing it leads to. */
export interface Chip {
  /** Steady while the chip is shown: 'city:lyon', 'maxPrice'. */
  readonly key: string;
  readonly label: string;
  readonly without: ListingState;
}

/** Chips that summarise the active filters (M59), in the order of the sheet. */
export function chipsOf(state: ListingState, names?: ListingNames, options?: BoundOptions): Chip[] {
  const criteria = withBounds(state.criteria);
  const price = isRent(criteria) ? 'Loyer annuel' : 'Prix';
  const { search, occupancy, minPrice, maxPrice, minSurface, maxSurface, minYield } = criteria;
  const one = (key: keyof SearchCriteria, label: string | false): Chip[] =>
    label === false ? [] : [{ key, label, without: withCriteria(state, { ...criteria, [key]: undefined }) }];
  const each = <Value extends string>(
    key: 'cities' | 'natures' | 'transactions' | 'regions',
    prefix: string,
    values: readonly Value[] | undefined,
    label: (value: Value) => string,
  ): Chip[] =>
    (values ?? []).map((value) => ({
      key: `${prefix}:${value}`,
      label: label(value),
      without: withCriteria(state, remaining(criteria, key, value)),
    }));
  return [
    ...one('search', search !== undefined && `«\u00a0${search}\u00a0»`),
    ...each('natures', 'type', criteria.natures, (nature) => NATURE_LABELS[nature]),
    ...each('transactions', 'transactionType', criteria.transactions, (transaction) => TRANSACTION_LABELS[transaction]),
    ...each('cities', 'city', criteria.cities, (slug) => cityName(slug, names)),
    ...each('regions', 'region', criteria.regions, (code) => regionOf(code)?.name ?? code),
    ...one('area', criteria.area !== undefined && 'Zone de la carte'),
    ...one('minPrice', minPrice !== undefined && `${price} min ${euros(minPrice)}`),
    ...one(
      'maxPrice',
      maxPrice !== undefined && maxPriceIsShown(maxPrice, options) && `${price} max ${euros(maxPrice)}`,
    ),
    ...one('minSurface', minSurface !== undefined && `Surface min ${frenchNumber(minSurface)}\u00a0m²`),
    ...one('maxSurface', maxSurface !== undefined && `Surface max ${frenchNumber(maxSurface)}\u00a0m²`),
    ...one('minYield', minYield !== undefined && `≥\u00a0${frenchNumber(minYield)}\u00a0%`),
    ...one('occupancy', occupancy !== undefined && OCCUPANCY_LABELS[occupancy]),
  ];
}

/** What stays under the slider when the bound filters without URL and chip (F01). */
export const maxPriceNote = ({ criteria }: ListingState, options?: BoundOptions): string | null =>
  criteria.maxPrice === PRICE_URL_MAX && !maxPriceIsShown(criteria.maxPrice, options)
    ? `${isRent(criteria) ? 'Loyer annuel' : 'Prix'} max ${euros(PRICE_URL_MAX)}`
    : null;

/** Only rents are asked for: amounts are rents per year (F05). */
export const isRent = ({ transactions }: SearchCriteria): boolean =>
  transactions?.length === 1 && transactions[0] === 'rental';

function remaining(criteria: SearchCriteria, key: keyof SearchCriteria, value: string): SearchCriteria {
  const { [key]: list, ...others } = criteria;
  const rest = Array.isArray(list) ? (list as readonly string[]).filter((other) => other !== value) : [];
  return rest.length > 0 ? { ...others, [key]: rest } : others;
}
