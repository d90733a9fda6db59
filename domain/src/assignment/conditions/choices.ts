import { TEMPERATURES } from '../../estimations/temperatures';
import { REGION_NAMES } from '../../geography/regions/region-names';
import { OCCUPANCY_LABELS, TRANSACTION_LABELS } from '../../listings/listing-names';
import { NATURE_LABELS } from '../../listings/nature';
import { ASKED_SOURCE_LABELS } from '../../mailbox/thread-source';
import type { Choice } from './condition';

const { none: _, ...temperatures } = TEMPERATURES;

const choice = (label: string, choices: Choice['choices'], said: Choice['said']): Choice => ({
  kind: 'choice',
  label,
  choices,
  said,
});

export const source = choice('Source', ASKED_SOURCE_LABELS, ({ request }) => request.source);
export const transaction = choice('Transaction', TRANSACTION_LABELS, ({ request }) => request.transaction);
export const nature = choice('Type de bien', NATURE_LABELS, ({ request }) => request.nature);
export const region = choice('Région', REGION_NAMES, ({ request }) => request.region);
export const occupation = choice('Occupation', OCCUPANCY_LABELS, ({ request }) => request.occupation);
export const role = choice('Profil', { owner: 'Propriétaire', tenant: 'Locataire' }, ({ request }) => request.role);
export const temperature = choice('Température', temperatures, ({ request }) => request.temperature);
export const hour = choice('Heure', { office: 'Heures de bureau', outside: 'Hors bureau' }, ({ open }) =>
  open ? 'office' : 'outside',
);
export const known = choice('Client', { yes: 'Déjà connu', no: 'Nouveau' }, ({ request }) =>
  request.known ? 'yes' : 'no',
);
