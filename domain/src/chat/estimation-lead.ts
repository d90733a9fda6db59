/** M111. */
export interface EstimationLead {
  readonly fullName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly propertyType?: string;
  readonly propertyAddress?: string;
  readonly propertyCity?: string;
  readonly propertyZipCode?: string;
  readonly propertySurface?: string;
  readonly isOccupied?: boolean;
  readonly annualRent?: string;
  readonly leaseEndDate?: string;
}

/** M105, in the order asked. */
export const ESTIMATION_STEPS = [
  'fullName',
  'email',
  'phone',
  'type',
  'address',
  'city',
  'postcode',
  'surface',
  'occupied',
  'annualRent',
  'leaseEnd',
] as const;
export type EstimationStep = (typeof ESTIMATION_STEPS)[number];
