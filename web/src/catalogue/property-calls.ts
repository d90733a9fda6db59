import type { ListingPage, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { slugOf, titleSlugOf } from '@pignon/domain/shared/text/slug';
import type { RouteParams } from '../site/page-rules';

/** What the API answers for one property: its page, or of a gated one the little that anybody may see. */
export type Found = ListingPage | OffMarketTeaser;

export const isTeaser = (found: Found): found is OffMarketTeaser => 'offMarket' in found;

/** The API path behind an address: by number where it has one, else by city and title (M09). */
export function propertyCall({ id, ville = '', title = '' }: RouteParams): string {
  if (id !== undefined) return callById(id);
  // As slugs, so that the server, which sees the address encoded, and the browser ask by the same name.
  return `/api/properties/by-city-slug/${slugOf(decoded(ville)) || 'ville'}/${titleSlugOf(decoded(title))}`;
}

export const callById = (id: number | string): string => `/api/properties/${id}`;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
