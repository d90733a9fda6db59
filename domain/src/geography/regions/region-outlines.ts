import type { LngLat } from '../lng-lat';
import type { RegionCode } from '../place';
import type { Topology } from './regions-topology';

/** A closed line: the first point again at the end. */
export type Ring = readonly LngLat[];

export interface RegionOutline {
  readonly code: RegionCode;
  /** The mainland and its islands; a polygon's first ring is its outer one, others are holes. */
  readonly polygons: readonly (readonly Ring[])[];
}

/** Unfolds the shared arcs into closed rings of longitude and latitude. */
export function outlinesOf({ transform, regions, arcs }: Topology): RegionOutline[] {
  const lines = arcs.map((steps) => walked(steps, transform));
  const line = (index: number): Ring => (index < 0 ? [...(lines[~index] ?? [])].reverse() : (lines[index] ?? []));
  // Each arc begins where the one before it ended.
  const ring = (indexes: readonly number[]): Ring =>
    indexes.flatMap((index, position) => (position === 0 ? line(index) : line(index).slice(1)));
  return regions.map(({ id, arcs: polygons }) => ({
    code: id,
    polygons: polygons.map((rings) => rings.map(ring)),
  }));
}

function walked(steps: readonly (readonly number[])[], { scale, translate }: Topology['transform']): Ring {
  let [column, row] = [0, 0];
  return steps.map(([right = 0, up = 0]) => {
    column += right;
    row += up;
    return [column * scale[0] + translate[0], row * scale[1] + translate[1]];
  });
}
