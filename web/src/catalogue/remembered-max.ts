import { maxPriceIsShown, PRICE_URL_MAX } from '@pignon/domain/listings/filters/listing-bounds';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { useSyncExternalStore } from 'react';
import { sessionStore } from '../lib/storage/session-store';

/** F01: this one bound filters without showing in the address, so the session keeps it. */
const NAME = 'pignon.listings.max-price';
const listeners = new Set<() => void>();

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export function rememberMax({ maxPrice }: SearchCriteria): void {
  if (maxPrice !== undefined && !maxPriceIsShown(maxPrice)) sessionStore.write(NAME, String(maxPrice));
  else sessionStore.remove(NAME);
  for (const tell of listeners) tell();
}

/** The address wins: the session only speaks where it is silent. */
export function useRememberedMax(criteria: SearchCriteria): SearchCriteria {
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStore.read(NAME),
    () => null,
  );
  return kept === String(PRICE_URL_MAX) && criteria.maxPrice === undefined
    ? { ...criteria, maxPrice: PRICE_URL_MAX }
    : criteria;
}
