import { regionOf } from '../../geography/regions/regions';
import { atCity, inRegion, listingBreadcrumb, listingDescription, listingHeading, listingTitle } from './headings';
import { readListingUrl } from './listing-url';

test.each([
  ['Lyon', 'à Lyon'],
  ['Le Havre', 'au Havre'],
  ['Le Mans', 'au Mans'],
  ["Les Sables-d'Olonne", 'aux Sables-d’Olonne'],
  ['La Rochelle', 'à La Rochelle'],
  ["L'Haÿ-les-Roses", 'à L’Haÿ-les-Roses'],
  ['Lens', 'à Lens'],
  ['Leers', 'à Leers'],
])('M52 %s: %s', (name, at) => expect(atCity(name)).toBe(at));

test('M52 heading and description say it alike', () => {
  const state = readListingUrl('/biens/le-havre');
  const names = { city: () => 'Le Havre' };
  expect(listingHeading(state, names)).toBe('Biens immobiliers au Havre');
  expect(listingDescription(state, names, 3)).toContain('à vendre ou à louer au Havre');
});

test.each([
  ['53', 'Biens immobiliers en Bretagne'],
  ['32', 'Biens immobiliers dans les Hauts-de-France'],
  ['52', 'Biens immobiliers dans les Pays de la Loire'],
  ['44', 'Biens immobiliers dans le Grand Est'],
  ['93', 'Biens immobiliers en Provence-Alpes-Côte d’Azur'],
])('M70 the open region %s is named: %s', (code, heading) => {
  const state = readListingUrl('/nos-biens', `?view=regions&region=${code}`);
  expect(listingHeading(state)).toBe(heading);
  expect(listingTitle(state)).toBe(`${heading} | Pignon`);
  const grid = readListingUrl('/biens', `?region=${code}`);
  expect(listingHeading(grid)).toBe(heading);
  expect(listingTitle(grid)).toBe(`${heading} | Pignon`);
  expect([state, grid].map((one) => listingBreadcrumb(one).current)).toEqual([
    regionOf(code)?.name,
    regionOf(code)?.name,
  ]);
  expect(listingDescription(grid)).toContain(inRegion(regionOf(code)?.name ?? ''));
});
