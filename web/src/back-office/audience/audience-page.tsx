import { ReadStates } from '../../staff/list/read-states';
import { PeriodChoice } from '../../staff/list/period-choice';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { AudienceTables } from './audience-tables';
import { useAudience } from './use-audience';

export const rules = staffRules('Audience');

export default function AudiencePage() {
  const { period, setPeriod, report, error, retry } = useAudience();
  return (
    <StaffPage
      title="Audience"
      note="Mesure interne, sans cookie ni donnée personnelle. Robots exclus."
      actions={<PeriodChoice period={period} onChoose={setPeriod} />}
    >
      <ReadStates loading="Chargement de l’audience..." loaded={report !== undefined} error={error} onRetry={retry} />
      {report && <AudienceTables report={report} />}
    </StaffPage>
  );
}
