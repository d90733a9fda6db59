import { surfaceGap } from './surface-gap';

test.each([
  ['floors that make the whole', [100, 60, 40, null], null],
  ['a whole that is more', [120, 60, 40, null], -20],
  ['floors that are more', [90, 60, 20, 20], 10],
  ['the whole alone', [100, null, null, null], null],
  ['cents of a metre', [108.1, 60.05, 48.05, null], null],
  ['floors without a whole', [null, 60, 40, null], null],
] as const)(
  'E03 the sum of the surfaces: %s',
  (_, [surfaceTotale, surfaceRdc, surfaceEtagesSuperieurs, surfaceSousSol], gap) =>
    expect(surfaceGap({ surfaceTotale, surfaceRdc, surfaceEtagesSuperieurs, surfaceSousSol })).toBe(gap),
);
