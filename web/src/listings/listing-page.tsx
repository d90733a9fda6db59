import { listingBreadcrumb, listingHeading } from '@pignon/domain/listings/search/headings';
import { withCriteria } from '@pignon/domain/listings/search/listing-url';
import type { Area } from '@pignon/domain/listings/filters/area';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Breadcrumb } from '../site/breadcrumb';
import { CardResults } from './results/card-results';
import { FilterButton } from './toolbar/filter-button';
import { FilterChips } from './toolbar/filter-chips';
import { LatestArticles } from './latest-articles';
import styles from './listing-page.module.css';
import { lastPage } from './last-page';
import { namesAtHand } from './listing-names-of';
import { MoreLinks } from './more-links';
import { NoScriptFilters } from './toolbar/no-script-filters';
import { OffMarketBlock } from '../off-market/off-market-block';
import { RegionResults } from './results/region-results';
import { ResultLine } from './results/result-line';
import { SearchWords } from './toolbar/search-words';
import { SortSelect } from './toolbar/sort-select';
import toolbar from './toolbar/toolbar.module.css';
import { useCards } from './results/use-cards';
import { useListing } from '../catalogue/use-listing';
import { useRestoredScroll } from './results/use-restored-scroll';
import { ViewSwitch } from './toolbar/view-switch';

export { listingRules as rules } from './listing-rules';

/** M50: one list, three views of it; its address is its state. */
export default function ListingPage() {
  const listing = useListing();
  const { state } = listing;
  const cards = useCards(state);
  const { stale, items, answer } = cards;
  const names = useMemo(
    () => (stale ? namesAtHand([], answer?.places) : namesAtHand(items, answer?.places)),
    [stale, items, answer],
  );
  useRestoredScroll(cards);
  // The server sends whoever asks for a page past the end to the last one; so does a list that has become shorter.
  const last = cards.stale ? Number.POSITIVE_INFINITY : lastPage(cards.answer);
  const toLastPage = useEffectEvent(() => listing.show({ ...state, page: last }));
  useEffect(() => {
    if (state.page > last) toLastPage();
  }, [state.page, last]);
  const onArea = (area: Area) => listing.show(withCriteria(state, { ...state.criteria, area }));
  return (
    <main id="contenu" className={styles.page}>
      <Breadcrumb {...listingBreadcrumb(state, names)} />
      <div className={styles.heading}>
        <h1>{listingHeading(state, names)}</h1>
        <ResultLine state={state} answer={cards.failed && cards.stale ? undefined : cards.answer} />
      </div>
      <div className={toolbar.toolbar}>
        <SearchWords {...listing} />
        <FilterButton {...listing} />
        {state.view !== 'regions' && <SortSelect {...listing} />}
        <ViewSwitch state={state} />
      </div>
      <NoScriptFilters state={state} />
      <FilterChips state={state} names={names} />
      {state.view === 'regions' ? (
        <RegionResults listing={listing} names={names} cards={cards} onArea={onArea} />
      ) : (
        <CardResults state={state} names={names} cards={cards} onArea={onArea} />
      )}
      <OffMarketBlock />
      <LatestArticles />
      <MoreLinks />
    </main>
  );
}
