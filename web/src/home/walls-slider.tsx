import { carouselPriceLabel } from '@pignon/domain/listings/display/display';
import { investmentLabel, investmentOrder } from '@pignon/domain/listings/display/investment-order';
import { PAGE_SIZE } from '@pignon/domain/listings/search-criteria';
import type { SearchAnswer } from '@pignon/domain/listings/read-models';
import useSWR from 'swr';
import { notOnPhoto } from '../catalogue/cards/not-on-photo';
import { PropertyCard } from '../catalogue/cards/property-card';
import { cardsPath } from '../catalogue/search-paths';
import { Carousel } from '../ui/carousel/carousel';
import styles from './late/late-section.module.css';
import { Retry } from './late/retry';
import { WALLS_FAILED, WALLS_WAITING } from './late/state-texts';

const WALLS = cardsPath({ occupancy: 'occupied', transactions: ['sale', 'rental'] }, 'newest', 1, PAGE_SIZE);

/** M26: loading, error, empty, list. The newest first, then the ranks of M27. */
export default function WallsSlider() {
  const { data, error } = useSWR<SearchAnswer, unknown>(WALLS, { revalidateOnFocus: false });
  if (error !== undefined && !data) return <Retry text={WALLS_FAILED} />;
  if (!data) return <output className={styles.waiting}>{WALLS_WAITING}</output>;
  const walls = investmentOrder(data.items);
  if (walls.length === 0) return <p>Aucun mur occupé disponible actuellement</p>;
  return (
    <Carousel
      name="Murs occupés"
      slides={walls.map((card) => ({
        key: card.id,
        content: <PropertyCard card={card} fascia={investmentLabel(card)} sayPrice={carouselPriceLabel} />,
      }))}
      starts={notOnPhoto}
    />
  );
}
