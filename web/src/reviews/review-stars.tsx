import type { Stars } from '@pignon/domain/reviews/review';
import styles from './reviews.module.css';

const ALL: readonly Stars[] = [1, 2, 3, 4, 5];

/** Five, as many of them full as were given. */
export const ReviewStars = ({ given }: { readonly given: number }) => (
  <span className={styles.stars}>
    <span aria-hidden="true">
      {ALL.map((star) => (
        <span key={star} className={star <= Math.round(given) ? styles.full : styles.hollow}>
          ★
        </span>
      ))}
    </span>
    <span className="visually-hidden">{`${String(given).replace('.', ',')} sur 5`}</span>
  </span>
);
