import { ReadStates } from '../../staff/list/read-states';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import styles from './audience-page.module.css';
import { AudienceTables } from './audience-tables';
import { PERIODS, useAudience } from './use-audience';

export const rules = staffRules('Audience');

export default function AudiencePage() {
  const { period, setPeriod, report, error, retry } = useAudience();
  return (
    <StaffPage
      title="Audience"
      note="Mesure interne, sans cookie ni donnée personnelle. Robots exclus."
      actions={
        <fieldset className={styles.periods} aria-label="Période">
          {PERIODS.map((days) => (
            <button key={days} type="button" aria-pressed={days === period} onClick={() => setPeriod(days)}>
              {days} jours
            </button>
          ))}
        </fieldset>
      }
    >
      <ReadStates loading="Chargement de l’audience..." loaded={report !== undefined} error={error} onRetry={retry} />
      {report && <AudienceTables report={report} />}
    </StaffPage>
  );
}
