import { staffRules } from '../../../staff/staff-rules';
import { ReplyBadgeSwitch } from '../../../staff/settings/reply-badge-switch';
import { SoldSwitch } from '../../../staff/settings/sold-switch';
import { SettingsSection } from '../shared/settings-section';
import { ReadSettings } from '../shared/read-settings';
import { DisplayForm } from './display-form';

export const rules = staffRules('Affichage');

/** E13. */
export default function DisplayPage() {
  return (
    <SettingsSection section="display" note="Ce que les pages publiques montrent, et sous quels mots.">
      <SoldSwitch />
      <ReplyBadgeSwitch />
      <ReadSettings Form={DisplayForm} />
    </SettingsSection>
  );
}
