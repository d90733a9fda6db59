import { chatYieldLabel } from '@pignon/domain/chat/search/chat-yield';
import { carouselPriceLabel, surfaceLabel } from '@pignon/domain/listings/display/display';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { propertyShortcut } from '@pignon/domain/pages/site-pages';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { Link } from 'wouter';
import { Photo } from '../../site/photo/photo';
import styles from './chat-card.module.css';

/** As wide as the panel leaves it (chat-card.module.css). */
const SIZES = '18rem';

/** M104. */
export function ChatCard({ card }: { readonly card: ListingCard }) {
  const yearly = chatYieldLabel(card.yield);
  return (
    <article className={styles.card}>
      <Photo photo={card.photos[0]} seed={card.id} sizes={SIZES} ratio="5 / 2" />
      <span className={styles.badge}>{TRANSACTION_LABELS[card.transactionType]}</span>
      <div className={styles.text}>
        <h3>{card.title}</h3>
        <p className={styles.muted}>{[card.address, card.city].filter(Boolean).join(', ')}</p>
        <p className="num">
          <strong>{carouselPriceLabel(card)}</strong>
          {card.surface !== null && <> · {surfaceLabel(card.surface)}</>}
        </p>
        {yearly && <p className="num">{yearly}</p>}
        <Link href={propertyShortcut(card.id)} className={styles.see ?? ''}>
          Voir<span className="visually-hidden"> {card.title}</span>
        </Link>
      </div>
    </article>
  );
}
