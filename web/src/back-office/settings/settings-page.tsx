import { staffRules } from '../../staff/staff-rules';
import { AgencyForm } from './agency/agency-form';
import { SettingsSection } from './shared/settings-section';
import { ReadSettings } from './shared/read-settings';

export const rules = staffRules('Paramètres');

/** E13: its first section, the agency itself. */
export default function SettingsPage() {
  return (
    <SettingsSection section="agency" note="Ce que le site, les mails et les fiches disent de l’agence.">
      <ReadSettings Form={AgencyForm} />
    </SettingsSection>
  );
}
