import type { Area } from '@pignon/domain/listings/filters/area';
import { type Extent, unproject } from '../../geometry/mercator';

/** About 100 m: as exact as a window that somebody pulled with a finger. */
const SCALE = 1000;

/** What the map shows as a criterion: rounded outwards, so that what is seen at the edge stays in. */
export function areaOf([west, south, east, north]: Extent): Area {
  const [[left, bottom], [right, top]] = [unproject([west, south]), unproject([east, north])];
  return [
    Math.max(-180, Math.floor(left * SCALE) / SCALE),
    Math.max(-90, Math.floor(bottom * SCALE) / SCALE),
    Math.min(180, Math.ceil(right * SCALE) / SCALE),
    Math.min(90, Math.ceil(top * SCALE) / SCALE),
  ];
}
