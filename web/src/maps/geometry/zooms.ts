import type { Bounds } from '@pignon/domain/geography/regions/regions';

/** M67, M70: as the specification's map provider counts, whose tiles are 512 px wide. */
export const OVERVIEW_ZOOM = 5.2;
export const REGION_ZOOM = 8;
/** One place without tiles, among the towns around it. */
export const AROUND_ZOOM = 10;
/** A city whose place is unknown: the region's centre. */
export const REGION_CENTER_ZOOM = 11;

interface LocationZooms {
  readonly approximate: number;
  readonly exact: number;
}
/** F26: on the map component. */
export const MAP_ZOOMS: LocationZooms = { approximate: 13, exact: 17 };
/** F26: in the embed of the property page, whose provider's tiles are 256 px wide, as OpenLayers' are. */
export const EMBED_ZOOMS: LocationZooms = { approximate: 13, exact: 16 };

/** OpenLayers counts tiles of 256 px: the same map has one level more. */
export const openLayersZoom = (zoom: number): number => zoom + 1;

/** M67: how far the overview may be moved. */
export const MAX_BOUNDS: Bounds = { west: -5.5, east: 10, south: 41, north: 51.5 };

/** M73, in metres. */
export const HIDDEN_RADIUS = 10_000;
export const HIDDEN_SIDES = 64;
export const HIDDEN_OPACITY = 0.15;
