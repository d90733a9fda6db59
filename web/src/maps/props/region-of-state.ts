import { type Region, regionOf } from '@pignon/domain/geography/regions/regions';
import { type ListingState, listingUrl, withCriteria } from '@pignon/domain/listings/search/listing-url';

/** In view 'regions', one single region in the criteria is the one drilled into. */
export function regionOfState({ criteria: { regions = [] } }: ListingState): Region | null {
  const [code] = regions;
  return code !== undefined && regions.length === 1 ? knownRegion(code) : null;
}

/** M67: an unknown region is only a warning in the log. */
export function knownRegion(code: string): Region | null {
  const region = regionOf(code);
  if (!region) console.warn(`Région inconnue : ${code}`);
  return region;
}

/** The address of a region's detail, or of the overview. */
export function regionHref(state: ListingState, region: Region | null): string {
  const { regions: _, ...others } = state.criteria;
  return listingUrl(withCriteria(state, region ? { ...others, regions: [region.code] } : others));
}
