import type { TransactionType } from '../listings/property-fields';
import type { Photo } from '../listings/photo';

/** What the agency has sold or let, as everybody may see it. */
export interface SoldProperty {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  readonly type: string | null;
  readonly surface: string | null;
  readonly imageUrl: string | null;
  readonly photo: Photo | null;
  /** '2026-09-18' */
  readonly soldAt: string | null;
  /** The staff's, there only where they made it public. */
  readonly price?: string;
  /** There only with the client's written consent. */
  readonly testimonial?: string;
}

/** What staff write (M140, E07). */
export interface SoldPropertyFields {
  readonly title: string;
  readonly city: string;
  readonly type: string | null;
  readonly surface: string | null;
  readonly imageUrl: string | null;
  readonly soldAt: string | null;
  readonly price: string | null;
  readonly pricePublic: boolean;
  readonly transactionType: TransactionType;
  /** Percent. */
  readonly yield: number | null;
  readonly testimonial: string | null;
  readonly testimonialConsent: boolean;
  readonly agentId: number | null;
  /** The property that it was. */
  readonly propertyId: number | null;
  /** In 'Ils nous ont fait confiance'. */
  readonly shown: boolean;
}

/** All that staff know of one. */
export interface StaffSoldProperty extends SoldPropertyFields {
  readonly id: number;
  readonly photo: Photo | null;
  readonly agentName: string | null;
  /** From the day when the property was published on; null where either is not known. */
  readonly daysToSell: number | null;
  /** ISO 8601; in the bin, from where it goes for good after 30 days. */
  readonly deletedAt: string | null;
  /** Counts changes: what is written back is held to what was read. */
  readonly version: number;
}
