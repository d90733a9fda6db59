import type { Occupation } from '@pignon/domain/estimations/estimation-details';
import { DEFAULT_SALE_REASON } from '@pignon/domain/estimations/sale-reasons';
import type { Nature } from '@pignon/domain/listings/nature';
import type { UrgencyLevel } from '@pignon/domain/estimations/urgency';

/** Step 1 as its inputs hold it; a select that was never opened holds ''. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  isOwner: boolean;
  urgencyLevel: UrgencyLevel | '';
  /** Honeypot. */
  spare: string;
}

/** Step 2; amounts are digits only. */
export interface PropertyValues {
  address: string;
  isOccupied: Occupation;
  /** A select that was never opened holds ''. */
  propertyType: Nature | '';
  /** As typed. */
  surface: string;
  rent: string;
  charges: string;
  propertyTax: string;
  retirementPlans: string;
}

/**
 * The texts are absent on purpose: react-hook-form then reads the inputs instead of overwriting them, and what a quick
 * visitor typed before hydration survives.
 */
export const CONTACT_PRESETS: Partial<ContactValues> = { isOwner: true };
export const PROPERTY_PRESETS: Partial<PropertyValues> = {
  isOccupied: 'occupied',
  retirementPlans: DEFAULT_SALE_REASON,
};

export const CONTACT_FIELDS = ['firstName', 'lastName', 'phone', 'email', 'isOwner', 'urgencyLevel'] as const;
export const PROPERTY_FIELDS = [
  'address',
  'propertyType',
  'surface',
  'isOccupied',
  'rent',
  'charges',
  'propertyTax',
  'retirementPlans',
] as const;
export type EstimationField = (typeof CONTACT_FIELDS)[number] | (typeof PROPERTY_FIELDS)[number];

export const isContactField = (name: string): name is (typeof CONTACT_FIELDS)[number] =>
  (CONTACT_FIELDS as readonly string[]).includes(name);
