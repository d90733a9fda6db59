import type { Filter } from './filter';
import { ids } from './ids';
import { natures, occupancy, transactions } from './kinds';
import { area, cities, regions } from './places';
import { maxPrice, minPrice } from './prices';
import { maxSurface, minSurface } from './surfaces';
import { search } from './words';
import { maxYield, minYield } from './yields';

/** All filters, in the order of addresses: M48's, then ours. */
export const FILTERS = {
  search,
  cities,
  transactions,
  minYield,
  minPrice,
  maxPrice,
  minSurface,
  maxSurface,
  occupancy,
  natures,
  regions,
  area,
  maxYield,
  ids,
} as const;

export type FilterName = keyof typeof FILTERS;
type ValueOf<Name extends FilterName> = (typeof FILTERS)[Name] extends Filter<infer Value> ? Value : never;

/** What a visitor asks the catalogue for, by each filter's name. Absent: no limit. */
export type SearchCriteria = { readonly [Name in FilterName]?: ValueOf<Name> };

/** Those that can be let go of where nothing is found. */
export type RelaxableName = Exclude<FilterName, 'maxYield' | 'ids'>;

/** Each with its name, for whoever goes through them all. */
export const EACH_FILTER = Object.entries(FILTERS) as readonly (readonly [FilterName, Filter<unknown>])[];
