import { parisMoment, weekdayOf } from '../shared/paris-time';
import { rule } from '../shared/rules';

/** From, and up to but not with; minutes from midnight, as the clock of Paris shows them. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Seven days, Monday first. */
export type WeekHours = readonly (readonly Span[])[];

/** Days 'YYYY-MM-DD', both included. */
export interface Absence {
  readonly from: string;
  readonly to: string;
}

/** When an adviser works, and how he meets people (E05). */
export interface WorkingTime {
  readonly hours: WeekHours;
  readonly absences: readonly Absence[];
  /** Open requests at most; null: as many as come. */
  readonly capacity: number | null;
  /** Of an appointment, in minutes. */
  readonly meetingMinutes: number;
  /** Between two of them. */
  readonly bufferMinutes: number;
  /** From now to the first that may be booked. */
  readonly noticeHours: number;
  /** Meets people where the property is, in Île-de-France (M110). */
  readonly inPerson: boolean;
  readonly byVideo: boolean;
  /** Kept outside; empty: the house's default one, if it has one (M96). */
  readonly calendarUrl: string;
}

const hour = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });

/** Those of the house (D07). */
export const USUAL_HOURS: WeekHours = [...Array.from({ length: 5 }, () => [hour(9, 19)]), [hour(10, 17)], []];

export const workingRules = {
  hours: rule(4, 'Les horaires sont, pour chaque jour, des plages qui se suivent : 9h-12h30, 14h-19h'),
  absences: rule(60, 'Les absences vont d’un jour à un autre : 24/12/2026 - 02/01/2027'),
  capacity: { min: 1, max: 1000 },
  meetingMinutes: { min: 15, max: 240 },
  bufferMinutes: { min: 0, max: 240 },
  noticeHours: { min: 0, max: 24 * 30 },
} as const;

const DAY_MINUTES = 24 * 60;

export const isWeekHours = (value: unknown): value is WeekHours =>
  Array.isArray(value) && value.length === 7 && value.every(isDay);

const isDay = (spans: unknown): boolean =>
  Array.isArray(spans) &&
  spans.length <= workingRules.hours.value &&
  spans.every((span, place) => isSpan(span) && (place === 0 || (spans[place - 1] as Span).to <= span.from));

function isSpan(value: unknown): value is Span {
  const { from, to, ...more } = (value ?? {}) as Record<string, unknown>;
  const minutes = [from, to].every((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) <= DAY_MINUTES);
  return minutes && Number(from) < Number(to) && Object.keys(more).length === 0;
}

export const areAbsences = (value: unknown): value is readonly Absence[] =>
  Array.isArray(value) && value.length <= workingRules.absences.value && value.every(isAbsence);

function isAbsence(value: unknown): boolean {
  const { from, to, ...more } = (value ?? {}) as Record<string, unknown>;
  return isDayText(from) && isDayText(to) && from <= to && Object.keys(more).length === 0;
}

const isDayText = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[2]\d{3}-\d\d-\d\d$/.test(value) &&
  Number.isFinite(Date.parse(`${value}T00:00:00Z`)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

export const isAbsent = (absences: readonly Absence[], day: string): boolean =>
  absences.some(({ from, to }) => from <= day && day <= to);

/** Holidays are the house's business, not his. */
export function isWorking(hours: WeekHours, absences: readonly Absence[], at: Date): boolean {
  const { day, minutes } = parisMoment(at);
  return (
    !isAbsent(absences, day) && (hours[weekdayOf(day)] ?? []).some(({ from, to }) => from <= minutes && minutes < to)
  );
}
