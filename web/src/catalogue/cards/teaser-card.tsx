import { priceLabel } from '@pignon/domain/listings/display/display';
import { propertyPath } from '@pignon/domain/listings/property-path';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { Link } from 'wouter';
import { StreetPlate } from '../../ui/street-plate';
import { Blur } from '../card-photo';
import { fasciaText } from './card-facts';
import styles from './property-card.module.css';

interface TeaserCardProps {
  readonly teaser: OffMarketTeaser;
  /** How its price is said; carousels say it in their own way (M132). */
  readonly sayPrice?: (teaser: OffMarketTeaser) => string;
}

/** F20, F21: what anybody may see of an off-market property. Its blur is all that came of its photo. */
export function TeaserCard({ teaser, sayPrice = priceLabel }: TeaserCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.fascia}>
        <span>{fasciaText(teaser)}</span>
        <strong className={styles.offMarket}>Off-market</strong>
      </div>
      <div className={styles.window}>
        <Blur hash={teaser.blur} className={styles.blur} />
        <StreetPlate street={teaser.city} className={styles.plate ?? ''} />
      </div>
      <div className={styles.plinth}>
        <h2 className={styles.title}>
          <Link href={propertyPath(teaser)} draggable={false}>
            {teaser.title}
          </Link>
        </h2>
        <p className={styles.price}>
          <strong className="num">{sayPrice(teaser)}</strong>
        </p>
        <p className={styles.fees}>Bien confidentiel&nbsp;: détails sur inscription.</p>
      </div>
    </article>
  );
}
