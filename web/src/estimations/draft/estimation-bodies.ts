import {
  ESTIMATION_CONTACT_CONSENT,
  ESTIMATION_PROPERTY_CONSENT,
} from '@pignon/domain/prospects/consents/estimation-consents';
import { agreedTo } from '../../lib/network/agreed-to';
import type { ContactValues, PropertyValues } from './estimation-values';
import { CONTACT_FIELDS } from './estimation-values';
import { touchedAmong } from './touched';

/** Empty text counts as absent on the wire (DESIGN, section 5). */
const present = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

const contact = (values: Partial<ContactValues>) => ({
  firstName: present(values.firstName),
  lastName: present(values.lastName),
  phone: present(values.phone),
  email: present(values.email),
  isOwner: values.isOwner ?? true,
  urgencyLevel: present(values.urgencyLevel),
  website: present(values.spare),
});

/** R1: who asks. */
export const startBody = (values: Partial<ContactValues>, touched: readonly string[]) => ({
  ...contact(values),
  touched: touchedAmong(touched, CONTACT_FIELDS),
  consent: agreedTo(ESTIMATION_CONTACT_CONSENT),
});

/** R2: everything, so that what the visitor corrected in step 1 meanwhile is what counts. */
export const submitBody = (
  values: Partial<ContactValues>,
  property: Partial<PropertyValues>,
  touched: readonly string[],
) => ({
  ...contact(values),
  address: present(property.address),
  isOccupied: property.isOccupied ?? 'occupied',
  propertyType: present(property.propertyType),
  surface: present(property.surface),
  // Not asked of a free property: what was typed before it was said to be free is not sent.
  ...(property.isOccupied !== 'vacant' && { rent: present(property.rent), charges: present(property.charges) }),
  propertyTax: present(property.propertyTax),
  retirementPlans: present(property.retirementPlans),
  touched,
  consent: agreedTo(ESTIMATION_PROPERTY_CONSENT),
});
