import { stepAt } from './scroll-at-edge';

test.each([
  [400, 0],
  [96, 0],
  [704, 0],
  [48, -7],
  [0, -14],
  [-30, -14],
  [752, 7],
  [800, 14],
  [900, 14],
])('E03 a photo held %i px from the top of a window of 800 moves the page by %i', (y, step) => {
  expect(stepAt(y, 800)).toBe(step);
});
