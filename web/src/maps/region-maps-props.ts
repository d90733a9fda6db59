import type { Region } from '@pignon/domain/geography/regions';
import type { RegionCode } from '@pignon/domain/geography/place';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';

export interface OverviewProps {
  /** Available properties per region; null while unknown. */
  readonly counts: Readonly<Partial<Record<RegionCode, number>>> | null;
  readonly hovered: RegionCode | null;
  readonly onHover: (code: RegionCode | null) => void;
  readonly onOpen: (code: string) => void;
}

export interface RegionMapProps {
  readonly region: Region;
  readonly criteria: SearchCriteria;
  /** The city to go to; a new object each time it is asked for. */
  readonly city: { readonly slug: string } | null;
}
