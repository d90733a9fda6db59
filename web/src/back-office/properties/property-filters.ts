import { DESK_FOLDERS, DESK_SORTS, type DeskFolder } from '@pignon/domain/listings/desk/desk-query';
import { pageOf, sizeOf, type Sort, sortOf } from '../../staff/list/list-address';

/** What the address says of the list, by the names of the call that answers it. */
export const FILTERS = [
  'q',
  'status',
  'transaction',
  'type',
  'occupancy',
  'mandate',
  'region',
  'adviser',
  'minPrice',
  'maxPrice',
  'minSurface',
  'maxSurface',
  'minYield',
  'maxYield',
  'withoutPhoto',
  'withoutPoint',
  'regionToCheck',
  'hiddenAddress',
  'blockingChecks',
  'mandateEndingWithin',
  'leaseEndingWithin',
  'untouchedFor',
  'unseenMatches',
] as const;
export type PropertyFilter = (typeof FILTERS)[number];

/** What 'Réinitialiser les filtres' takes out of the address; the folder stays. */
export const NO_FILTERS: Readonly<Record<PropertyFilter, null>> = Object.fromEntries(
  FILTERS.map((name) => [name, null]),
) as Record<PropertyFilter, null>;

export const folderOf = (query: URLSearchParams): DeskFolder =>
  DESK_FOLDERS.find((folder) => folder === query.get('folder')) ?? 'all';

export const isFiltered = (query: URLSearchParams): boolean => FILTERS.some((name) => query.get(name));

export const propertySort = (query: URLSearchParams): Sort | undefined => sortOf(query, DESK_SORTS);

export function propertiesPath(query: URLSearchParams): string {
  const sort = propertySort(query);
  const asked = new URLSearchParams({ folder: folderOf(query) });
  for (const name of FILTERS) {
    const value = query.get(name)?.trim();
    if (value) asked.set(name, value);
  }
  if (sort) {
    asked.set('sort', sort.column);
    asked.set('order', sort.descending ? 'desc' : 'asc');
  }
  asked.set('page', String(pageOf(query)));
  asked.set('pageSize', String(sizeOf(query)));
  return `/api/admin/properties?${asked}`;
}

/** The same properties as a file; of those that were chosen, by their numbers. */
export function exportPath(query: URLSearchParams, format: 'csv' | 'poliris', ids: readonly string[] = []): string {
  const asked = new URLSearchParams(propertiesPath(query).split('?')[1]);
  for (const name of ['page', 'pageSize', 'sort', 'order']) asked.delete(name);
  asked.set('format', format);
  if (ids.length > 0) asked.set('ids', ids.join(','));
  return `/api/admin/properties/export?${asked}`;
}
