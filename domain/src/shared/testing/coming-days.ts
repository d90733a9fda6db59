import { dayAfter, weekdayOf } from '../paris-time';

/** Of next year: a fixed day that lies ahead today is a red test on the day after it. */
export const comingYear = (): number => new Date().getUTCFullYear() + 1;

/** Next year's last Sunday of March (3) or October (10), when clocks change in the European Union. */
export function comingClockChange(month: 3 | 10): string {
  const last = `${comingYear()}-${String(month).padStart(2, '0')}-31`;
  return dayAfter(last, -((weekdayOf(last) + 1) % 7));
}

/** At least so many days from today. */
export function comingSunday(days: number): string {
  const from = dayAfter(new Date().toISOString().slice(0, 10), days);
  return dayAfter(from, 6 - weekdayOf(from));
}
