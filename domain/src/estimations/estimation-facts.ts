import type { EstimationContact, EstimationDetails } from './estimation-details';
import { occupationSaid, propertySaid, reasonSaid } from './said';
import { TEMPERATURES } from './temperatures';
import { bothUrgencyLabels } from './urgency';
import { capitalise } from '../shared/text/capitalise';
import { euros } from '../shared/text/french';
import { frenchGrouping } from '../shared/text/phone/phone';

const amount = (digits: string | undefined, unit: string): string =>
  digits ? `${euros(Number(digits))}${unit}` : 'Non renseigné';

type Facts = readonly (readonly [label: string, value: string])[];

/** What somebody who only began has said. */
export const estimationContactFacts = (contact: EstimationContact): Facts => [
  ['Nom', `${contact.firstName} ${contact.lastName}`.trim()],
  ['Téléphone', frenchGrouping(contact.phone)],
  ['Email', contact.email],
  ['Statut', contact.isOwner ? 'Propriétaire' : 'Locataire'],
  ['Souhaite vendre', contact.urgencyLevel ? bothUrgencyLabels(contact.urgencyLevel) : 'Non renseigné'],
  ['Température', capitalise(TEMPERATURES[contact.urgencyLevel ?? 'none'])],
];

/** What the adviser needs before they call. */
export const estimationFacts = (details: EstimationDetails): Facts => [
  ...estimationContactFacts(details),
  ['Adresse du bien', details.address],
  ['Type et surface', propertySaid(details).join(', ') || 'Non renseigné'],
  ['Occupation', capitalise(occupationSaid(details))],
  ['Loyer mensuel', amount(details.rent, ' / mois')],
  ['Charges mensuelles', amount(details.charges, ' / mois')],
  ['Taxe foncière', amount(details.propertyTax, ' / an')],
  ['Motif de la vente', capitalise(reasonSaid(details))],
];
