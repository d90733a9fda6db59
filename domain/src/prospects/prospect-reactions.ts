import type { Reactions } from '../deliveries/reaction';
import { ListingChanged } from '../listings/listing-changed';
import { PersonErased } from './person-erased';
import { ProspectIdentified } from './prospect-identified';

export const PROSPECT_REACTIONS = {
  'prospects.create-crm-person': { event: ProspectIdentified, kind: 'crm', label: 'Personne dans le CRM' },
  'prospects.forget-in-crm': { event: PersonErased, kind: 'crm', label: 'Effacement dans le CRM' },
  'prospects.forget-in-automation': {
    event: PersonErased,
    kind: 'webhook',
    label: "Effacement dans l'automatisation",
  },
  // A kind whose work is on the house's own database.
  'prospects.match-published': { event: ListingChanged, kind: 'import', label: 'Correspondances du bien publié' },
  'prospects.forget-sheets': { event: PersonErased, kind: 'pdf', label: 'Effacement des fiches à son nom' },
} satisfies Reactions;
