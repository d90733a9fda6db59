import { metresBetween } from './distance';
import type { LngLat } from './lng-lat';
import { regionAt } from './regions/region-at';

/** Sizes of a cell in degrees: about 1.1 km either way in France. */
const CELL_LATITUDE = 0.01;
const CELL_LONGITUDE = 0.015;
const NEAREST_METRES = 1000;
const FARTHEST_METRES = 9000;
const METRES_PER_DEGREE = 111_320;
const MOST_DRAWS = 64;

/** Keyed digest of a text: at least 8 bytes. */
export type Digest = (text: string) => Uint8Array;

/**
 * Where a hidden address may be drawn (F25): keyed by the cell, never by the point nor by anything else that an edit
 * could change, so that neither reloading, nor editing, nor many properties in one building tells more. 1 to 9 km from the
 * cell's centre, at most 10 km from the truth.
 */
export function publicPoint(exact: LngLat, digest: Digest): LngLat {
  const [x, y] = cellOf(exact);
  const center = cellCenter(exact);
  const region = regionAt(center);
  let first: LngLat | null = null;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const point = offset(center, digest(`${y}:${x}:${draw}`));
    const metres = metresBetween(center, point);
    // Rounding may have carried it over the edge.
    if (metres < NEAREST_METRES || metres > FARTHEST_METRES) continue;
    first ??= point;
    // Neither in the sea nor in the next region: that would tell on which side the truth lies not.
    const there = regionAt(point);
    if (region === null ? there !== null : there === region) return point;
  }
  // Overseas and on small islands there is no outline to keep to.
  return first ?? center;
}

const cellOf = ([longitude, latitude]: LngLat): LngLat => [
  Math.floor(longitude / CELL_LONGITUDE),
  Math.floor(latitude / CELL_LATITUDE),
];

/** The middle of the cell of about 1.1 km that holds the point. */
export function cellCenter(exact: LngLat): LngLat {
  const [x, y] = cellOf(exact);
  return [(x + 0.5) * CELL_LONGITUDE, (y + 0.5) * CELL_LATITUDE];
}

function offset(center: LngLat, bytes: Uint8Array): LngLat {
  const angle = 2 * Math.PI * share(bytes, 0);
  const [near, far] = [NEAREST_METRES ** 2, FARTHEST_METRES ** 2];
  const metres = Math.sqrt(share(bytes, 4) * (far - near) + near);
  const latitude = center[1] + (metres * Math.sin(angle)) / METRES_PER_DEGREE;
  const perDegree = METRES_PER_DEGREE * Math.cos((center[1] * Math.PI) / 180);
  return [rounded(center[0] + (metres * Math.cos(angle)) / perDegree), rounded(latitude)];
}

/** Three bytes as a number from 0 to 1. */
const share = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)) * 256 + (bytes[at + 2] ?? 0)) / 256 ** 3;

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** Where the public may see a property: its point, or the false one of a hidden address. */
export const shownPoint = <Exact extends LngLat | null>(
  exact: Exact,
  hidden: boolean,
  digest: Digest,
): LngLat | Exact => (exact && hidden ? publicPoint(exact, digest) : exact);
