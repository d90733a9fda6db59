import { ReadStates } from '../../staff/list/read-states';
import { StaffFrame } from '../../staff/staff-frame';
import { staffRules } from '../../staff/staff-rules';
import styles from './audience-page.module.css';
import { AudienceTables } from './audience-tables';
import { PERIODS, useAudience } from './use-audience';

export const rules = staffRules('Audience');

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
      <ReadStates loading="Chargement de l’audience..." loaded={report !== undefined} error={error} onRetry={retry} />
      {report && <AudienceTables report={report} />}
    </div>
  );
}
