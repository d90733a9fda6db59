import type { LngLat } from '../lng-lat';
import type { Bounds } from './regions';

/** About where the departments and territories overseas lie, waters included. */
const OVERSEAS: readonly (readonly [department: string, bounds: Bounds])[] = [
  ['977', { north: 18.05, south: 17.8, east: -62.75, west: -62.95 }],
  ['978', { north: 18.2, south: 17.95, east: -62.9, west: -63.2 }],
  ['971', { north: 16.6, south: 15.8, east: -60.9, west: -61.9 }],
  ['972', { north: 15, south: 14.3, east: -60.7, west: -61.3 }],
  ['973', { north: 5.9, south: 2, east: -51.5, west: -54.7 }],
  ['974', { north: -20.8, south: -21.5, east: 55.9, west: 55.1 }],
  ['975', { north: 47.2, south: 46.7, east: -56, west: -56.5 }],
  ['976', { north: -12.5, south: -13.1, east: 45.4, west: 44.9 }],
  ['986', { north: -13, south: -14.6, east: -176, west: -178.5 }],
  ['987', { north: -7.5, south: -28, east: -134, west: -155 }],
  ['988', { north: -19.3, south: -23, east: 168.5, west: 163 }],
];

/** The department overseas around the point; null elsewhere. */
export const overseasAt = ([longitude, latitude]: LngLat): string | null =>
  OVERSEAS.find(
    ([, { north, south, east, west }]) =>
      latitude <= north && latitude >= south && longitude <= east && longitude >= west,
  )?.[0] ?? null;
