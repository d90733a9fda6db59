import type { Review, ShownReviews } from '@pignon/domain/reviews/review';
import { ReviewAuthor } from './review-author';
import { ReviewStars } from './review-stars';
import styles from './reviews.module.css';

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface ReviewCardProps {
  readonly review: Review;
  readonly photos: ShownReviews['photos'];
}

export const ReviewCard = ({ review: { reviewer, starRating, comment, createTime }, photos }: ReviewCardProps) => (
  <article className={styles.card}>
    <ReviewStars given={starRating} />
    {comment && <blockquote>{comment}</blockquote>}
    <div className={styles.by}>
      <ReviewAuthor author={reviewer} photos={photos} />
      <time dateTime={createTime}>{MONTH.format(new Date(createTime))}</time>
    </div>
  </article>
);
