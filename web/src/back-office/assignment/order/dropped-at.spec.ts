import { droppedAt } from './dropped-at';

test.each([
  ['further down', 1, 3, [2, 3, 1]],
  ['further up', 3, 1, [3, 1, 2]],
  ['onto itself', 2, 2, [1, 2, 3]],
  ['onto one that is gone', 1, 9, [1, 2, 3]],
  ['one that is gone', 9, 1, [1, 2, 3]],
] as const)('E06 a rule dragged %s', (_, id, onto, order) => expect(droppedAt([1, 2, 3], id, onto)).toEqual(order));
