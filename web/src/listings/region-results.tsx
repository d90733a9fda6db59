import { RegionList } from './region-list';
import { useCount } from './use-count';
import type { Listing } from './use-listing';

/** M50: the overview of the regions, and one of them once it is chosen. */
export function RegionResults({ listing: { state } }: { readonly listing: Listing }) {
  return <RegionList state={state} facets={useCount(state.criteria)?.facets ?? null} />;
}
