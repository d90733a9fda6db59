import type { ListingCard, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { PAGE_SIZE } from '@pignon/domain/listings/search-criteria';
import { EARLY_PHOTOS } from '../../site/photo/photo-sources';
import styles from './card-grid.module.css';
import { CardSkeleton } from './card-skeletons';
import { PropertyCard } from './property-card';
import { TeaserCard } from './teaser-card';
import { PLACE } from './use-growth';

interface CardGridProps {
  readonly items: readonly ListingCard[];
  /** F21: after the first page of cards. */
  readonly teasers?: readonly OffMarketTeaser[];
  /** How many cards are to come: their places are kept, so that nothing below jumps when they do. */
  readonly coming?: number;
  /** The first card holds the picture that the visitor sees first. */
  readonly eager?: boolean;
  readonly highlighted?: number | null;
  readonly onHighlight?: (id: number | null) => void;
}

export function CardGrid({
  items,
  teasers = [],
  coming = 0,
  eager = false,
  highlighted = null,
  onHighlight,
}: CardGridProps) {
  const card = (card: ListingCard, index: number) => (
    <li key={card.id}>
      <PropertyCard
        card={card}
        eager={eager && index === 0}
        early={eager && index < EARLY_PHOTOS}
        highlighted={highlighted === card.id}
        {...(onHighlight && { onHighlight })}
      />
    </li>
  );
  return (
    <ul className={styles.grid}>
      {items.slice(0, PAGE_SIZE).map(card)}
      {teasers.map((teaser) => (
        <li key={`off-market-${teaser.id}`}>
          <TeaserCard teaser={teaser} />
        </li>
      ))}
      {items.slice(PAGE_SIZE).map((item, index) => card(item, index + PAGE_SIZE))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming-${index}`} {...{ [PLACE]: '' }} aria-hidden="true">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}
