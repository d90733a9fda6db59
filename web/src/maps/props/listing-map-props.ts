import type { Area } from '@pignon/domain/listings/filters/area';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';

export interface ListingMapProps {
  readonly criteria: SearchCriteria;
  /** The property whose card is under the pointer. */
  readonly highlighted: number | null;
  readonly onHighlight: (id: number | null) => void;
  /** The cards of this window are asked for. */
  readonly onArea: (area: Area) => void;
}
