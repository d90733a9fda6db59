import type { MapAnswer, Pin } from '@pignon/domain/listings/read-models';
import { PIN_FLAGS } from '@pignon/domain/listings/read-models';
import { type Extent, extentOf, joined, type Point, project } from './mercator';

/** Room of one mark in pixels: the widest price plate with its distance to the next one (ux: targets 8 px apart). */
export const MARK_WIDTH = 100;
export const MARK_HEIGHT = 52;

/** One pin, or what the server already gathered: then its pins are unknown here. */
export interface Spot {
  readonly key: string;
  readonly at: Point;
  readonly extent: Extent;
  readonly pin: Pin | null;
  /** Sold and unavailable ones are not counted (M72). */
  readonly available: number;
}

/** What is drawn and pressed: one property, or several. */
export interface Mark {
  readonly key: string;
  readonly at: Point;
  readonly extent: Extent;
  readonly pins: readonly Pin[];
  /** `pins` holds them all. */
  readonly known: boolean;
  readonly available: number;
}

export const isAvailable = (pin: Pin): boolean => (pin[4] & PIN_FLAGS.notAvailable) === 0;
export const isRental = (pin: Pin): boolean => (pin[4] & PIN_FLAGS.rental) !== 0;
export const isApproximate = (pin: Pin): boolean => (pin[4] & PIN_FLAGS.approximate) !== 0;
export const pinPoint = (pin: Pin): Point => project([pin[1], pin[2]]);

export function spotsOf({ items, clusters }: MapAnswer): Spot[] {
  const single = items.map((pin): Spot => {
    const at = pinPoint(pin);
    return { key: String(pin[0]), at, extent: [...at, ...at], pin, available: isAvailable(pin) ? 1 : 0 };
  });
  const gathered = clusters.map(
    ([longitude, latitude, available, west, south, east, north]): Spot => ({
      key: `${longitude},${latitude}`,
      at: project([longitude, latitude]),
      extent: extentOf({ west, south, east, north }),
      pin: null,
      available,
    }),
  );
  return [...single, ...gathered];
}

/**
 * Marks that never overlap: a spot joins the first mark whose room it lies in, else it founds one. Steady while the map
 * is moved, since all spots count, not only those in view. Not ol/source/Cluster: its means may lie over one another.
 */
export function gather(spots: readonly Spot[], resolution: number): Mark[] {
  const [width, height] = [MARK_WIDTH * resolution, MARK_HEIGHT * resolution];
  const founded = new Map<string, Spot[][]>();
  const all: Spot[][] = [];
  for (const spot of spots) {
    const [column, row] = [Math.floor(spot.at[0] / width), Math.floor(spot.at[1] / height)];
    const near = around(column, row).flatMap((cell) => founded.get(cell) ?? []);
    const home = near.find(([founder]) => founder && meet(founder.at, spot.at, width, height));
    if (home) {
      home.push(spot);
      continue;
    }
    const mark = [spot];
    all.push(mark);
    const cell = `${column},${row}`;
    founded.set(cell, [...(founded.get(cell) ?? []), mark]);
  }
  return centred(all.map(markOf), width, height);
}

const meet = (a: Point, b: Point, width: number, height: number): boolean =>
  Math.abs(a[0] - b[0]) < width && Math.abs(a[1] - b[1]) < height;

const around = (column: number, row: number): string[] =>
  [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => `${column + right},${row + up}`));

function markOf(spots: readonly Spot[]): Mark {
  const [founder] = spots as [Spot];
  const pins = spots.flatMap(({ pin }) => (pin ? [pin] : []));
  return {
    key: spots.length === 1 ? founder.key : `${founder.key}+`,
    at: founder.at,
    extent: spots.map(({ extent }) => extent).reduce(joined),
    pins,
    known: pins.length === spots.length,
    available: spots.reduce((sum, { available }) => sum + available, 0),
  };
}

/**
 * Each stands on what lies nearest to the middle of what it holds, unless it would lie over another one there. The middle
 * itself may lie in the sea, or in the next region.
 */
function centred(marks: Mark[], width: number, height: number): Mark[] {
  const placed = [...marks];
  placed.forEach((mark, index) => {
    if (mark.pins.length + (mark.known ? 0 : 1) < 2) return;
    const [west, south, east, north] = mark.extent;
    const middle = nearest(mark, [(west + east) / 2, (south + north) / 2]);
    if (placed.every((other) => other === mark || !meet(other.at, middle, width, height)))
      placed[index] = { ...mark, at: middle };
  });
  return placed;
}

const nearest = ({ pins, known }: Mark, to: Point): Point =>
  known
    ? pins
        .map(pinPoint)
        .reduce((best, point) =>
          Math.hypot(point[0] - to[0], point[1] - to[1]) < Math.hypot(best[0] - to[0], best[1] - to[1]) ? point : best,
        )
    : to;

/** Reading order: row by row from the north, each from the west. Tab and the arrow keys follow it. */
export function inReadingOrder<Placed extends { readonly at: Point }>(
  marks: readonly Placed[],
  resolution: number,
): Placed[] {
  const row = ({ at }: Placed) => -Math.floor(at[1] / (MARK_HEIGHT * resolution));
  return [...marks].sort((a, b) => row(a) - row(b) || a.at[0] - b.at[0]);
}

/** Zooming in as far as the map goes would part them. */
export function canPart({ extent }: Mark, closestResolution: number): boolean {
  const [west, south, east, north] = extent;
  return east - west >= MARK_WIDTH * closestResolution || north - south >= MARK_HEIGHT * closestResolution;
}
