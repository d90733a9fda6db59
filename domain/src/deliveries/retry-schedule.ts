const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between attempts; they sum up to 76 hours, longer than any sender we compare with (reliability, section 1). */
export const RETRY_DELAYS: readonly number[] = [
  10,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
  26_630,
];

/**
 * Seconds until the next attempt after `attempts` failed ones, or null when the last one has been made.
 * `random` in [0, 1) spreads it by ±20 %, so that an outage does not end in a stampede. Retry-After wins over both.
 */
export function secondsUntilRetry(attempts: number, random: number, retryAfterSeconds?: number): number | null {
  const delay = RETRY_DELAYS[attempts - 1];
  if (delay === undefined) return null;
  return retryAfterSeconds ?? delay * (0.8 + 0.4 * random);
}
