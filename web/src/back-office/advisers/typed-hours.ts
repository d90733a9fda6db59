import { type Absence, areAbsences, type Span, type WeekHours } from '@pignon/domain/agents/working-hours';
import { dayOf } from '@pignon/domain/listings/dates/calendar-date';

/** Monday first, as `hours` has them. */
export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEK)[number];

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
  friday: 'Vendredi',
  saturday: 'Samedi',
  sunday: 'Dimanche',
};

const TIME = String.raw`(\d{1,2})\s*(?:h|:|H)?\s*(\d{2})?`;
const SPAN = new RegExp(String.raw`^\s*${TIME}\s*(?:-|–|à|a)\s*${TIME}\s*$`);

const timeText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')}`;

/** '9h-12h30, 14h-19h' */
export const spansText = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${timeText(from)}-${timeText(to)}`).join(', ');

/** Null: no hours of a day. */
export function spansOf(text: string): readonly Span[] | null {
  const spans = text
    .split(/[,;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = SPAN.exec(part) ?? [];
      return {
        from: Number(fromHour) * 60 + Number(fromMinute),
        to: Number(toHour) * 60 + Number(toMinute),
        fromMinute,
        toMinute,
      };
    });
  const inOrder = spans.every(
    ({ from, to, fromMinute, toMinute }, place) =>
      from < to &&
      to <= 1440 &&
      Number(fromMinute) < 60 &&
      Number(toMinute) < 60 &&
      (spans[place - 1]?.to ?? 0) <= from,
  );
  return inOrder && spans.length <= 4 ? spans.map(({ from, to }) => ({ from, to })) : null;
}

export const hoursOf = (typed: Readonly<Record<Weekday, string>>): WeekHours =>
  WEEK.map((day) => spansOf(typed[day]) ?? []);

export const typedHours = (hours: WeekHours): Record<Weekday, string> =>
  Object.fromEntries(WEEK.map((day, place) => [day, spansText(hours[place] ?? [])])) as Record<Weekday, string>;

const frenchDay = (day: string): string => day.split('-').toReversed().join('/');

/** A line each: '24/12/2026 - 02/01/2027', or one day alone. */
export const absencesText = (absences: readonly Absence[]): string =>
  absences.map(({ from, to }) => (from === to ? frenchDay(from) : `${frenchDay(from)} - ${frenchDay(to)}`)).join('\n');

/** Null: something that is no days of the calendar. */
export function absencesOf(text: string): readonly Absence[] | null {
  const absences = text
    .split(/[\n,;]/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from = '', to = from, ...more] = line.split(/\s+(?:-|–|au|à)\s+/).map((part) => part.trim());
      return more.length > 0 ? {} : { from: fullDay(from), to: fullDay(to) };
    });
  return areAbsences(absences) ? absences : null;
}

/** A month alone is no day. */
const fullDay = (text: string): string | null =>
  /^\d{4}-\d{1,2}-\d{1,2}$|^(\d{1,2}[/.-]){2}\d{2,4}$/.test(text) ? dayOf(text, 'first') : null;
