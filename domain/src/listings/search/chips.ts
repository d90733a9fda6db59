import { euros } from '../../shared/text/french';
import type { ChipOf, Filter } from '../filters/filter';
import { FILTERS, type FilterName, type SearchCriteria } from '../filters/filters';
import { withBounds } from '../filters/with-bounds';
import { type BoundOptions, PRICE_URL_MAX, maxPriceIsShown } from '../filters/listing-bounds';
import type { ListingNames } from '../listing-names';
import { type ListingState, withCriteria } from './listing-url';

/** One active filter, and the state that removing it leads to. */
export interface Chip {
  /** Steady while the chip is shown: 'city:lyon', 'maxPrice'. */
  readonly key: string;
  readonly label: string;
  readonly without: ListingState;
}

/** M59: the order of the sheet; a filter that is not named comes last. */
const ORDER: readonly FilterName[] = [
  'search',
  'natures',
  'transactions',
  'cities',
  'regions',
  'area',
  'minPrice',
  'maxPrice',
  'minSurface',
  'maxSurface',
  'minYield',
  'occupancy',
];
const INTO_ORDER = [...new Set([...ORDER, ...(Object.keys(FILTERS) as FilterName[])])];

/** Chips that summarise the active filters (M59). */
export function chipsOf(state: ListingState, names?: ListingNames, options?: BoundOptions): Chip[] {
  const criteria = withBounds(state.criteria);
  const saying = { price: isRent(criteria) ? 'Loyer annuel' : 'Prix', names, options };
  return INTO_ORDER.flatMap((name) => {
    const { chips } = FILTERS[name] as Filter<unknown>;
    const value = criteria[name];
    const said: readonly ChipOf<unknown>[] = value === undefined ? [] : (chips?.(value, saying) ?? []);
    return said.map(({ key = name, label, rest }) => ({
      key,
      label,
      without: withCriteria(state, { ...criteria, [name]: rest }),
    }));
  });
}

/** What stays under the slider when the bound filters without URL and chip (F01). */
export const maxPriceNote = ({ criteria }: ListingState, options?: BoundOptions): string | null =>
  criteria.maxPrice === PRICE_URL_MAX && !maxPriceIsShown(criteria.maxPrice, options)
    ? `${isRent(criteria) ? 'Loyer annuel' : 'Prix'} max ${euros(PRICE_URL_MAX)}`
    : null;

/** Only rents are asked for: amounts are rents per year (F05). */
export const isRent = ({ transactions }: SearchCriteria): boolean =>
  transactions?.length === 1 && transactions[0] === 'rental';
