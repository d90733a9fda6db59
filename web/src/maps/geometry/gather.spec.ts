import type { Pin } from '@pignon/domain/listings/read-models';
import { canPart, gather, inReadingOrder, type Mark, MARK_HEIGHT, MARK_WIDTH, pinPoint, spotsOf } from './gather';
import { resolutionOf } from './mercator';
import { MAP_ZOOMS, openLayersZoom } from './zooms';

const CLOSEST = resolutionOf(openLayersZoom(MAP_ZOOMS.exact));
const NOT_AVAILABLE = 2;
const pin = (id: number, longitude: number, latitude: number, flags = 0): Pin => [
  id,
  longitude,
  latitude,
  500_000,
  flags,
];
const marksOf = (items: readonly Pin[], zoom: number) =>
  gather(spotsOf({ items, clusters: [], total: items.length }), resolutionOf(zoom));
const ids = (mark: Mark | undefined) => mark?.pins.map(([id]) => id);
/** The same every time. */
const scattered = Array.from({ length: 400 }, (_, i) =>
  pin(i + 1, -4 + ((i * 37) % 113) / 9, 43 + ((i * 61) % 101) / 15),
);

test('three properties of one building are one mark at any zoom, which zooming cannot part', () => {
  const building = [pin(1, 2.35, 48.86), pin(2, 2.35, 48.86), pin(3, 2.35, 48.86)];
  for (const zoom of [5, 10, 18]) {
    const marks = marksOf(building, zoom);
    expect(marks.map(ids)).toEqual([[1, 2, 3]]);
    expect(marks.some((mark) => canPart(mark, CLOSEST))).toBe(false);
  }
});

test('neighbours are gathered from afar and apart from near', () => {
  const [first, second] = [pin(1, 2.35, 48.86), pin(2, 2.36, 48.86)];
  const [together] = marksOf([first, second], 8);
  expect(ids(together)).toEqual([1, 2]);
  expect(together && canPart(together, CLOSEST)).toBe(true);
  expect(marksOf([first, second], 15).map(ids)).toEqual([[1], [2]]);
});

test.each([5, 6.2, 7, 9])('at zoom %d no mark overlaps another, and no pin is lost', (zoom) => {
  const marks = marksOf(scattered, zoom);
  const resolution = resolutionOf(zoom);
  for (const [i, a] of marks.entries())
    for (const b of marks.slice(i + 1)) {
      const apart =
        Math.abs(a.at[0] - b.at[0]) >= MARK_WIDTH * resolution ||
        Math.abs(a.at[1] - b.at[1]) >= MARK_HEIGHT * resolution;
      expect([a.key, b.key, apart]).toEqual([a.key, b.key, true]);
    }
  expect(marks.flatMap(({ pins }) => pins).length).toBe(scattered.length);
});

test('M72 a cluster counts what is available alone', () => {
  const [mark] = marksOf([pin(1, 2.35, 48.86), pin(2, 2.35, 48.86, NOT_AVAILABLE)], 6);
  expect(mark?.available).toBe(1);
  expect(mark?.pins).toHaveLength(2);
});

test('what the server gathered keeps its count and its extent', () => {
  const [mark] = gather(
    spotsOf({ items: [], clusters: [[2.3, 48.8, 1234, 2.1, 48.7, 2.5, 48.9]], total: 1234 }),
    resolutionOf(6),
  );
  expect(mark).toMatchObject({ known: false, available: 1234, pins: [] });
  expect(mark && canPart(mark, CLOSEST)).toBe(true);
});

test('the reading order goes from north to south, then from west to east', () => {
  const marks = marksOf([pin(1, 5.37, 43.3), pin(2, 7.75, 48.57), pin(3, -1.68, 48.11), pin(4, 3.06, 50.63)], 6);
  expect(inReadingOrder(marks, resolutionOf(6)).flatMap(ids)).toEqual([4, 3, 2, 1]);
});

test('a cluster stands on one of its own, never between them in the sea', () => {
  const [mark] = marksOf([pin(1, -1.15, 46.16), pin(2, -1.3, 45.9), pin(3, -1.1, 45.95)], 6);
  expect([pin(1, -1.15, 46.16), pin(2, -1.3, 45.9), pin(3, -1.1, 45.95)].map(pinPoint)).toContainEqual(mark?.at);
});
