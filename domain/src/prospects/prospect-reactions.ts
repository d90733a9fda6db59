import type { Reactions } from '../deliveries/reaction';
import { ProspectIdentified } from './prospect-identified';

export const PROSPECT_REACTIONS = {
  'prospects.create-crm-person': { event: ProspectIdentified, kind: 'crm', label: 'Personne dans le CRM' },
} satisfies Reactions;
