import { parisDate } from '@pignon/domain/shared/text/french';
import { ReadStates } from '../../staff/list/read-states';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import styles from './google.module.css';
import { KeptReviewsTable } from './kept-reviews-table';
import { ServiceCard } from './service-card';
import { useGoogle } from './use-google';

export const rules = staffRules('Connexion Google');

/** E14. */
export default function GooglePage() {
  const google = useGoogle();
  const { data, error, reviews, reload } = google;
  return (
    <StaffPage title="Connexion Google">
      <ReadStates
        loading="Chargement des connexions..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {data && (
        <>
          {data.services.every(({ source }) => source === null) && (
            <p className={styles.notice}>Aucun compte Google connecté. Le site fonctionne sans.</p>
          )}
          {reviews?.fault?.kind === 'unreachable' && reviews.lastSync && (
            <output className={styles.notice}>
              Google n'est pas joignable : les avis affichés datent du {parisDate(new Date(reviews.lastSync))}.
            </output>
          )}
          <ul className={styles.cards}>
            {data.services.map((one) => (
              <ServiceCard key={one.service} status={one} google={google} />
            ))}
          </ul>
          <KeptReviewsTable reviews={data.reviews} />
        </>
      )}
    </StaffPage>
  );
}
