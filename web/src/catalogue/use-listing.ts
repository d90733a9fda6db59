import {
  type ListingPath,
  type ListingState,
  listingUrl,
  readListingUrl,
} from '@pignon/domain/listings/search/listing-url';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { entryMemory, stayInPlace } from '../lib/scroll/scroll-memory';
import { paths } from '../site/paths';
import { rememberMax, useRememberedMax } from './remembered-max';

export interface Listing {
  readonly state: ListingState;
  /** Rewrites the address in place (M48): N changes, then one Back, leave the list. */
  readonly show: (next: ListingState) => void;
  /** As a step of its own, that Back undoes: a region of the map. */
  readonly enter: (next: ListingState) => void;
  /** Undoes `enter`; where the visitor did not come that way, shows instead. */
  readonly leave: (otherwise: ListingState) => void;
  readonly hrefOf: (state: ListingState) => string;
}

/** The address is the state. */
export function useListing(): Listing {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const read = useMemo(() => readListingUrl(path, search), [path, search]);
  const criteria = useRememberedMax(read.criteria);
  const state = useMemo(() => ({ ...read, criteria }), [read, criteria]);

  const base: ListingPath = path === paths.listings ? paths.listings : paths.filteredListings;
  const hrefOf = useCallback((next: ListingState) => listingUrl(next, base), [base]);
  const show = useCallback(
    (next: ListingState) => {
      rememberMax(next.criteria);
      stayInPlace();
      navigate(hrefOf(next), { replace: true });
    },
    [navigate, hrefOf],
  );
  const enter = useCallback(
    (next: ListingState) => {
      stayInPlace();
      navigate(hrefOf(next), { state: { entered: true } });
    },
    [navigate, hrefOf],
  );
  const leave = useCallback(
    (otherwise: ListingState) => (entryMemory().entered ? window.history.back() : show(otherwise)),
    [show],
  );
  return { state, show, enter, leave, hrefOf };
}
