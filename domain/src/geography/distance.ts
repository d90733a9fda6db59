import type { LngLat } from './lng-lat';

const EARTH_METRES = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Over the sphere (haversine). */
export function metresBetween([fromLng, fromLat]: LngLat, [toLng, toLat]: LngLat): number {
  const half =
    Math.sin(radians(toLat - fromLat) / 2) ** 2 +
    Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * Math.sin(radians(toLng - fromLng) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(half));
}
