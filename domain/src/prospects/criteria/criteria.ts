import type { SearchCriteria } from '../../listings/filters/filters';

/** What a person looks for, in the words of the site's own filters. Amounts are euros; of rentals alone, rent per year (F05). */
export type Criteria = Pick<
  SearchCriteria,
  | 'transactions'
  | 'natures'
  | 'cities'
  | 'regions'
  | 'minPrice'
  | 'maxPrice'
  | 'minSurface'
  | 'maxSurface'
  | 'minYield'
  | 'occupancy'
>;

export const CRITERIA_NAMES = [
  'transactions',
  'natures',
  'cities',
  'regions',
  'minPrice',
  'maxPrice',
  'minSurface',
  'maxSurface',
  'minYield',
  'occupancy',
] as const satisfies readonly (keyof Criteria)[];

/**
 * Whether staff wrote them down, or they are what the person's own requests say, what they told the chat's assistant, or
 * both of these.
 */
export type CriteriaOrigin = 'hand' | 'asked' | 'chat' | 'chat-and-asked';

export interface PersonCriteria {
  readonly criteria: Criteria;
  /** Null where nothing is known. */
  readonly origin: CriteriaOrigin | null;
  /** Of what staff wrote down; 0 where they wrote nothing. */
  readonly version: number;
}

export const hasCriteria = (criteria: Criteria): boolean => CRITERIA_NAMES.some((name) => criteria[name] !== undefined);
