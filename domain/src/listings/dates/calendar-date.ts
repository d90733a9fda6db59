export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
}

/** A month or a day as people write it: '2027-09-01', '2027-09', '01/09/2027', '09/2027', '1.9.27'. Null: none of the calendar. */
export function readDate(text: string): CalendarDate | null {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:T.*)?$/.exec(text);
  const french = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : french ? [fullYear(french[3]), french[2], french[1]] : [];
  const date = { year: Number(year), month: Number(month), day: day === undefined ? null : Number(day) };
  if (!(date.year >= 1 && date.month >= 1 && date.month <= 12)) return null;
  return date.day === null || (date.day >= 1 && date.day <= daysIn(date)) ? date : null;
}

/**
 * The day that a date as received names, 'YYYY-MM-DD'; of a month alone its first or its last one. Null where it cannot be
 * read. SQL function `read_day` reads the same.
 */
export function dayOf(received: string | null, ofMonth: 'first' | 'last'): string | null {
  const date = received === null ? null : readDate(received.trim());
  if (!date) return null;
  const day = date.day ?? (ofMonth === 'first' ? 1 : daysIn(date));
  return [String(date.year).padStart(4, '0'), twoDigits(date.month), twoDigits(day)].join('-');
}

/** The day before the first of the next month. */
export function daysIn({ year, month }: Pick<CalendarDate, 'year' | 'month'>): number {
  const day = new Date(0);
  // Date takes the years before 100 for those of the last century.
  day.setUTCFullYear(year, month, 0);
  return day.getUTCDate();
}

/** No lease that still runs began or ends in another century. */
const fullYear = (year = ''): string => (year.length === 2 ? `20${year}` : year);

const twoDigits = (number: number): string => String(number).padStart(2, '0');
