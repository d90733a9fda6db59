import { REGIONS } from '@pignon/domain/geography/regions/regions';
import { apart } from './apart';
import { project, resolutionOf } from './mercator';

test('M67 the 13 discs are 52 px apart on a map 320 px wide, and hardly moved on a wide one', () => {
  const at = (zoom: number) =>
    REGIONS.map(({ center }) => {
      const [x, y] = project(center);
      return [x / resolutionOf(zoom), -y / resolutionOf(zoom)] as const;
    });
  const phone = apart(at(4.9), 52);
  for (const [i, a] of phone.entries())
    for (const b of phone.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(51.5);
  expect(apart(at(6.2), 52)).toEqual(at(6.2));
});

test('what lies on one spot is parted too', () => {
  const [a, b] = apart(
    [
      [5, 5],
      [5, 5],
    ],
    10,
  );
  expect([a, b]).toEqual([
    [5, 0],
    [5, 10],
  ]);
});
