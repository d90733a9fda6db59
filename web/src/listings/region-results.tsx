import type { RegionCode } from '@pignon/domain/geography/place';
import { withCriteria } from '@pignon/domain/listings/listing-url';
import { Suspense } from 'react';
import { RegionsView } from './map-parts';
import { useCount } from './use-count';
import type { Listing } from './use-listing';

/** M50: the overview of the regions, and one of them once it is chosen. */
export function RegionResults({ listing: { state, enter, leave } }: { readonly listing: Listing }) {
  const facets = useCount(state.criteria)?.facets ?? null;
  const onRegion = (region: RegionCode | null) => {
    const { regions: _, ...others } = state.criteria;
    if (region) enter(withCriteria(state, { ...others, regions: [region] }));
    else leave(withCriteria(state, others));
  };
  return (
    <Suspense>
      <RegionsView state={state} facets={facets} onRegion={onRegion} />
    </Suspense>
  );
}
