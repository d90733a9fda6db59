import { RETRY_DELAYS, secondsUntilRetry } from './retry-schedule';

test('the attempts span 76 hours', () => {
  expect(RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0)).toBe(76 * 3600);
});

test('each delay is spread by a fifth either way', () => {
  expect(secondsUntilRetry(1, 0)).toBeCloseTo(8);
  expect(secondsUntilRetry(1, 0.999)).toBeCloseTo(12, 1);
});

test('Retry-After wins', () => {
  expect(secondsUntilRetry(1, 0.5, 20)).toBe(20);
});

test('after the last attempt there is no other', () => {
  expect(secondsUntilRetry(RETRY_DELAYS.length, 0.5)).not.toBeNull();
  expect(secondsUntilRetry(RETRY_DELAYS.length + 1, 0.5)).toBeNull();
});
