import { staffRules } from '../../../staff/staff-rules';
import { SettingsSection } from '../shared/settings-section';
import { ReadSettings } from '../shared/read-settings';
import { EstimationForm } from './estimation-form';

export const rules = staffRules('Estimation');

/** E13. */
export default function EstimationPage() {
  return (
    <SettingsSection section="estimation" note="Ce que le formulaire d’estimation demande.">
      <ReadSettings Form={EstimationForm} />
    </SettingsSection>
  );
}
