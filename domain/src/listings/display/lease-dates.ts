import { parisDay } from '../../shared/text/french';
import { type CalendarDate, daysIn, readDate } from '../dates/calendar-date';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
/** A commercial lease is let for nine years at least, and its tenant may leave at the end of every third (bail 3-6-9). */
const SHORTEST_YEARS = 9;
const BREAK_YEARS = 3;
const LONGEST_YEARS = 30;

/** 'septembre 2027' of '09/2027' or '2027-09', '1er septembre 2027' of '2027-09-01' or '01/09/2027'; else as received. */
export function leaseDateLabel(received: string | null): string | null {
  const text = received?.trim();
  if (!text) return null;
  const date = readDate(text);
  return date ? written(date) : text;
}

/** False for what is written as a date and is none: '99/9999', '2027-13'. Words are as good as ever. */
export const isInCalendar = (text: string): boolean => !LIKE_A_DATE.test(text.trim()) || readDate(text.trim()) !== null;

/** '31/11/2027', also within a sentence: a month that there is, without that day. */
export function namesMissingDay(text: string): boolean {
  const [, day, month, year] = /(?<!\d)(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (day === undefined || !(Number(month) >= 1 && Number(month) <= 12)) return false;
  return readDate(`${day}/${month}/${year}`) === null;
}

const LIKE_A_DATE = /^\d+(?:[/.-]\d+){1,2}$/;

/** When the tenant may leave before the lease ends, in order; none where its start is not known. */
export const triennialBreaks = (start: string | null, end: string | null): readonly string[] =>
  breaksOf(start, end).map(written);

/** The first of them that is still to come. */
export function nextTriennialBreak(start: string | null, end: string | null, today: Date): string | null {
  const day = parisDay(today);
  const next = breaksOf(start, end).find((date) => iso(date) >= day.slice(0, date.day === null ? 7 : 10));
  return next ? written(next) : null;
}

function breaksOf(start: string | null, end: string | null): readonly CalendarDate[] {
  const from = start ? readDate(start.trim()) : null;
  if (!from) return [];
  const until = (end ? readDate(end.trim()) : null) ?? { ...from, year: from.year + SHORTEST_YEARS };
  const breaks = [];
  for (let years = BREAK_YEARS; years < LONGEST_YEARS; years += BREAK_YEARS) {
    const date = inCalendar({ ...from, year: from.year + years });
    if (date.year * 12 + date.month >= until.year * 12 + until.month) break;
    breaks.push(date);
  }
  return breaks;
}

const iso = ({ year, month, day }: CalendarDate): string =>
  [year, month, ...(day === null ? [] : [day])].map((part) => String(part).padStart(2, '0')).join('-');

/** Of a day that its month does not have in that year, the last one: three years after 29 February (C67). */
const inCalendar = (date: CalendarDate): CalendarDate =>
  date.day === null ? date : { ...date, day: Math.min(date.day, daysIn(date)) };

const written = ({ year, month, day }: CalendarDate): string =>
  `${day === null ? '' : `${day === 1 ? '1er' : day}\u00a0`}${MONTHS[month - 1]} ${year}`;
