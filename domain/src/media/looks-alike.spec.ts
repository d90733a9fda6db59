import { looksAlike } from './looks-alike';

const LOOK = '0123456789abcdef0123456789abcdef';

test.each([
  [LOOK, LOOK, true],
  [LOOK, `f${LOOK.slice(1)}`, true],
  [LOOK, `ffff${LOOK.slice(4)}`, true],
  [LOOK, 'fedcba9876543210fedcba9876543210', false],
  [LOOK, null, false],
  [null, null, false],
  [LOOK, LOOK.slice(1), false],
])('%s and %s look alike: %s', (one, other, alike) => {
  expect(looksAlike(one, other)).toBe(alike);
});
