import type { EstimationDetails } from '@pignon/domain/estimations/estimation-details';
import { occupationSaid, propertySaid, reasonSaid } from '@pignon/domain/estimations/said';
import { bothUrgencyLabels, TEMPERATURES } from '@pignon/domain/estimations/urgency';
import { euros } from '@pignon/domain/shared/text/french';

const amount = (digits: string | undefined, unit: string): string =>
  digits ? `${euros(Number(digits))}${unit}` : 'Non renseigné';

/** What the adviser needs before he calls. */
export const estimationFacts = (details: EstimationDetails): (readonly [string, string])[] => [
  ['Nom', `${details.firstName} ${details.lastName}`],
  ['Téléphone', details.phone],
  ['Email', details.email],
  ['Statut', details.isOwner ? 'Propriétaire' : 'Locataire'],
  ['Souhaite vendre', details.urgencyLevel ? bothUrgencyLabels(details.urgencyLevel) : 'Non renseigné'],
  ['Température', TEMPERATURES[details.urgencyLevel ?? 'none']],
  ['Adresse du bien', details.address],
  ['Type et surface', propertySaid(details).join(', ') || 'Non renseigné'],
  ['Occupation', occupationSaid(details)],
  ['Loyer mensuel', amount(details.rent, ' / mois')],
  ['Charges mensuelles', amount(details.charges, ' / mois')],
  ['Taxe foncière', amount(details.propertyTax, ' / an')],
  ['Motif de la vente', reasonSaid(details)],
];
