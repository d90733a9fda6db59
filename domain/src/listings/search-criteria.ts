export const SORTS = ['newest', 'price-asc', 'price-desc', 'yield', 'surface'] as const;
export type Sort = (typeof SORTS)[number];

export interface PageOfSearch {
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly facets: boolean;
}

export const PAGE_SIZE = 12;
export const LARGEST_PAGE = 100;
