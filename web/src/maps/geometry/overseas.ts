import { type ListingState, listingUrl, withCriteria } from '@pignon/domain/listings/search/listing-url';
import type { Facets } from '@pignon/domain/listings/read-models';

interface Overseas {
  readonly count: number;
  /** The list of their cities: an address names the 13 regions of the specification (M68) and no other. */
  readonly href: string;
}

/** What lies in none of the 13 regions, so that the rows add up to the heading. Null when nothing does. */
export function overseasOf(state: ListingState, facets: Facets | null): Overseas | null {
  const { cities: chosen = [], regions: _, ...others } = state.criteria;
  const cities = (facets?.city ?? []).filter(
    ({ slug, region, count }) => region === null && count > 0 && (chosen.length === 0 || chosen.includes(slug)),
  );
  if (cities.length === 0) return null;
  const criteria = { ...others, cities: cities.map(({ slug }) => slug) };
  return {
    count: cities.reduce((sum, { count }) => sum + count, 0),
    href: listingUrl({ ...withCriteria(state, criteria), view: 'grid' }, '/biens'),
  };
}
