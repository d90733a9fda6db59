import { ReadStates } from '../../../staff/list/read-states';
import { staffRules } from '../../../staff/staff-rules';
import { SettingsSection } from '../shared/settings-section';
import { useSettingsDesk } from '../shared/use-settings-desk';
import { EstimationForm } from './estimation-form';

export const rules = staffRules('Estimation');

/** E13. */
export default function EstimationPage() {
  const reading = useSettingsDesk();
  const { data, error, reload } = reading;
  return (
    <SettingsSection section="estimation" note="Ce que le formulaire d’estimation demande.">
      <ReadStates
        loading="Chargement des paramètres..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {data && <EstimationForm desk={data} reading={reading} />}
    </SettingsSection>
  );
}
