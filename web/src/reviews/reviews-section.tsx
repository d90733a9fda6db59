import { decimal } from '@pignon/domain/shared/text/typed/decimal';
import type { ShownReviews } from '@pignon/domain/reviews/review';
import useSWR from 'swr';
import { useAgency } from '../site/agency/use-app-settings';
import { ReviewCarousel } from './review-carousel';
import { ReviewStars } from './review-stars';
import styles from './reviews.module.css';
import { REVIEWS } from './reviews-call';

/** M113, F42: real ones, or invented ones that say so; without any there is no such section. */
export function ReviewsSection() {
  const { data } = useSWR<ShownReviews>(REVIEWS, { revalidateOnFocus: false });
  const { name, address } = useAgency();
  if (!data || data.reviews.length === 0) return null;
  const { reviews, averageRating, totalReviewCount, demonstration, photos } = data;
  const average = decimal(averageRating, 0, 1);
  return (
    <section id="avis" aria-labelledby="avis-titre" className={styles.section}>
      <header>
        <h2 id="avis-titre">Ce que disent nos clients</h2>
        {demonstration && <p className={styles.badge}>Avis de démonstration</p>}
        <p className={styles.summary}>
          <strong>{average}</strong>
          <ReviewStars given={Number(averageRating.toFixed(1))} />
          <span>
            {totalReviewCount} avis{demonstration ? '' : ' Google'}
          </span>
        </p>
      </header>
      <ReviewCarousel reviews={reviews} photos={photos} />
      {!demonstration && (
        <p>
          <a href={profileOf(`${name} ${address}`)} target="_blank" rel="noopener" className={styles.all}>
            Voir tous les avis <span className="visually-hidden">(nouvel onglet)</span>
          </a>
        </p>
      )}
    </section>
  );
}

/** The agency's profile with its reviews, by a documented address of Google Maps. */
const profileOf = (agency: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(agency)}`;
