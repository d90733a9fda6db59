import { withCriteria } from '@pignon/domain/listings/search/listing-url';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Listing } from '../../catalogue/use-listing';

/** Short enough for the count to follow within 300 ms, long enough for a dragged slider to ask once. */
const PAUSE_MS = 120;

/** `undefined` takes a filter away. */
export type CriteriaChange = { readonly [Name in keyof SearchCriteria]?: SearchCriteria[Name] | undefined };

export interface DraftCriteria {
  readonly criteria: SearchCriteria;
  /** What the list already shows: counts are asked for this one. */
  readonly committed: SearchCriteria;
  readonly change: (part: CriteriaChange) => void;
  readonly reset: () => void;
  /** Before the sheet closes. */
  readonly flush: () => void;
}

/** What the sheet shows at once; the address, and with it the list, follow after a short pause. */
export function useDraftCriteria({ state, show }: Listing): DraftCriteria {
  const [criteria, setCriteria] = useState(state.criteria);
  const [committed, setCommitted] = useState(criteria);

  const commit = (next: SearchCriteria) => {
    if (next === committed) return;
    setCommitted(next);
    show(withCriteria(state, next));
  };
  const commitLater = useEffectEvent(commit);
  useEffect(() => {
    const timer = setTimeout(() => commitLater(criteria), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [criteria]);

  return {
    criteria,
    committed,
    change: (part) => setCriteria((was) => tidy({ ...was, ...part })),
    reset: () => setCriteria({}),
    flush: () => commit(criteria),
  };
}

/** An empty choice is no choice. */
const tidy = (criteria: CriteriaChange): SearchCriteria =>
  Object.fromEntries(
    Object.entries(criteria).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
