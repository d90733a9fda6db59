import { FRANCE_EXTENT, resolutionOf } from './mercator';
import { OVERVIEW_ZOOM, openLayersZoom } from './zooms';

const [WEST, SOUTH, EAST, NORTH] = FRANCE_EXTENT;
export const POSTER_RESOLUTION = resolutionOf(openLayersZoom(OVERVIEW_ZOOM));

/** The poster's own size: the first view of the map, pixel for pixel. */
export const POSTER_WIDTH = Math.round((EAST - WEST) / POSTER_RESOLUTION);
export const POSTER_HEIGHT = Math.round((NORTH - SOUTH) / POSTER_RESOLUTION);
