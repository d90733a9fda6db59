import { useAppSettings } from '../../site/agency/use-app-settings';
import { SettingSwitch } from './setting-switch';

/** M62, at once. */
export function SoldSwitch() {
  const { showSoldProperties } = useAppSettings();
  return (
    <SettingSwitch setting="showSoldProperties" on={showSoldProperties} label="Afficher les biens vendus sur le site">
      {`Les biens vendus et indisponibles ${showSoldProperties ? 'sont' : 'ne sont pas'} visibles.`}
    </SettingSwitch>
  );
}
