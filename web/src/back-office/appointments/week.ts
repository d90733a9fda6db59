import type { StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { atParis, dayAfter, parisMoment, weekdayOf } from '@pignon/domain/shared/paris-time';

export type Span = 'semaine' | 'jour';

/** What the grid shows of a day; what lies outside stands at its edge. */
export const [FIRST_MINUTE, LAST_MINUTE] = [8 * 60, 20 * 60];
const STEP = 15;

export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

export const daysOf = (span: Span, day: string): readonly string[] =>
  span === 'jour' ? [day] : Array.from({ length: 7 }, (_, n) => dayAfter(mondayOf(day), n));

export const stepOf = (span: Span): number => (span === 'jour' ? 1 : 7);

export interface Placed {
  readonly appointment: StaffAppointment;
  /** Shares of the grid's height. */
  readonly top: number;
  readonly height: number;
  /** Beside those at the same time. */
  readonly lane: number;
  readonly lanes: number;
}

const share = (minutes: number): number =>
  Math.min(1, Math.max(0, (minutes - FIRST_MINUTE) / (LAST_MINUTE - FIRST_MINUTE)));

/** Those that begin on a day, as the grid shows them. */
export function placedOn(day: string, all: readonly StaffAppointment[]): readonly Placed[] {
  const ends: number[] = [];
  const rows = all
    .filter(({ startsAt }) => parisMoment(new Date(startsAt)).day === day)
    .map((appointment) => {
      const start = Date.parse(appointment.startsAt);
      const free = ends.findIndex((end) => end <= start);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = Date.parse(appointment.endsAt);
      const from = parisMoment(new Date(start)).minutes;
      const minutes = (Date.parse(appointment.endsAt) - start) / 60_000;
      const top = Math.min(share(from), 1 - share(FIRST_MINUTE + STEP));
      return { appointment, top, height: Math.max(share(from + minutes) - top, share(FIRST_MINUTE + STEP)), lane };
    });
  return rows.map((row) => ({ ...row, lanes: Math.max(1, ends.length) }));
}

/** Where it was let go: a quarter of an hour. `at`: a share of the grid's height. */
export function droppedAt(day: string, at: number): Date {
  const minutes = FIRST_MINUTE + at * (LAST_MINUTE - FIRST_MINUTE);
  const quarter = Math.round(minutes / STEP) * STEP;
  return atParis(day, Math.min(Math.max(quarter, FIRST_MINUTE), LAST_MINUTE - STEP));
}

/** '2026-12-03', '09:30': what the fields of a form hold. */
export function typedMoment(iso: string): { readonly day: string; readonly time: string } {
  const { day, minutes } = parisMoment(new Date(iso));
  const two = (number: number) => String(number).padStart(2, '0');
  return { day, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}

/** Null: no moment. */
export function momentOf(day: string, time: string): Date | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || hour === undefined) return null;
  return atParis(day, Number(hour) * 60 + Number(minute));
}
