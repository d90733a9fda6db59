import { REVIEWS_EVERY_MS, type ShownReviews } from '@pignon/domain/reviews/review';
import { useRef } from 'react';
import { useReached } from '../lib/scroll/use-reached';
import { CarouselWindow } from '../ui/carousel/carousel-window';
import { Dots } from '../ui/carousel/dots';
import { PauseButton } from '../ui/carousel/pause-button';
import { Place } from '../ui/carousel/place';
import { Slides } from '../ui/carousel/slides';
import { TurnButton } from '../ui/carousel/turn-button';
import { useCarousel } from '../ui/carousel/use-carousel';
import { ReviewCard } from './review-card';
import styles from './reviews.module.css';

/** M113, F57: every five seconds, past the last the first, previous and next, dots. */
export function ReviewCarousel({ reviews, photos }: Pick<ShownReviews, 'reviews' | 'photos'>) {
  const box = useRef<HTMLElement>(null);
  const near = useReached(box);
  const carousel = useCarousel({ count: reviews.length, every: REVIEWS_EVERY_MS, near });
  const slides = reviews.map((review) => ({
    key: review.reviewId,
    content: <ReviewCard review={review} photos={photos} />,
  }));
  return (
    // The handlers only hold the automatic advance.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      aria-roledescription="carrousel"
      aria-label="Avis de clients"
      className={styles.carousel}
      {...carousel.waiting}
    >
      <CarouselWindow carousel={carousel} className={styles.row}>
        <Slides carousel={carousel} slides={slides} />
      </CarouselWindow>
      {carousel.stops > 1 && (
        <div className={styles.turns}>
          <TurnButton carousel={carousel} direction={-1} size={22} label="Avis précédents" className={styles.turn} />
          <div className={styles.dots}>
            <Dots carousel={carousel} label="Afficher l’avis" className={styles.dot} />
          </div>
          <TurnButton carousel={carousel} direction={1} size={22} label="Avis suivants" className={styles.turn} />
          <PauseButton
            carousel={carousel}
            labels={['Immobiliser les avis', 'Faire défiler les avis']}
            size={22}
            className={styles.turn}
          />
        </div>
      )}
      <Place carousel={carousel} noun="Avis" />
    </section>
  );
}
