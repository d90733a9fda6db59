import { REPLY_BADGE } from '@pignon/domain/promises/reply-badge';
import { useAppSettings } from '../../site/agency/use-app-settings';
import { useMay } from '../session/session';
import { SettingSwitch } from './setting-switch';

/** D07, F47. */
export function ReplyBadgeSwitch() {
  const { replyBadge = false, display } = useAppSettings();
  const may = useMay();
  if (!may('settings')) return null;
  return (
    <SettingSwitch setting="replyBadge" on={replyBadge} label={`Afficher «\u00a0${REPLY_BADGE}\u00a0» sur le site`}>
      {standing(replyBadge, display.replyBadge !== undefined)}
    </SettingSwitch>
  );
}

function standing(wanted: boolean, shown: boolean): string {
  if (!wanted) return 'La mention n’est pas affichée.';
  return shown
    ? 'La mention est affichée.'
    : 'La mention attend 95\u00a0% de réponses dans le délai sur 90 jours, pour 20 demandes au moins.';
}
