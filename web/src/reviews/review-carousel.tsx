import type { ShownReviews } from '@pignon/domain/reviews/review';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { ReviewCard } from './review-card';
import styles from './reviews.module.css';
import { useReviewRow } from './use-review-row';

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** M113: every five seconds, endless, previous and next, dots. */
export function ReviewCarousel({ reviews, photos }: Pick<ShownReviews, 'reviews' | 'photos'>) {
  const row = useRef<HTMLUListElement>(null);
  const { at, stops, show, next, previous, playing, canPlay, toggle, waiting } = useReviewRow(row, reviews.length);
  return (
    <div {...waiting} className={styles.carousel}>
      {/* What scrolls can be scrolled by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={row} tabIndex={0} aria-label="Avis de clients" className={styles.row}>
        {reviews.map((review) => (
          <li key={review.reviewId}>
            <ReviewCard review={review} photos={photos} />
          </li>
        ))}
      </ul>
      {stops > 1 && (
        <div className={styles.turns}>
          <button type="button" className={styles.turn} aria-label="Avis précédents" onClick={previous}>
            <ChevronLeft {...ICON} />
          </button>
          <div className={styles.dots}>
            {Array.from({ length: stops }, (_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={`Afficher l’avis ${index + 1}`}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <button type="button" className={styles.turn} aria-label="Avis suivants" onClick={next}>
            <ChevronRight {...ICON} />
          </button>
          {canPlay && (
            <button
              type="button"
              className={styles.turn}
              aria-label={playing ? 'Immobiliser les avis' : 'Faire défiler les avis'}
              onClick={toggle}
            >
              {playing ? <Pause {...ICON} /> : <Play {...ICON} />}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
