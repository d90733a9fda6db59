import type { ListingState } from '@pignon/domain/listings/search/listing-url';
import type { ListingCard, SearchAnswer } from '@pignon/domain/listings/read-models';
import { PAGE_SIZE } from '@pignon/domain/listings/search-criteria';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { useDocumentData } from '../../site/document-data';
import { cameThroughHistory, entryMemory, remember } from '../../lib/scroll/scroll-memory';
import { useHydrated } from '../../lib/early/use-hydrated';
import { cardsPath } from '../../catalogue/search-paths';

export interface Cards {
  /** Of the first page shown: totals, teasers, relaxations. Undefined until something came. */
  readonly answer: SearchAnswer | undefined;
  readonly items: readonly ListingCard[];
  /** What is shown belongs to the question before: the new answer is on its way. */
  readonly stale: boolean;
  readonly failed: boolean;
  readonly loadingMore: boolean;
  /** Every page that was unrolled is there. */
  readonly complete: boolean;
  /** The page that 'Voir plus' brings; undefined at the end. */
  readonly nextPage: number | undefined;
  /** Pages unrolled so far. */
  readonly unrolled: number;
  readonly more: () => void;
  readonly retry: () => void;
}

/** How far the history entry was unrolled when it was left. */
export const rememberedPages = (): number => {
  const { pages } = entryMemory();
  return typeof pages === 'number' && pages > 1 ? pages : 1;
};

/** M51, M61, F59: 12 at a time; another question starts again at 12; the history entry remembers how far it was unrolled. */
export function useCards({ criteria, sort, page: firstPage }: ListingState): Cards {
  const pathOf = (page: number) => cardsPath(criteria, sort, page);
  const question = pathOf(firstPage);
  const { cache } = useSWRConfig();
  const { isCached, servedPage } = useServedPage(question);
  const [unrolled, setUnrolled] = useUnrolled(question);

  const { data, error, size, setSize, mutate } = useSWRInfinite<SearchAnswer>((index) => pathOf(firstPage + index), {
    ...(servedPage && { fallbackData: [servedPage] }),
    keepPreviousData: true,
    // The same cards for another question are an answer all the same: a deep comparison would never draw it.
    compare: Object.is,
    revalidateFirstPage: false,
    revalidateOnFocus: false,
    parallel: true,
  });

  useEffect(() => {
    if (size < unrolled) void setSize(unrolled);
  }, [size, unrolled, setSize]);

  const askAnew = useEffectEvent(() => {
    // The pages after the first would lack what a new first page pushes onto them.
    for (let index = 1; index < size; index += 1) cache.delete(pathOf(firstPage + index));
    void setSize(1).then(() => mutate());
  });
  useEffect(() => {
    if (metAgain(question)) askAnew();
  }, [question]);

  const pages = (data ?? []).slice(0, unrolled);
  const last = firstPage + unrolled - 1;
  const total = pages[0]?.total ?? 0;
  return {
    answer: pages[0],
    items: withoutRepeats(pages.flatMap(({ items }) => items)),
    stale: !isCached(),
    failed: error !== undefined,
    complete: isCached() && pages.length === unrolled,
    loadingMore: isCached() && pages.length < unrolled && error === undefined,
    nextPage: last * PAGE_SIZE < total ? last + 1 : undefined,
    unrolled,
    more: () => setUnrolled(unrolled + 1),
    retry: () => void mutate(),
  };
}

const met = new Set<string>();

/** A list met again by a link or a filter shows what is known and asks anew; one gone back to stays as it was left. */
function metAgain(question: string): boolean {
  const again = met.has(question);
  met.add(question);
  return again && !cameThroughHistory();
}

/** What came with the document is put where swr keeps each page, so that nothing is asked for twice. */
function useServedPage(question: string) {
  const { cache } = useSWRConfig();
  const { fallback } = useDocumentData();
  const servedPage = fallback[question] as SearchAnswer | undefined;
  const [arrivedAt] = useState(question);
  if (servedPage && typeof window !== 'undefined' && cache.get(question)?.data === undefined)
    cache.set(question, { ...cache.get(question), data: servedPage });
  const isCached = () => servedPage !== undefined || cache.get(question)?.data !== undefined;
  return { isCached, servedPage: question === arrivedAt ? servedPage : undefined };
}

function useUnrolled(question: string) {
  const [state, setState] = useState(() => ({ question, pages: rememberedPages() }));
  // The server knows nothing of the history entry: its page and the one that takes it over are unrolled once.
  const hydrated = useHydrated();
  const pages = state.question === question && hydrated ? state.pages : 1;
  if (state.question !== question) setState({ question, pages: 1 });

  useEffect(() => {
    if (hydrated && rememberedPages() !== pages) remember({ pages });
  }, [hydrated, pages]);
  return [pages, (next: number) => setState({ question, pages: next })] as const;
}

/** A property published meanwhile pushes the last card of a page onto the next one. */
function withoutRepeats(cards: readonly ListingCard[]): readonly ListingCard[] {
  const seen = new Set<number>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
}
