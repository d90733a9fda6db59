import { soughtIn } from './sought';

test('E12 of a chat’s search a person’s criteria are kept, words and the rest are not', () => {
  const said = { transactions: ['rental'], cities: ['lyon'], maxPrice: 24_000, minSurface: 50 };
  expect(soughtIn({ ...said, search: 'angle de rue', maxYield: 9, natures: [] })).toEqual(said);
});

test.each([
  [undefined],
  [null],
  ['vente'],
  [{}],
  [{ search: 'angle' }],
  [{ cities: ['Lyon; drop'] }],
  [{ transactions: ['gift'] }],
  [{ maxPrice: -1 }],
  [{ transactions: ['sale'], unknown: 1 }],
])('%j is nothing that somebody looks for', (value) => expect(soughtIn(value)).toBeUndefined());
