const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The law of the European Union: clocks change on the last Sunday of March and of October, at 1h UTC. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * DAY_MS + HOUR_MS;
}

function offsetAt(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  return (ms >= lastSunday(year, 2) && ms < lastSunday(year, 9) ? 2 : 1) * HOUR_MS;
}

/** A day of the calendar in Paris, counted from 1 January 1970. */
export const parisDayOf = (at: Date): number => Math.floor((at.getTime() + offsetAt(at.getTime())) / DAY_MS);

/** Minutes since midnight, as a clock in Paris shows them. */
export const parisMinutesOf = (at: Date): number =>
  Math.floor(((((at.getTime() + offsetAt(at.getTime())) % DAY_MS) + DAY_MS) % DAY_MS) / 60_000);

/**
 * When a clock in Paris shows so many minutes past midnight of that day, in milliseconds: the first time where the clock
 * shows it twice, and the moment of the change where it leaps over it.
 */
export function parisInstant(day: number, minutes: number): number {
  const shown = day * DAY_MS + minutes * 60_000;
  const early = shown - 2 * HOUR_MS;
  if (offsetAt(early) === 2 * HOUR_MS) return early;
  const late = shown - HOUR_MS;
  return offsetAt(late) === HOUR_MS ? late : Math.floor(late / HOUR_MS) * HOUR_MS;
}

/** 0 on Sunday; 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
