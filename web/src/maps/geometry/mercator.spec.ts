import { FRANCE_CENTER } from '@pignon/domain/geography/france-center';
import { REGIONS } from '@pignon/domain/geography/regions/regions';
import { covers, extentOf, FRANCE_EXTENT, FRANCE_LIMITS, project, unproject } from './mercator';
import {
  EMBED_ZOOMS,
  HIDDEN_OPACITY,
  HIDDEN_RADIUS,
  HIDDEN_SIDES,
  MAP_ZOOMS,
  MAX_BOUNDS,
  OVERVIEW_ZOOM,
  REGION_CENTER_ZOOM,
  REGION_ZOOM,
} from './zooms';

test('F26 M74 the zooms of a property are two named pairs', () => {
  expect(MAP_ZOOMS).toEqual({ approximate: 13, exact: 17 });
  expect(EMBED_ZOOMS).toEqual({ approximate: 13, exact: 16 });
});

test('M67 M70 M73 M157 F62 the figures of the specification', () => {
  expect(OVERVIEW_ZOOM).toBe(5.2);
  expect(REGION_ZOOM).toBe(8);
  expect(REGION_CENTER_ZOOM).toBe(11);
  expect(MAX_BOUNDS).toEqual({ west: -5.5, east: 10, south: 41, north: 51.5 });
  expect([HIDDEN_RADIUS, HIDDEN_SIDES, HIDDEN_OPACITY]).toEqual([10_000, 64, 0.15]);
});

test('F27 a point goes to the map and back, longitude first', () => {
  const [x, y] = project(FRANCE_CENTER);
  expect([Math.round(x), Math.round(y)]).toEqual([246_428, 5_816_898]);
  const [longitude, latitude] = unproject([x, y]);
  expect(longitude).toBeCloseTo(2.2137, 9);
  expect(latitude).toBeCloseTo(46.2276, 9);
});

test.each(REGIONS.map(({ name, bounds }) => [name, bounds] as const))(
  'F27 M67 %s lies within the first view and the limits of the overview',
  (_, bounds) => {
    expect(covers(FRANCE_EXTENT, extentOf(bounds))).toBe(true);
    expect(covers(FRANCE_LIMITS, FRANCE_EXTENT)).toBe(true);
  },
);

test('M67 the first view and the limits have the specification’s centre', () => {
  const [x, y] = project(FRANCE_CENTER);
  for (const [west, south, east, north] of [FRANCE_EXTENT, FRANCE_LIMITS]) {
    expect((west + east) / 2).toBeCloseTo(x, 3);
    expect((south + north) / 2).toBeCloseTo(y, 3);
  }
});
