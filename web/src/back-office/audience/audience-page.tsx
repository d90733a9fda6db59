import { StaffButton } from '../../staff/staff-button';
import { StaffFrame } from '../../staff/staff-frame';
import { StaffReadFailed } from '../../staff/staff-get';
import { staffRules } from '../../staff/staff-rules';
import styles from './audience-page.module.css';
import { AudienceTables } from './audience-tables';
import { PERIODS, useAudience } from './use-audience';

export const rules = staffRules('Audience');

/** The frame asks for the password then: one question at a time. */
const isExpiry = (error: unknown): boolean => error instanceof StaffReadFailed && error.status === 401;

export default function AudiencePage() {
  return (
    <StaffFrame>
      <Content />
    </StaffFrame>
  );
}

function Content() {
  const { period, setPeriod, report, error, retry } = useAudience();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Audience</h1>
          <p className={styles.note}>Mesure interne, sans cookie ni donnée personnelle. Robots exclus.</p>
        </div>
        <fieldset className={styles.periods} aria-label="Période">
          {PERIODS.map((days) => (
            <button key={days} type="button" aria-pressed={days === period} onClick={() => setPeriod(days)}>
              {days} jours
            </button>
          ))}
        </fieldset>
      </header>
      {Boolean(error) && !isExpiry(error) && (
        <div className={styles.failed} role="alert">
          <p>Impossible de charger les données.</p>
          <StaffButton onClick={retry}>Réessayer</StaffButton>
        </div>
      )}
      {!report && !error && <output className={styles.waiting}>Chargement de l’audience...</output>}
      {report && <AudienceTables report={report} />}
    </div>
  );
}
