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

interface LeaseDate {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
}

/** 'septembre 2027' of '09/2027' or '2027-09', '1er septembre 2027' of '2027-09-01' or '01/09/2027'; else as received. */
export function leaseDateLabel(received: string | null): string | null {
  const text = received?.trim();
  if (!text) return null;
  const date = readLeaseDate(text);
  return date ? written(date) : text;
}

/** False for what is written as a date and is none: '99/9999', '2027-13'. Words are as good as ever. */
export const isInCalendar = (text: string): boolean =>
  !LIKE_A_DATE.test(text.trim()) || readLeaseDate(text.trim()) !== null;

/** '31/11/2027', also within a sentence: a month that there is, without that day. */
export function namesMissingDay(text: string): boolean {
  const [, day, month, year] = /(?<!\d)(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (day === undefined || !(Number(month) >= 1 && Number(month) <= 12)) return false;
  return readLeaseDate(`${day}/${month}/${year}`) === null;
}

const LIKE_A_DATE = /^\d+(?:[/.-]\d+){1,2}$/;

/** When the tenant may leave before the lease ends, in order; none where its start is not known. */
export const triennialBreaks = (start: string | null, end: string | null): readonly string[] =>
  breaksOf(start, end).map(written);

/** The first of them that is still to come. */
export function nextTriennialBreak(start: string | null, end: string | null, today: Date): string | null {
  const day = today.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  const next = breaksOf(start, end).find((date) => iso(date) >= day.slice(0, date.day === null ? 7 : 10));
  return next ? written(next) : null;
}

function breaksOf(start: string | null, end: string | null): readonly LeaseDate[] {
  const from = start ? readLeaseDate(start.trim()) : null;
  if (!from) return [];
  const until = (end ? readLeaseDate(end.trim()) : null) ?? { ...from, year: from.year + SHORTEST_YEARS };
  const breaks = [];
  for (let years = BREAK_YEARS; years < LONGEST_YEARS; years += BREAK_YEARS) {
    const date = inCalendar({ ...from, year: from.year + years });
    if (date.year * 12 + date.month >= until.year * 12 + until.month) break;
    breaks.push(date);
  }
  return breaks;
}

const iso = ({ year, month, day }: LeaseDate): string =>
  [year, month, ...(day === null ? [] : [day])].map((part) => String(part).padStart(2, '0')).join('-');

function readLeaseDate(text: string): LeaseDate | null {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:T.*)?$/.exec(text);
  const french = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : french ? [fullYear(french[3]), french[2], french[1]] : [];
  const date = { year: Number(year), month: Number(month), day: day === undefined ? null : Number(day) };
  if (!(date.month >= 1 && date.month <= 12)) return null;
  return date.day === null || (date.day >= 1 && date.day <= daysIn(date)) ? date : null;
}

/** No lease that still runs began or ends in another century. */
const fullYear = (year = ''): string => (year.length === 2 ? `20${year}` : year);

/** Of a day that its month does not have in that year, the last one: three years after 29 February (C67). */
const inCalendar = (date: LeaseDate): LeaseDate =>
  date.day === null ? date : { ...date, day: Math.min(date.day, daysIn(date)) };

/** The day before the first of the next month. */
const daysIn = ({ year, month }: { year: number; month: number }): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const written = ({ year, month, day }: LeaseDate): string =>
  `${day === null ? '' : `${day === 1 ? '1er' : day}\u00a0`}${MONTHS[month - 1]} ${year}`;
