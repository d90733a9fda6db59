import { createHmac } from 'node:crypto';
import { metresBetween } from './distance';
import type { LngLat } from './lng-lat';
import { cellCenter, publicPoint } from './public-point';
import { regionAt } from './regions/region-at';
import { REGIONS } from './regions/regions';

const digest = (text: string) => createHmac('sha256', 'une clé de test').update(text).digest();

let state = 20_261_128;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
/** Anywhere in metropolitan France. */
function somewhere(): LngLat {
  const { west, east, south, north } = REGIONS[Math.floor(random() * REGIONS.length)]!.bounds;
  const point: LngLat = [west + random() * (east - west), south + random() * (north - south)];
  return regionAt(point) ? point : somewhere();
}

test('F25 100,000 points: 1 to 9 km from the cell’s centre, at most 10 km from the truth, in the same region', () => {
  let [nearest, farthest, farthestFromTruth, elsewhere] = [Infinity, 0, 0, 0];
  for (let n = 0; n < 100_000; n++) {
    const truth = somewhere();
    const center = cellCenter(truth);
    const shown = publicPoint(truth, digest);
    const metres = metresBetween(center, shown);
    nearest = Math.min(nearest, metres);
    farthest = Math.max(farthest, metres);
    farthestFromTruth = Math.max(farthestFromTruth, metresBetween(truth, shown));
    if (regionAt(center) !== null && regionAt(shown) !== regionAt(center)) elsewhere += 1;
  }
  expect(nearest).toBeGreaterThanOrEqual(1000);
  expect(farthest).toBeLessThanOrEqual(9000);
  expect(farthestFromTruth).toBeLessThanOrEqual(10_000);
  expect(elsewhere).toBe(0);
});

test('F25 security row 22 all points of a cell are shown at one point, rounded to three decimals', () => {
  for (let n = 0; n < 200; n++) {
    const [longitude, latitude] = cellCenter(somewhere());
    const shown = new Set<string>();
    for (let door = 0; door < 50; door++)
      shown.add(
        JSON.stringify(
          publicPoint([longitude + (random() - 0.5) * 0.0149, latitude + (random() - 0.5) * 0.0099], digest),
        ),
      );
    expect(shown.size).toBe(1);
    for (const degrees of JSON.parse([...shown][0]!) as number[])
      expect(Math.abs(degrees * 1000 - Math.round(degrees * 1000))).toBeLessThan(1e-6);
  }
});

test('F25 security row 21 reading 10,000 times gives one point; another key another one', () => {
  const truth: LngLat = [2.36987, 48.85312];
  const shown = new Set(Array.from({ length: 10_000 }, () => publicPoint(truth, digest).join()));
  expect(shown.size).toBe(1);
  expect(shown.has(publicPoint(truth, (text) => createHmac('sha256', 'une autre').update(text).digest()).join())).toBe(
    false,
  );
});

test('F25 security row 22 many doors of one street are no way to the truth: their mean stays away from it', () => {
  const street = Array.from({ length: 500 }, (_, n): LngLat => [2.3615 + n * 1e-6, 48.8637 + n * 1e-6]);
  const shown = street.map((door) => publicPoint(door, digest));
  const mean: LngLat = [
    shown.reduce((sum, [longitude]) => sum + longitude, 0) / shown.length,
    shown.reduce((sum, [, latitude]) => sum + latitude, 0) / shown.length,
  ];
  expect(metresBetween(mean, cellCenter(street[0]!))).toBeGreaterThanOrEqual(1000);
});

test.each<[string, LngLat]>([
  ['Saint-Denis de La Réunion', [55.4481, -20.8789]],
  ['Cayenne', [-52.33, 4.9372]],
  ['Île d’Yeu', [-2.35, 46.72]],
])('F25 %s has no outline to keep to, and the same distances', (_, truth) => {
  const shown = publicPoint(truth, digest);
  expect(metresBetween(cellCenter(truth), shown)).toBeGreaterThanOrEqual(1000);
  expect(metresBetween(cellCenter(truth), shown)).toBeLessThanOrEqual(9000);
});
