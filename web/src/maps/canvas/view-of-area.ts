import type { Area } from '@pignon/domain/listings/search-criteria';
import { extentOf } from '../mercator';
import { CLOSEST, type FirstView } from './create-map';

/** A map that begins with this window. */
export const viewOf = ([west, south, east, north]: Area): FirstView => ({
  extent: extentOf({ west, south, east, north }),
  maxZoom: CLOSEST,
  padding: 0,
});
