import type { Area, SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { placesAsked } from '../geography/places-asked';
import { placesCondition } from './places-condition';
import type { Values } from './values';
import { wordsCondition } from './words-condition';

/** SQL conditions on view public_listing, one per criterion, so that a facet can leave its own out. */
export type Conditions = Partial<Record<keyof SearchCriteria, string>>;

export function conditionsOf(criteria: SearchCriteria, values: Values): Conditions {
  const conditions: Conditions = {};
  const { search, cities, natures, transactions, regions, occupancy, ids } = criteria;
  if (search) conditions.search = wordsCondition(search, values);
  if (cities?.length) conditions.cities = citiesCondition(cities, values);
  if (natures?.length) conditions.natures = `nature = any(${values.add(natures)})`;
  // M62: asking for a sale or a rental asks for what can be had.
  if (transactions?.length)
    conditions.transactions = `available and transaction_type = any(${values.add(transactions)})`;
  if (regions?.length) conditions.regions = `region = any(${values.add(regions)})`;
  if (criteria.area) conditions.area = areaCondition(criteria.area, values);
  if (occupancy) conditions.occupancy = `occupancy_status = ${values.add(occupancy)}`;
  if (ids) conditions.ids = `id = any(${values.add(ids)}::int[])`;
  range(conditions, values, 'minPrice', 'price_cents', '>=', criteria.minPrice, 100);
  range(conditions, values, 'maxPrice', 'price_cents', '<=', criteria.maxPrice, 100);
  range(conditions, values, 'minSurface', 'surface_m2', '>=', criteria.minSurface);
  range(conditions, values, 'maxSurface', 'surface_m2', '<=', criteria.maxSurface);
  if (criteria.minYield !== undefined)
    conditions.minYield = `yield_percent >= ${values.add(criteria.minYield)}::float8`;
  if (criteria.maxYield !== undefined)
    conditions.maxYield = `yield_percent <= ${values.add(criteria.maxYield)}::float8`;
  return conditions;
}

export const allOf = (conditions: Conditions, ...without: (keyof SearchCriteria)[]): string =>
  Object.entries(conditions)
    .filter(([criterion]) => !without.includes(criterion as keyof SearchCriteria))
    .map(([, condition]) => `(${condition})`)
    .join(' and ') || 'true';

/** What has no readable price or surface passes its filter (F07, M57). */
function range(
  conditions: Conditions,
  values: Values,
  criterion: 'minPrice' | 'maxPrice' | 'minSurface' | 'maxSurface',
  column: string,
  comparison: '>=' | '<=',
  bound: number | undefined,
  scale = 1,
): void {
  if (bound === undefined) return;
  const type = scale === 1 ? 'float8' : 'int8';
  conditions[criterion] = `${column} is null or ${column} ${comparison} ${values.add(bound * scale)}::${type}`;
}

/** By the public point: where the true one lies is told by no window (F25). */
export function areaCondition([west, south, east, north]: Area, values: Values): string {
  const degrees = (value: number) => `${values.add(value)}::float8`;
  return `public_longitude between ${degrees(west)} and ${degrees(east)}
    and public_latitude between ${degrees(south)} and ${degrees(north)}`;
}

const citiesCondition = (cities: readonly string[], values: Values): string =>
  placesCondition(placesAsked(cities), values);
