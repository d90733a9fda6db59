import type { LngLat } from '@pignon/domain/geography/lng-lat';
import { HIDDEN_RADIUS, HIDDEN_SIDES } from './zooms';

const EARTH_RADIUS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** M73: the 64 corners, each 10 km away over ground. */
export function sectorAround([longitude, latitude]: LngLat): LngLat[] {
  const [lambda, phi, distance] = [radians(longitude), radians(latitude), HIDDEN_RADIUS / EARTH_RADIUS];
  return Array.from({ length: HIDDEN_SIDES }, (_, side) => {
    const bearing = (2 * Math.PI * side) / HIDDEN_SIDES;
    const north = Math.asin(
      Math.sin(phi) * Math.cos(distance) + Math.cos(phi) * Math.sin(distance) * Math.cos(bearing),
    );
    const east =
      lambda +
      Math.atan2(
        Math.sin(bearing) * Math.sin(distance) * Math.cos(phi),
        Math.cos(distance) - Math.sin(phi) * Math.sin(north),
      );
    return [degrees(east), degrees(north)];
  });
}
