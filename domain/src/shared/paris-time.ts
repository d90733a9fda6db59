const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A day, and the minutes on the clock of that day, as Paris reads them. */
export interface ParisMoment {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** From midnight, as the clock on the wall shows it. */
  readonly minutes: number;
}

/** The law of the European Union, since 1996: clocks change on the last Sunday of March and of October, at 1h UTC. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * DAY_MS + HOUR_MS;
}

function offsetAt(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  return (ms >= lastSunday(year, 2) && ms < lastSunday(year, 9) ? 2 : 1) * HOUR_MS;
}

const shownAt = (at: Date): number => at.getTime() + offsetAt(at.getTime());

/** A day of the calendar in Paris, counted from 1 January 1970. */
export const parisDayOf = (at: Date): number => Math.floor(shownAt(at) / DAY_MS);

/** Minutes since midnight, as a clock in Paris shows them. */
export const parisMinutesOf = (at: Date): number => Math.floor((shownAt(at) - parisDayOf(at) * DAY_MS) / MINUTE_MS);

export const parisMoment = (at: Date): ParisMoment => ({
  day: writtenDay(parisDayOf(at)),
  minutes: parisMinutesOf(at),
});

/**
 * When a clock in Paris shows so many minutes past midnight of that day, in milliseconds: the first time where the clock
 * shows it twice, and the moment of the change where it leaps over it.
 */
export function parisInstant(day: number, minutes: number): number {
  const shown = day * DAY_MS + minutes * MINUTE_MS;
  const early = shown - 2 * HOUR_MS;
  if (offsetAt(early) === 2 * HOUR_MS) return early;
  const late = shown - HOUR_MS;
  return offsetAt(late) === HOUR_MS ? late : Math.floor(late / HOUR_MS) * HOUR_MS;
}

/** The same of a written day. */
export const atParis = (day: string, minutes: number): Date => new Date(parisInstant(dayNumber(day), minutes));

/** Monday 0, Sunday 6; 1 January 1970 was a Thursday. */
export const weekdayOf = (day: string | number): number =>
  ((((typeof day === 'string' ? dayNumber(day) : day) + 3) % 7) + 7) % 7;

export const dayAfter = (day: string, days = 1): string => writtenDay(dayNumber(day) + days);

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const writtenDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
