import { relaxationText, relaxed } from './relaxation-text';

describe('the smallest change that yields results, in words', () => {
  test.each([
    [{ criterion: 'minSurface', value: 60, total: 4 }, '4\u00a0biens si la surface descend à 60\u00a0m²'],
    [{ criterion: 'maxPrice', value: 250_000, total: 1 }, '1\u00a0bien si le prix maximum monte à 250\u202f000\u00a0€'],
    [{ criterion: 'minYield', value: 4.5, total: 2 }, '2\u00a0biens si le rendement descend à 4,5\u00a0%'],
    [{ criterion: 'cities', total: 1_204 }, '1\u202f204\u00a0biens dans toutes les villes'],
    [{ criterion: 'maxSurface', total: 3 }, '3\u00a0biens sans surface maximum'],
  ] as const)('%j', (relaxation, text) => expect(relaxationText(relaxation, {})).toBe(text));

  test('F05 speaks of the rent when only rents are asked for', () =>
    expect(relaxationText({ criterion: 'minPrice', value: 12_000, total: 2 }, { transactions: ['rental'] })).toBe(
      '2\u00a0biens si le loyer annuel minimum descend à 12\u202f000\u00a0€',
    ));

  test('leads to the same list with that one bound moved or gone, from its first page', () => {
    const state = { criteria: { minSurface: 80, cities: ['lyon'] }, sort: 'newest', view: 'list', page: 3 } as const;
    expect(relaxed(state, { criterion: 'minSurface', value: 60, total: 4 })).toEqual({
      criteria: { minSurface: 60, cities: ['lyon'] },
      sort: 'newest',
      view: 'list',
      page: 1,
    });
    expect(relaxed(state, { criterion: 'cities', total: 4 }).criteria).toEqual({ cities: undefined, minSurface: 80 });
  });
});
