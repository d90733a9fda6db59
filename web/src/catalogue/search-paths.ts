import { searchQuery } from '@pignon/domain/listings/search/listing-url';
import { PAGE_SIZE, type Sort } from '@pignon/domain/listings/search-criteria';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';

const SEARCH = '/api/properties/search';

/** One page of cards. Without facets: only the sheet and the regions need them. */
export const cardsPath = (criteria: SearchCriteria, sort: Sort, page: number, pageSize = PAGE_SIZE): string =>
  `${SEARCH}?${searchQuery(criteria, { sort, page, pageSize, facets: false })}`;

/** The same everywhere on the map. */
export function withoutArea(criteria: SearchCriteria): SearchCriteria {
  const { area: _, ...others } = criteria;
  return others;
}

/** How many there are, and how many beside each option. */
export const countPath = (criteria: SearchCriteria): string => `${SEARCH}?${searchQuery(criteria, { pageSize: 1 })}`;

export const CITIES = '/api/properties/cities';
export const OFF_MARKET = '/api/properties/off-market';
/** Of this device alone: asked by the browser, never by the server. */
export const OPENED = '/api/off-market/opened';
