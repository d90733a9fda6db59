import type { RegionCode } from '@pignon/domain/geography/place';
import type { ListingNames } from '@pignon/domain/listings/listing-names';
import { withCriteria } from '@pignon/domain/listings/search/listing-url';
import type { Area } from '@pignon/domain/listings/filters/area';
import { Suspense, useState } from 'react';
import { CardList } from './card-results';
import { RegionsView } from './map-parts';
import { withoutArea } from '../../catalogue/search-paths';
import type { Cards } from './use-cards';
import { useCount } from '../filters/use-count';
import type { Listing } from '../../catalogue/use-listing';

interface RegionResultsProps {
  readonly listing: Listing;
  readonly names: ListingNames;
  readonly cards: Cards;
  readonly onArea: (area: Area) => void;
}

/** M50: the overview of the regions, and one of them, with its cards, once it is chosen. */
export function RegionResults({ listing: { state, enter, leave }, names, cards, onArea }: RegionResultsProps) {
  const [highlighted, onHighlight] = useState<number | null>(null);
  // Of the whole region, whatever window of it the cards show.
  const facets = useCount(withoutArea(state.criteria))?.facets ?? null;
  const onRegion = (region: RegionCode | null) => {
    const { regions: _, area: __, ...others } = state.criteria;
    if (region) enter(withCriteria(state, { ...others, regions: [region] }));
    else leave(withCriteria(state, others));
  };
  return (
    <Suspense>
      <RegionsView
        state={state}
        facets={facets}
        onRegion={onRegion}
        highlighted={highlighted}
        onHighlight={onHighlight}
        onArea={onArea}
      >
        <CardList state={state} names={names} cards={cards} highlighted={highlighted} onHighlight={onHighlight} />
      </RegionsView>
    </Suspense>
  );
}
