import { AgencyMoved } from '@pignon/domain/settings/agency-moved';
import { on, type Reaction } from '../outbox/reaction';
import { LocateAgency } from './locate-agency';

export const settingsReactions: readonly Reaction[] = [
  on(AgencyMoved, 'settings.locate-agency', 'geocoding', LocateAgency),
];
