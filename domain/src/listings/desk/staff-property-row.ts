import type { RegionCode } from '../../geography/place';
import type { Nature } from '../nature';
import type { Photo } from '../photo';
import type { Mandate, Occupancy, PropertyStatus, TransactionType } from '../property-fields';
import type { DeskFolder, DeskView } from './desk-query';

/** A property in the list of staff (E02). Euros, m², percent. Never leaves an admin session. */
export interface StaffPropertyRow {
  readonly id: number;
  /** 'PGN-55' */
  readonly reference: string;
  readonly title: string;
  /** On the site, where it is shown there. */
  readonly path: string;
  readonly city: string;
  readonly postcode: string | null;
  readonly region: RegionCode | null;
  /** F28: 'Région à vérifier'. */
  readonly regionToCheck: boolean;
  readonly hideFullAddress: boolean;
  /** Its true place, whatever the public is shown. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  readonly type: string;
  readonly nature: Nature;
  readonly transactionType: TransactionType;
  readonly occupancyStatus: Occupancy;
  readonly status: PropertyStatus;
  readonly mandat: Mandate | null;
  /** For clients with access only. */
  readonly offMarket: boolean;
  /** F46: without a mandate and without its owner's authorisation, the house's alone. */
  readonly internalOnly: boolean;
  /** Somebody outside the house may see something of it. */
  readonly published: boolean;
  /** As received. */
  readonly price: string | null;
  /** Sale: total. Rental: rent per year. Null: 'Prix sur demande'. */
  readonly amount: number | null;
  /** Per year. */
  readonly annualRent: number | null;
  readonly yield: number | null;
  readonly surface: number | null;
  readonly adviser: { readonly id: number; readonly name: string } | null;
  /** 0 to 100 (listing-quality.ts). */
  readonly quality: number;
  /** D09: how many checks keep it from being published. */
  readonly blockingChecks: number;
  /** Of the last 30 days, today included. */
  readonly views: number;
  /** The first one. */
  readonly photo: Photo | null;
  readonly updatedAt: string;
  readonly version: number;
  /** When it was put into the bin. */
  readonly binnedAt: string | null;
}

export interface StaffPropertyPage extends DeskView {
  readonly items: readonly StaffPropertyRow[];
  /** In this folder, by these filters. */
  readonly total: number;
  /** In each folder, by the same filters. */
  readonly folders: Readonly<Record<DeskFolder, number>>;
}
