import type { ContactDetails } from '@pignon/domain/contact/contact-message';
import type { LeadSource } from '@pignon/domain/contact/lead-captured';
import { priceLabel } from '@pignon/domain/listings/display/display';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
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

export const propertyFacts = (property: LeadProperty, agency: AgencySettings): Facts => [
  ['Bien', property.title],
  ['Référence', referenceOf(agency, property.id)],
  ['Ville', property.city],
  ['Prix', priceLabel(property)],
  ...(property.gated ? [['Diffusion', 'Off-market'] as const] : []),
];
