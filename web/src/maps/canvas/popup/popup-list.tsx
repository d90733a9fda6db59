import { priceLabel } from '@pignon/domain/listings/display/display';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { CardPhoto } from '../../../catalogue/card-photo';
import { useStatusBadge } from '../../../catalogue/use-status-badge';
import styles from './popup-list.module.css';

interface PopupListProps {
  readonly total: number;
  readonly cards: readonly ListingCard[];
  readonly showMore: (() => void) | null;
}

/** Several properties on one spot, which no zoom would part. */
export function PopupList({ total, cards, showMore }: PopupListProps) {
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>{total} biens au même endroit</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <a href={card.path} target="_blank" rel="noopener" className={styles.item}>
              <span className={styles.photo}>
                <FirstPhoto card={card} />
              </span>
              <span className={styles.text}>
                <strong className="num">{priceLabel(card)}</strong>
                <span>{card.title}</span>
                <StatusBadge card={card} />
                <span className="visually-hidden">(nouvel onglet)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {showMore && (
        <button type="button" className={styles.more} onClick={showMore}>
          Voir plus
        </button>
      )}
    </div>
  );
}

function FirstPhoto({ card: { id, photos } }: { readonly card: ListingCard }) {
  return <CardPhoto photo={photos[0]} seed={id} eager={false} />;
}

function StatusBadge({ card }: { readonly card: ListingCard }) {
  const badge = useStatusBadge(card);
  return badge && <em className={styles.badge}>{badge}</em>;
}
