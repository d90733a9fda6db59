import { priceLabel, surfaceLabel } from '@pignon/domain/listings/display';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { chatYieldLabel } from '@pignon/domain/chat/chat-yield';
import { Link } from 'wouter';
import { paths } from '../app/paths';
import styles from './chat-card.module.css';

/** M104. */
export function ChatCard({ card }: { readonly card: ListingCard }) {
  const yearly = chatYieldLabel(card.yield);
  return (
    <article className={styles.card}>
      {card.imageUrl ? (
        <img src={card.imageUrl} alt="" loading="lazy" width={240} height={150} />
      ) : (
        <span className={styles.none} aria-hidden="true" />
      )}
      <span className={styles.badge}>{TRANSACTION_LABELS[card.transactionType]}</span>
      <div className={styles.text}>
        <h3>{card.title}</h3>
        <p className={styles.muted}>{[card.address, card.city].filter(Boolean).join(', ')}</p>
        <p className="num">
          <strong>{priceLabel(card)}</strong>
          {card.surface !== null && <> · {surfaceLabel(card.surface)}</>}
        </p>
        {yearly && <p className="num">{yearly}</p>}
        <Link href={`${paths.property}/${card.id}`} className={styles.see ?? ''}>
          Voir<span className="visually-hidden"> {card.title}</span>
        </Link>
      </div>
    </article>
  );
}
