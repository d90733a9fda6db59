import { areaOf } from './area-of';
import { extentOf } from '../../geometry/mercator';

test('what is seen at the edge stays in', () => {
  expect(areaOf(extentOf({ west: 2.25149, south: 48.81549, east: 2.42001, north: 48.90201 }))).toEqual([
    2.251, 48.815, 2.421, 48.903,
  ]);
  expect(areaOf([-3e7, -3e7, 3e7, 3e7])).toEqual([-180, expect.closeTo(-89, 0), 180, expect.closeTo(89, 0)]);
});
