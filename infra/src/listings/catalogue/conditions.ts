import type { Area } from '@pignon/domain/listings/filters/area';
import type { FilterName, SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { placesAsked } from '../../geography/places-asked';
import { placesCondition } from './places-condition';
import type { Values } from './values';
import { wordsCondition } from './words-condition';

/** How each filter is asked for in SQL, on view public_listing. */
const ASKED: {
  readonly [Name in FilterName]: (value: NonNullable<SearchCriteria[Name]>, values: Values) => string;
} = {
  search: wordsCondition,
  cities: (cities, values) => placesCondition(placesAsked(cities), values),
  // M62: asking for a sale or a rental asks for what can be had.
  transactions: (transactions, values) => `available and transaction_type = any(${values.add(transactions)})`,
  minYield: (percent, values) => `yield_percent >= ${values.add(percent)}::float8`,
  maxYield: (percent, values) => `yield_percent <= ${values.add(percent)}::float8`,
  minPrice: (euros, values) => orUnknown('price_cents', '>=', `${values.add(euros * 100)}::int8`),
  maxPrice: (euros, values) => orUnknown('price_cents', '<=', `${values.add(euros * 100)}::int8`),
  minSurface: (metres, values) => orUnknown('surface_m2', '>=', `${values.add(metres)}::float8`),
  maxSurface: (metres, values) => orUnknown('surface_m2', '<=', `${values.add(metres)}::float8`),
  occupancy: (occupancy, values) => `occupancy_status = ${values.add(occupancy)}`,
  natures: (natures, values) => `nature = any(${values.add(natures)})`,
  regions: (regions, values) => `region = any(${values.add(regions)})`,
  area: areaCondition,
  ids: (ids, values) => `id = any(${values.add(ids)}::int[])`,
};

/** Apart, so that a facet can leave its own out. */
export type Conditions = Partial<Record<FilterName, string>>;

export function conditionsOf(criteria: SearchCriteria, values: Values): Conditions {
  const conditions: Conditions = {};
  for (const name of Object.keys(ASKED) as FilterName[]) {
    const value = criteria[name];
    // No choice is no filter; but none of these properties is none at all.
    if (value === undefined || value === '' || (name !== 'ids' && Array.isArray(value) && value.length === 0)) continue;
    conditions[name] = (ASKED[name] as (value: unknown, values: Values) => string)(value, values);
  }
  return conditions;
}

export const allOf = (conditions: Conditions, ...without: FilterName[]): string =>
  Object.entries(conditions)
    .filter(([criterion]) => !without.includes(criterion as FilterName))
    .map(([, condition]) => `(${condition})`)
    .join(' and ') || 'true';

/** What has no readable price or surface passes its filter (F07, M57). */
const orUnknown = (column: string, comparison: '>=' | '<=', bound: string): string =>
  `${column} is null or ${column} ${comparison} ${bound}`;

/** By the public point: where the true one lies is told by no window (F25). */
export function areaCondition([west, south, east, north]: Area, values: Values): string {
  const degrees = (value: number) => `${values.add(value)}::float8`;
  return `public_longitude between ${degrees(west)} and ${degrees(east)}
    and public_latitude between ${degrees(south)} and ${degrees(north)}`;
}
