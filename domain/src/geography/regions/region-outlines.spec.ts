import { FRANCE_CENTER } from '../france-center';
import { outlinesOf } from './region-outlines';
import { REGIONS } from './regions';
import { REGIONS_TOPOLOGY } from './regions-topology';

const outlines = outlinesOf(REGIONS_TOPOLOGY);
const outline = (code: string) => outlines.find((one) => one.code === code);
const points = (code: string) => outline(code)?.polygons.flat(2) ?? [];

describe('outlines of the regions', () => {
  test('M68 the 13 regions of the specification, in its order, each with its model', () => {
    expect(REGIONS.map(({ name }) => name)).toEqual([
      'Île-de-France',
      'Auvergne-Rhône-Alpes',
      'Hauts-de-France',
      "Provence-Alpes-Côte d'Azur",
      'Occitanie',
      'Nouvelle-Aquitaine',
      'Grand Est',
      'Pays de la Loire',
      'Bretagne',
      'Normandie',
      'Bourgogne-Franche-Comté',
      'Centre-Val de Loire',
      'Corse',
    ]);
    for (const { bounds, departments } of REGIONS) {
      expect(Object.keys(bounds).toSorted()).toEqual(['east', 'north', 'south', 'west']);
      expect(departments.length).toBeGreaterThan(0);
    }
  });

  test('M68 there is one for each of the 13 regions', () => {
    expect(outlines.map(({ code }) => code).sort()).toEqual(REGIONS.map(({ code }) => code).sort());
  });

  test('every ring is closed', () => {
    for (const { polygons } of outlines) for (const ring of polygons.flat()) expect(ring[0]).toEqual(ring.at(-1));
  });

  test.each(REGIONS.map((region) => [region.name, region] as const))(
    'F27 %s: longitude comes first, and its outline fills its bounds',
    (_, { code, bounds, center }) => {
      const all = points(code);
      const longitudes = all.map(([longitude]) => longitude);
      const latitudes = all.map(([, latitude]) => latitude);
      expect(Math.min(...longitudes)).toBeCloseTo(bounds.west, 2);
      expect(Math.max(...longitudes)).toBeCloseTo(bounds.east, 2);
      expect(Math.min(...latitudes)).toBeCloseTo(bounds.south, 2);
      expect(Math.max(...latitudes)).toBeCloseTo(bounds.north, 2);
      // No region of France lies where its longitude could be taken for its latitude.
      expect(bounds.west).toBeGreaterThan(-5.5);
      expect(bounds.east).toBeLessThan(10);
      expect(bounds.south).toBeGreaterThan(41);
      expect(bounds.north).toBeLessThan(51.5);
      expect(center[0]).toBeGreaterThan(bounds.west);
      expect(center[0]).toBeLessThan(bounds.east);
      expect(center[1]).toBeGreaterThan(bounds.south);
      expect(center[1]).toBeLessThan(bounds.north);
    },
  );

  test('M67 F27 the default centre of France, longitude first', () => {
    expect(FRANCE_CENTER).toEqual([2.2137, 46.2276]);
  });
});
