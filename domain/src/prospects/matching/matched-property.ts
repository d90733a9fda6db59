import type { RegionCode } from '../../geography/place';
import type { Nature } from '../../listings/nature';
import type { Occupancy, TransactionType } from '../../listings/property-fields';

/** What of a property somebody may look for. Euros, of a rental per year; null is not known. */
export interface MatchedProperty {
  readonly transaction: TransactionType;
  readonly nature: Nature;
  readonly city: string;
  readonly citySlug: string;
  readonly cityKey: string;
  readonly department: string | null;
  readonly region: RegionCode | null;
  readonly price: number | null;
  readonly surface: number | null;
  readonly yield: number | null;
  readonly occupancy: Occupancy;
}
