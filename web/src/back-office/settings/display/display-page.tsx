import { ReadStates } from '../../../staff/list/read-states';
import { staffRules } from '../../../staff/staff-rules';
import { ReplyBadgeSwitch } from '../../../staff/settings/reply-badge-switch';
import { SoldSwitch } from '../../../staff/settings/sold-switch';
import { SettingsSection } from '../shared/settings-section';
import { useSettingsDesk } from '../shared/use-settings-desk';
import { DisplayForm } from './display-form';

export const rules = staffRules('Affichage');

/** E13. */
export default function DisplayPage() {
  const reading = useSettingsDesk();
  const { data, error, reload } = reading;
  return (
    <SettingsSection section="display" note="Ce que les pages publiques montrent, et sous quels mots.">
      <SoldSwitch />
      <ReplyBadgeSwitch />
      <ReadStates
        loading="Chargement des paramètres..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {data && <DisplayForm desk={data} reading={reading} />}
    </SettingsSection>
  );
}
