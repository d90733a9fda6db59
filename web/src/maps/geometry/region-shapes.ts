import type { RegionCode } from '@pignon/domain/geography/place';
import { outlinesOf } from '@pignon/domain/geography/regions/region-outlines';
import { REGIONS_TOPOLOGY } from '@pignon/domain/geography/regions/regions-topology';
import { type Extent, extentAround, holds, type Point, project } from './mercator';

export interface RegionShape {
  readonly code: RegionCode;
  readonly rings: readonly (readonly Point[])[];
  readonly extent: Extent;
}

/** The outlines as the map draws them. */
export const REGION_SHAPES: readonly RegionShape[] = outlinesOf(REGIONS_TOPOLOGY).map(({ code, polygons }) => {
  const rings = polygons.flat().map((ring) => ring.map(project));
  return { code, rings, extent: extentAround(rings.flat()) };
});

/** The region that holds the point: an odd number of its borders lies east of it. */
export const regionAt = (point: Point): RegionCode | null =>
  REGION_SHAPES.find(
    ({ extent, rings }) => holds(extent, point) && rings.filter((ring) => inside(ring, point)).length % 2 === 1,
  )?.code ?? null;

function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
    [ax, ay] = [bx, by];
  }
  return odd;
}
