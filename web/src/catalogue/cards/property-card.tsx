import { feesLabel, priceLabel, yieldLabel } from '@pignon/domain/listings/display/display';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import clsx from 'clsx';
import { memo } from 'react';
import { Link } from 'wouter';
import { CardWindow } from './card-window';
import styles from './property-card.module.css';
import { factsOf, fasciaText } from './card-facts';
import { useCardPhotos } from './use-card-photos';

interface PropertyCardProps {
  readonly card: ListingCard;
  /** What the fascia says in place of nature and transaction. */
  readonly fascia?: string;
  /** Its photo is loaded at once: the page's largest picture. */
  readonly eager?: boolean;
  /** Among the page's first eight (M119). */
  readonly early?: boolean;
  /** In carousels what has no price is 'N/A' (M132). */
  readonly sayPrice?: typeof priceLabel;
  readonly highlighted?: boolean;
  readonly onHighlight?: (id: number | null) => void;
}

/** A shop front: fascia, window, plinth. The title's link covers the whole card; the photo's buttons stand above it. */
export const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const {
    card,
    fascia = fasciaText(props.card),
    eager = false,
    early = eager,
    sayPrice = priceLabel,
    highlighted,
    onHighlight,
  } = props;
  const photos = useCardPhotos(card.photos.length);
  const yearly = yieldLabel(card.yield);
  const fees = feesLabel(card.fees);
  const here = onHighlight && {
    onMouseEnter: () => onHighlight(card.id),
    onMouseLeave: () => onHighlight(null),
    onFocus: () => onHighlight(card.id),
    onBlur: () => onHighlight(null),
  };
  return (
    // The handlers are for a finger or a pointer: the keyboard has the photo's buttons, and its focus highlights too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={clsx(styles.card, highlighted && styles.highlighted)}
      ref={photos.root}
      {...here}
      {...photos.swipe}
    >
      <div className={styles.fascia}>
        <span>{fascia}</span>
        {card.mandat === 'exclu' && <strong className={styles.exclusive}>EXCLU</strong>}
      </div>
      <CardWindow card={card} photos={photos} eager={eager} early={early} />
      <div className={styles.plinth}>
        <h2 className={styles.title}>
          <Link href={card.path} draggable={false}>
            {card.title}
          </Link>
        </h2>
        <p className={styles.price}>
          <strong className="num">{sayPrice(card)}</strong>
          {yearly && <span className="num">{yearly} brut</span>}
        </p>
        <ul className={styles.facts}>
          {factsOf(card).map((fact) => (
            <li key={fact} className="num">
              {fact}
            </li>
          ))}
        </ul>
        {fees && <p className={styles.fees}>{fees}</p>}
      </div>
    </article>
  );
});
