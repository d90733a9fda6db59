import { placeSlugOf } from '@pignon/domain/geography/place-slug';
import { bodyOf, valuesOf } from './criteria-fields';

test('E12 criteria go through the form and come back as they were, each place by its slug', () => {
  const criteria = {
    transactions: ['sale'],
    natures: ['boutique', 'murs'],
    cities: ['lyon-69', 'paris-16e', 'valence'],
    regions: ['84'],
    minPrice: 540_000,
    minYield: 6.5,
    occupancy: 'occupied',
  } as const;
  const body = bodyOf(valuesOf(criteria));
  expect(body.cities.map(placeSlugOf)).toEqual(criteria.cities);
  expect(body).toEqual({
    ...criteria,
    cities: ['Lyon 69', expect.any(String), 'Valence'],
    minPrice: '540000',
    maxPrice: null,
    minSurface: null,
    maxSurface: null,
    minYield: '6,5',
  });
  expect(bodyOf(valuesOf({ transactions: ['sale', 'rental'] })).transactions).toEqual([]);
});
