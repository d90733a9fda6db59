/** Longitude first, as OpenLayers and GeoJSON have it (F27). Fields of a property say latitude, longitude: pointOf turns them. */
export type LngLat = readonly [longitude: number, latitude: number];

export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The one place where named coordinates become a pair. Null when one is missing or out of range; (0, 0) means unknown. */
export function pointOf({ latitude, longitude }: Coordinates): LngLat | null {
  if (latitude === null || longitude === null) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || (latitude === 0 && longitude === 0)) return null;
  return [longitude, latitude];
}

/** And the one place where a pair becomes named coordinates. */
export const coordinatesOf = ([longitude, latitude]: LngLat): { longitude: number; latitude: number } => ({
  longitude,
  latitude,
});
