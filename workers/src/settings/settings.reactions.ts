import { SETTINGS_REACTIONS } from '@pignon/domain/settings/settings-reactions';
import { performed } from '../outbox/reaction';
import { LocateAgency } from './locate-agency';

export const settingsReactions = performed(SETTINGS_REACTIONS, {
  'settings.locate-agency': LocateAgency,
});
