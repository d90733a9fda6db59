import { lateness } from './lateness';

test.each([
  [40, '40\u00a0s'],
  [125, '2\u00a0min'],
  [7_300, '2\u00a0h'],
  [200_000, '2\u00a0j'],
])('%i seconds are %s', (seconds, said) => expect(lateness(seconds)).toBe(said));
