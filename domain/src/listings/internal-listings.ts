import type { ListingPage } from './read-models';

/**
 * Properties that nobody outside the house may know of (F46), as their pages will be. Asked only by who knows already
 * that an administrator reads; for everybody else there is no such property.
 */
export abstract class InternalListings {
  abstract page(propertyId: number): Promise<ListingPage | null>;

  /** Of two with one title and city the newest. */
  abstract pageBySlug(citySlug: string, titleSlug: string): Promise<ListingPage | null>;
}
