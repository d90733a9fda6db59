import { isAbsent, type WorkingTime } from '../agents/working-hours';
import { atParis, dayAfter, weekdayOf } from '../shared/paris-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far ahead visitors book. */
export const BOOKABLE_DAYS = 60;

/** From its start until its adviser is free again. */
export interface Busy {
  readonly startsAt: Date;
  readonly busyUntil: Date;
}

export interface Slot extends Busy {
  readonly endsAt: Date;
}

type MeetingTime = Pick<WorkingTime, 'hours' | 'absences' | 'meetingMinutes' | 'bufferMinutes' | 'noticeHours'>;

export type IsHoliday = (day: string) => boolean;

export interface Offer {
  /** 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly taken: readonly Busy[];
  readonly isHoliday: IsHoliday;
}

/** What begins at a moment: as long as the adviser's appointments are, and the pause after it. */
export function slotAt(startsAt: Date, time: Pick<MeetingTime, 'meetingMinutes' | 'bufferMinutes'>): Slot {
  const end = startsAt.getTime() + time.meetingMinutes * MINUTE_MS;
  return { startsAt, endsAt: new Date(end), busyUntil: new Date(end + time.bufferMinutes * MINUTE_MS) };
}

export const overlap = (one: Busy, other: Busy): boolean =>
  one.startsAt < other.busyUntil && other.startsAt < one.busyUntil;

/** When an adviser may be booked, in order. */
export function freeSlots(time: MeetingTime, { from, to, now, taken, isHoliday }: Offer): readonly Slot[] {
  const first = now.getTime() + time.noticeHours * HOUR_MS;
  const last = now.getTime() + BOOKABLE_DAYS * 24 * HOUR_MS;
  return daysFrom(from, to)
    .filter((day) => !isAbsent(time.absences, day) && !isHoliday(day))
    .flatMap((day) => slotsOn(day, time))
    .filter(({ startsAt }) => startsAt.getTime() >= first && startsAt.getTime() <= last)
    .filter((slot) => !taken.some((busy) => overlap(slot, busy)));
}

/** By real time, not by the clock on the wall: in the night when clocks change a slot is as long as any other. */
function slotsOn(day: string, time: MeetingTime): readonly Slot[] {
  const [length, step] = [time.meetingMinutes, time.meetingMinutes + time.bufferMinutes].map((m) => m * MINUTE_MS);
  return (time.hours[weekdayOf(day)] ?? []).flatMap(({ from, to }) => {
    const [start, end] = [atParis(day, from).getTime(), atParis(day, to).getTime()];
    const slots: Slot[] = [];
    for (let at = start; at + (length ?? 0) <= end; at += step ?? end) slots.push(slotAt(new Date(at), time));
    return slots;
  });
}

function daysFrom(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= BOOKABLE_DAYS + 1; day = dayAfter(day)) days.push(day);
  return days;
}
