import { searchQuery } from '@pignon/domain/listings/search/listing-url';
import type { ListingCard, SearchAnswer } from '@pignon/domain/listings/read-models';
import { LARGEST_PAGE } from '@pignon/domain/listings/search-criteria';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../../lib/network/fetch-json';

interface Cards {
  readonly cards: ReadonlyMap<number, ListingCard>;
  /** Asked for, and no longer shown to the public. */
  readonly absent: ReadonlySet<number>;
  readonly failed: boolean;
}

const SETTLED_MS = 150;

/** Cards of these properties, kept for as long as the map is: what pins are named after and popups show. */
export function useCards(ids: readonly number[]): Cards {
  const [cards, setCards] = useState<ReadonlyMap<number, ListingCard>>(new Map());
  const [absent, setAbsent] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(false);
  const missing = ids
    .filter((id) => !cards.has(id) && !absent.has(id))
    .slice(0, LARGEST_PAGE)
    .sort((a, b) => a - b)
    .join(',');

  useEffect(() => {
    if (!missing) return;
    const stale = new AbortController();
    const asked = missing.split(',').map(Number);
    const timer = setTimeout(() => {
      fetchJson<SearchAnswer>(
        `/api/properties/search?${searchQuery({ ids: asked }, { pageSize: LARGEST_PAGE, facets: false })}`,
        stale.signal,
      ).then(
        ({ items }) => {
          const found = new Set(items.map(({ id }) => id));
          setFailed(false);
          setCards((known) => new Map([...known, ...items.map((card) => [card.id, card] as const)]));
          setAbsent((known) => new Set([...known, ...asked.filter((id) => !found.has(id))]));
        },
        () => {
          if (!stale.signal.aborted) setFailed(true);
        },
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [missing]);

  return { cards, absent, failed };
}
