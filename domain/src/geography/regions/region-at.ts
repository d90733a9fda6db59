import { isInside } from './inside';
import type { LngLat } from '../lng-lat';
import type { RegionCode } from '../place';
import { type RegionOutline, outlinesOf } from './region-outlines';
import { type Bounds, REGIONS } from './regions';
import { REGIONS_TOPOLOGY } from './regions-topology';

let outlines: ReadonlyMap<RegionCode, RegionOutline> | null = null;

/** Whose outline holds the point; null at sea and abroad. */
export function regionAt(point: LngLat): RegionCode | null {
  outlines ??= new Map(outlinesOf(REGIONS_TOPOLOGY).map((outline) => [outline.code, outline]));
  for (const { code, bounds } of REGIONS) {
    const outline = outlines.get(code);
    if (outline && isWithin(point, bounds) && isInside(point, outline)) return code;
  }
  return null;
}

/** On an islet or a quay that the simplified outlines leave out: the nearest centre of the regions around. */
export function regionNear(point: LngLat): RegionCode | null {
  const distance = ({ center }: { readonly center: LngLat }): number =>
    ((center[0] - point[0]) * Math.cos((point[1] * Math.PI) / 180)) ** 2 + (center[1] - point[1]) ** 2;
  const around = REGIONS.filter(({ bounds }) => isWithin(point, bounds));
  return regionAt(point) ?? around.toSorted((a, b) => distance(a) - distance(b))[0]?.code ?? null;
}

const isWithin = ([longitude, latitude]: LngLat, { north, south, east, west }: Bounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;
