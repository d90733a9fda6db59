import type { RegionCode } from '../geography/place';
import type { Nature } from './nature';
import type { Occupancy, TransactionType } from './property-fields';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'yield', 'surface'] as const;
export type Sort = (typeof SORTS)[number];

/** Degrees. */
export type Area = readonly [west: number, south: number, east: number, north: number];

/** What a visitor asks the catalogue for. Absent: no limit. Money in euros (a rental's rent per year), surfaces in m². */
export interface SearchCriteria {
  /** A window of the map. What has no public point lies in none. */
  readonly area?: Area;
  readonly search?: string;
  /** City slugs ('lyon') or keys ('valence-26'). */
  readonly cities?: readonly string[];
  readonly natures?: readonly Nature[];
  readonly transactions?: readonly TransactionType[];
  readonly regions?: readonly RegionCode[];
  readonly occupancy?: Occupancy;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly minSurface?: number;
  readonly maxSurface?: number;
  readonly minYield?: number;
  readonly maxYield?: number;
  /** Exactly these properties: what a map's popup shows. */
  readonly ids?: readonly number[];
}

export interface PageOfSearch {
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly facets: boolean;
}

export const PAGE_SIZE = 12;
export const LARGEST_PAGE = 100;
