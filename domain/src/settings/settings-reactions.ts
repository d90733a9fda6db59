import type { Reactions } from '../deliveries/reaction';
import { AgencyMoved } from './agency-moved';

export const SETTINGS_REACTIONS = {
  'settings.locate-agency': { event: AgencyMoved, kind: 'geocoding', label: "Position de l'agence" },
} satisfies Reactions;
