import type { Review } from '@pignon/domain/reviews/review';
import { parisDate } from '@pignon/domain/shared/text/french';
import styles from './google.module.css';

/** Read only: a review is never hidden, whatever it says. */
export const KeptReviewsTable = ({ reviews }: { readonly reviews: readonly Review[] }) => (
  <section className={styles.reviews} aria-labelledby="avis-en-cache">
    <h2 id="avis-en-cache">Avis en cache</h2>
    <p className={styles.muted}>Un avis ne se masque pas : il se signale à Google, sur la fiche d’établissement.</p>
    {reviews.length === 0 ? (
      <p className={styles.muted}>Aucun avis en cache.</p>
    ) : (
      <table className={styles.table} aria-labelledby="avis-en-cache">
        <thead>
          <tr>
            <th scope="col">Auteur</th>
            <th scope="col">Note</th>
            <th scope="col">Avis</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {reviews.map(({ reviewId, reviewer, starRating, comment, createTime }) => (
            <tr key={reviewId}>
              <th scope="row">{reviewer.displayName}</th>
              <td>{starRating} / 5</td>
              <td>{comment || 'Sans commentaire'}</td>
              <td>
                <time dateTime={createTime}>{parisDate(new Date(createTime))}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
