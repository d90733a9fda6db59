import { isHoliday } from './holidays';
import { parisDayOf, parisInstant, parisMinutesOf, weekdayOf } from '../shared/paris-time';

/** Minutes since midnight in Paris. */
export type Opening = readonly [from: number, to: number];

/** When the agency works: absences of an adviser do not stop it (D07). */
export interface BusinessCalendar {
  /** Monday first; null: shut. */
  readonly week: readonly (Opening | null)[];
  readonly alsaceMoselle: boolean;
}

const WEEKDAY: Opening = [9 * 60, 19 * 60];
const SATURDAY: Opening = [10 * 60, 17 * 60];

/** E13: Lun-Ven 9h-19h, Sam 10h-17h. */
export const AGENCY_CALENDAR: BusinessCalendar = {
  week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, null],
  alsaceMoselle: false,
};

/** In Alsace and Moselle two more days are holidays. */
export const calendarOf = ({ alsaceMoselle }: Pick<BusinessCalendar, 'alsaceMoselle'>): BusinessCalendar => ({
  ...AGENCY_CALENDAR,
  alsaceMoselle,
});

export function openingOf(day: number, calendar: BusinessCalendar): Opening | null {
  const opening = calendar.week[weekdayOf(day)] ?? null;
  return opening && isHoliday(day, calendar) ? null : opening;
}

/** From when to when the agency is open on that day, in milliseconds. */
export function openSpan(day: number, calendar: BusinessCalendar): Opening | null {
  const opening = openingOf(day, calendar);
  return opening && [parisInstant(day, opening[0]), parisInstant(day, opening[1])];
}

export function isOpenAt(at: Date, calendar: BusinessCalendar): boolean {
  const opening = openingOf(parisDayOf(at), calendar);
  const minutes = parisMinutesOf(at);
  return opening !== null && minutes >= opening[0] && minutes < opening[1];
}
