import { type BusinessCalendar, openSpan } from './business-calendar';
import { parisDayOf } from '../shared/paris-time';

const HOUR_MS = 3_600_000;

/** When so many business hours have passed: the last of them may end with the day, never in the night after it. */
export function dueAt(start: Date, hours: number, calendar: BusinessCalendar): Date {
  if (calendar.week.every((opening) => opening === null)) throw new RangeError('Never open: nothing is ever due');
  let left = hours * HOUR_MS;
  if (left <= 0) return start;
  for (let day = parisDayOf(start); ; day += 1) {
    const span = openSpan(day, calendar);
    if (!span) continue;
    const from = Math.max(start.getTime(), span[0]);
    const open = Math.max(0, span[1] - from);
    if (open >= left) return new Date(from + left);
    left -= open;
  }
}

/** 0 where `to` is before `from`. */
export function businessSecondsBetween(from: Date, to: Date, calendar: BusinessCalendar): number {
  let open = 0;
  for (let day = parisDayOf(from), last = parisDayOf(to); day <= last; day += 1) {
    const span = openSpan(day, calendar);
    if (span) open += Math.max(0, Math.min(to.getTime(), span[1]) - Math.max(from.getTime(), span[0]));
  }
  return open / 1000;
}
