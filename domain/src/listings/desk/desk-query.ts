import type { RegionCode } from '../../geography/place';
import type { Nature } from '../nature';
import type { Mandate, Occupancy, PropertyStatus, TransactionType } from '../property-fields';
import type { PageSize } from '../../shared/page-size';

/** E02: Tous, Disponibles, Off-market, Brouillons, Corbeille. What is in the bin is in no other. */
export const DESK_FOLDERS = ['all', 'available', 'off-market', 'drafts', 'bin'] as const;
export type DeskFolder = (typeof DESK_FOLDERS)[number];

export const DESK_SORTS = [
  'updated',
  'reference',
  'title',
  'city',
  'type',
  'transaction',
  'occupancy',
  'status',
  'mandate',
  'price',
  'yield',
  'surface',
  'adviser',
  'views',
] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

export const DESK_ORDERS = ['asc', 'desc'] as const;
export type DeskOrder = (typeof DESK_ORDERS)[number];

/** What staff look for among everything in the house. Absent asks for nothing; of a list any one will do. */
export interface DeskFilters {
  /** Words of reference, title, address, city, tenant or mandate number. */
  readonly q?: string | undefined;
  readonly status?: readonly PropertyStatus[] | undefined;
  readonly transaction?: readonly TransactionType[] | undefined;
  readonly type?: readonly Nature[] | undefined;
  readonly occupancy?: Occupancy | undefined;
  /** What says nothing counts as simple. */
  readonly mandate?: readonly Mandate[] | undefined;
  /** Slugs, or keys where two communes share one. */
  readonly city?: readonly string[] | undefined;
  readonly region?: readonly RegionCode[] | undefined;
  /** A property without one is the default adviser's. */
  readonly adviser?: readonly number[] | undefined;
  /** Euros: a sale's total, a rental's rent per year. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** m² */
  readonly minSurface?: number | undefined;
  readonly maxSurface?: number | undefined;
  /** Percent. */
  readonly minYield?: number | undefined;
  readonly maxYield?: number | undefined;
  readonly withoutPhoto?: boolean | undefined;
  readonly withoutPoint?: boolean | undefined;
  readonly regionToCheck?: boolean | undefined;
  readonly hiddenAddress?: boolean | undefined;
  /** D09: something keeps it from being published. */
  readonly blockingChecks?: boolean | undefined;
  /** Within so many days from today, or ended already. */
  readonly mandateEndingWithin?: number | undefined;
  /** Within so many months from today. */
  readonly leaseEndingWithin?: number | undefined;
  /** Shown to visitors, and not changed for so many days (E01). */
  readonly untouchedFor?: number | undefined;
  /** Published, and nobody has looked whom it may interest (D14). */
  readonly unseenMatches?: boolean | undefined;
}

export interface DeskView {
  readonly folder: DeskFolder;
  readonly sort: DeskSort;
  readonly order: DeskOrder;
  readonly page: number;
  readonly pageSize: PageSize;
}
