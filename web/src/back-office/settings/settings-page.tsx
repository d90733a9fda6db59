import { ReadStates } from '../../staff/list/read-states';
import { staffRules } from '../../staff/staff-rules';
import { AgencyForm } from './agency/agency-form';
import { SettingsSection } from './shared/settings-section';
import { useSettingsDesk } from './shared/use-settings-desk';

export const rules = staffRules('Paramètres');

/** E13: its first section, the agency itself. */
export default function SettingsPage() {
  const reading = useSettingsDesk();
  const { data, error, reload } = reading;
  return (
    <SettingsSection section="agency" note="Ce que le site, les mails et les fiches disent de l’agence.">
      <ReadStates
        loading="Chargement des paramètres..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {data && <AgencyForm desk={data} reading={reading} />}
    </SettingsSection>
  );
}
