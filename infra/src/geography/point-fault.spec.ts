import type { Located } from '@pignon/domain/geography/place-of';
import { pointFault } from '@pignon/domain/geography/point-fault';
import { knownCommunes } from './known-communes';

const faultOf = (city: string, latitude: number | null, longitude: number | null, more: Partial<Located> = {}) =>
  pointFault({ city, address: null, postcode: null, latitude, longitude, ...more }, knownCommunes)?.message ?? null;

test.each([
  ['Paris', 2.35, 48.85, {}],
  ['Rennes', -1.68, 48.11, { postcode: '35000' }],
  ['Saint-Denis', 55.45, -20.88, { postcode: '97400' }],
  ['Un hameau', 4.83, 45.76, {}],
])('F69 %s at %d, %d: latitude and longitude were swapped, and the right ones are offered', (city, lat, lng, more) =>
  expect(faultOf(city, lat, lng, more)).toContain(
    `elles semblent inversées. Échangez-les\u00a0: latitude ${String(lng).replace('.', ',')}, longitude ${String(lat).replace('.', ',')}`,
  ),
);

test('F69 a point outside France, or far from its town, is refused by its field', () => {
  expect(faultOf('Paris', 51.5, -0.12)).toContain('hors de France');
  expect(faultOf('Lyon', 48.85, 2.35)).toContain('à 390\u00a0km de Lyon');
  expect(faultOf('Bordeaux', 45.76, 4.84, { postcode: '33000' })).toContain('de Bordeaux');
});

test.each([
  ['Paris', 48.8566, 2.3522, {}],
  ['Arles', 43.45, 4.7, {}],
  ['Montigny', 48.77, 2.04, {}],
  ['Le Mesnil', 48, 2, {}],
  ['Boulogne', 50.72, 1.61, {}],
  ['Saint-Denis', -20.88, 55.45, {}],
  ['La Défense', 48.89, 2.24, {}],
  ['Maripasoula', 3.64, -54.03, { postcode: '97370' }],
  ['Ouessant', 48.46, -5.1, { postcode: '29242' }],
  ['Bonifacio', 41.39, 9.16, { postcode: '20169' }],
  ['Nice', 0, 0, {}],
  ['Nice', null, null, {}],
])('F69 nothing speaks against %s at %d, %d', (city, lat, lng, more) =>
  expect(faultOf(city, lat, lng, more)).toBeNull(),
);
