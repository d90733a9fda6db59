import type { ChatEstimation } from '@pignon/domain/contact/chat-estimation';
import type { ContactDetails } from '@pignon/domain/contact/contact-message';
import type { LeadSource } from '@pignon/domain/contact/lead-captured';
import { propertyAddressLine } from '@pignon/domain/contact/property-address';
import { priceLabel } from '@pignon/domain/listings/display/display';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { euros } from '@pignon/domain/shared/text/french';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import type { LeadProperty } from '@pignon/infra/contact/lead-properties';

type Facts = (readonly [label: string, value: string])[];

/** How a lead is called, by the form it came through. */
export const LEAD_NAMES: Readonly<Record<LeadSource, string>> = {
  contact: 'Contact',
  information: 'Information',
  'off-market': 'Off-market',
  appointment: 'Rendez-vous',
  chat: 'Estimation par le chat',
};

export const sourceOf = ({ source }: ContactDetails): LeadSource => source ?? 'contact';

/** What staff need to know of the person and of what he asks for, in the mail and in the CRM. */
export const personFacts = ({ name, email, phone, preferred }: ContactDetails): Facts => [
  ['Nom', name],
  ['Email', email],
  ['Téléphone', phone ?? 'Non renseigné'],
  ...(preferred ? [['Créneau souhaité', preferred] as const] : []),
];

export const propertyFacts = (property: LeadProperty, agency: AgencySettings): Facts => [
  ['Bien', property.title],
  ['Référence', referenceOf(agency, property.id)],
  ['Ville', property.city],
  ['Prix', priceLabel(property)],
  ...(property.gated ? [['Diffusion', 'Off-market'] as const] : []),
];

export const estimationFacts = (estimation: ChatEstimation): Facts => {
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
