import type { Region } from '@pignon/domain/geography/regions/regions';
import type { RegionCode } from '@pignon/domain/geography/place';
import type { ListingMapProps } from './listing-map-props';

export interface OverviewProps {
  /** Available properties per region; null while unknown. */
  readonly counts: Readonly<Partial<Record<RegionCode, number>>> | null;
  readonly hovered: RegionCode | null;
  readonly onHover: (code: RegionCode | null) => void;
  readonly onOpen: (code: string) => void;
}

export interface RegionMapProps extends ListingMapProps {
  readonly region: Region;
  /** The city to go to; a new object each time it is asked for. */
  readonly city: { readonly slug: string } | null;
}
