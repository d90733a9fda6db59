import { euros } from '../shared/text/french';
import { phoneSaid } from '../shared/text/phone/phone';
import type { ChatEstimation } from './chat-estimation';
import type { ContactDetails } from './contact-message';
import { propertyAddressLine } from './property-address';

type Facts = readonly (readonly [label: string, value: string])[];

/** What staff need to know of the person and of what they ask for, in the mail and in the CRM. */
export const personFacts = ({ name, email, phone, preferred }: ContactDetails): Facts => [
  ['Nom', name],
  ['Email', email],
  ['Téléphone', phoneSaid(phone)],
  ...(preferred ? [['Créneau souhaité', preferred] as const] : []),
];

export const chatEstimationFacts = (estimation: ChatEstimation): Facts => {
  const { propertyType, propertySurface, annualRent } = estimation;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Type de bien', propertyType],
    ['Adresse du bien', propertyAddressLine(estimation)],
    ['Surface', propertySurface && (/\d$/.test(propertySurface) ? `${propertySurface} m²` : propertySurface)],
    ['Occupation', estimation.isOccupied === undefined ? undefined : estimation.isOccupied ? 'Occupé' : 'Libre'],
    ['Loyer annuel', annualRent && (/^\d+$/.test(annualRent) ? euros(Number(annualRent)) : annualRent)],
    ['Fin du bail', estimation.leaseEndDate],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
};
