import { moved } from './moved';

test.each([
  ['down', 1, 1, [2, 1, 3]],
  ['up', 3, -1, [1, 3, 2]],
  ['the first no further up', 1, -1, [1, 2, 3]],
  ['the last no further down', 3, 1, [1, 2, 3]],
  ['one that is not there', 9, 1, [1, 2, 3]],
] as const)('E07 the order: %s', (_, id, by, order) => expect(moved([1, 2, 3], id, by)).toEqual(order));
