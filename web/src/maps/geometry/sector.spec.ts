import { sectorAround } from './sector';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

test.each([
  ['Paris', [2.35, 48.86]],
  ['La Réunion', [55.45, -20.88]],
] as const)('M73 the sector of a hidden address in %s is a polygon of 64 corners, each 10 km away', (_, center) => {
  const corners = sectorAround(center);
  expect(corners).toHaveLength(64);
  for (const [longitude, latitude] of corners) {
    const half =
      Math.sin(radians(latitude - center[1]) / 2) ** 2 +
      Math.cos(radians(center[1])) * Math.cos(radians(latitude)) * Math.sin(radians(longitude - center[0]) / 2) ** 2;
    expect(2 * 6_371_008.8 * Math.asin(Math.sqrt(half))).toBeCloseTo(10_000, 1);
  }
});
