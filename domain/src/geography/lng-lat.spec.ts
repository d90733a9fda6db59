import { coordinatesOf, pointOf } from './lng-lat';
import { regionAt, regionNear } from './regions/region-at';
import { REGIONS } from './regions/regions';

test.each(REGIONS.map((region) => [region.name, region] as const))(
  'F27 M68 %s: named coordinates and pairs are the same place both ways',
  (_, { code, bounds, center }) => {
    expect(regionAt(center)).toBe(code);
    for (let step = 0; step <= 10; step++) {
      const latitude = bounds.south + ((bounds.north - bounds.south) * step) / 10;
      const longitude = bounds.west + ((bounds.east - bounds.west) * step) / 10;
      const point = pointOf({ latitude, longitude });
      expect(point).toEqual([longitude, latitude]);
      expect(coordinatesOf(point!)).toEqual({ latitude, longitude });
      // Turned round it would lie off Africa.
      expect(regionNear([latitude, longitude])).toBeNull();
    }
  },
);

test.each([
  [null, 2.3],
  [48.8, null],
  [0, 0],
  [91, 2],
  [48, 181],
  [Number.NaN, 2],
])('coordinates that are no place: %s, %s', (latitude, longitude) => {
  expect(pointOf({ latitude, longitude })).toBeNull();
});
