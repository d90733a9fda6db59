import { priceLabel, statusBadge } from '@pignon/domain/listings/display';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { CardPhoto } from '../../listings/card-photo';
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
                {statusBadge(card) && <em className={styles.badge}>{statusBadge(card)}</em>}
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
