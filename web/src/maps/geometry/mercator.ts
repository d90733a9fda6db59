import { FRANCE_CENTER } from '@pignon/domain/geography/france-center';
import type { LngLat } from '@pignon/domain/geography/lng-lat';
import type { Bounds } from '@pignon/domain/geography/regions/regions';
import { MAX_BOUNDS } from './zooms';

/** Metres east and north on the map's projection (EPSG:3857). */
export type Point = readonly [x: number, y: number];
/** West, south, east, north. */
export type Extent = readonly [number, number, number, number];

const EARTH_RADIUS = 6_378_137;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

export const project = ([longitude, latitude]: LngLat): Point => [
  EARTH_RADIUS * radians(longitude),
  EARTH_RADIUS * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
];

export const unproject = ([x, y]: Point): LngLat => [
  degrees(x / EARTH_RADIUS),
  degrees(2 * Math.atan(Math.exp(y / EARTH_RADIUS)) - Math.PI / 2),
];

export const extentOf = ({ west, south, east, north }: Bounds): Extent => [
  ...project([west, south]),
  ...project([east, north]),
];

/** Metres per pixel. */
export const resolutionOf = (openLayersZoom: number): number =>
  (2 * Math.PI * EARTH_RADIUS) / 256 / 2 ** openLayersZoom;

export const extentAround = (points: readonly Point[]): Extent => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

export const joined = (a: Extent, b: Extent): Extent => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** Grown by a share of its own size on each side. */
export const widened = ([west, south, east, north]: Extent, share: number): Extent => {
  const [x, y] = [(east - west) * share, (north - south) * share];
  return [west - x, south - y, east + x, north + y];
};

export const holds = ([west, south, east, north]: Extent, [x, y]: Point): boolean =>
  x >= west && x <= east && y >= south && y <= north;

export const covers = (outer: Extent, inner: Extent): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** The smallest extent around the centre of France that holds these bounds: a map of any shape keeps that centre. */
function centred(bounds: Bounds): Extent {
  const [x, y] = project(FRANCE_CENTER);
  const [west, south, east, north] = extentOf(bounds);
  const [across, up] = [Math.max(x - west, east - x), Math.max(y - south, north - y)];
  return [x - across, y - up, x + across, y + up];
}

/** M67: the overview's limits. */
export const FRANCE_LIMITS: Extent = centred(MAX_BOUNDS);
/** The 13 regions and hardly more: what the first view and the poster show. */
export const FRANCE_EXTENT: Extent = centred({ ...MAX_BOUNDS, south: 41.3, north: 51.1 });
