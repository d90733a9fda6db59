import type { CityCount, ListingCard, ListingPage, MapAnswer, OffMarketTeaser, SearchAnswer } from './read-models';
import type { PageOfSearch } from './search-criteria';
import type { SearchCriteria } from './filters/filters';

export interface MapWindow {
  /** Zoom of the map, to choose how coarsely pins are gathered. */
  readonly zoom: number;
  /** West, south, east, north in degrees; absent: all of it. */
  readonly box?: readonly [number, number, number, number];
}

/** What became of an asked address: shown, gone for good (410) or never there (404). */
export type Found<Value> = { readonly found: Value } | { readonly gone: true } | null;

export const MOST_LISTED = 500;

export interface ListedPage {
  readonly items: readonly ListingCard[];
  /** Of all pages; 0 past the end. */
  readonly total: number;
}

/** What the public may read of the catalogue. There is no other way to it: every surface asks here. */
export abstract class Catalogue {
  abstract search(criteria: SearchCriteria, page: PageOfSearch): Promise<SearchAnswer>;
  abstract map(criteria: SearchCriteria, window: MapWindow): Promise<MapAnswer>;
  /** Newest first, MOST_LISTED at a time, from page 1. */
  abstract list(page?: number): Promise<ListedPage>;
  abstract featured(): Promise<readonly ListingCard[]>;
  abstract cities(): Promise<readonly CityCount[]>;
  /** Arrondissements that hold a listing. */
  abstract districts(): Promise<readonly CityCount[]>;
  abstract offMarket(): Promise<readonly OffMarketTeaser[]>;
  abstract page(id: number): Promise<Found<ListingPage | OffMarketTeaser>>;
  abstract pageBySlug(citySlug: string, titleSlug: string): Promise<Found<ListingPage | OffMarketTeaser>>;
  /** Properties like this one, the most alike first (M85). Null: there is no such property, or not for everybody. */
  abstract similar(id: number): Promise<readonly ListingCard[] | null>;
}
