import type { BusinessCalendar } from './business-calendar';
import { businessSecondsBetween } from './business-hours';

export type RemainingState = 'ample' | 'amber' | 'late';

export interface RemainingTime {
  /** Business seconds until the answer is due; how many too many where it is late. */
  readonly seconds: number;
  readonly state: RemainingState;
}

/** D07: from this share of the time on it is amber. */
const AMBER_FROM = 0.8;

/** `now`: of what was answered, when it was. On the very second it is not late yet. */
export function remainingTime(
  { start, due, now }: { readonly start: Date; readonly due: Date; readonly now: Date },
  calendar: BusinessCalendar,
): RemainingTime {
  if (now > due) return { seconds: businessSecondsBetween(due, now, calendar), state: 'late' };
  const seconds = businessSecondsBetween(now, due, calendar);
  const whole = businessSecondsBetween(start, due, calendar);
  return { seconds, state: whole - seconds >= AMBER_FROM * whole ? 'amber' : 'ample' };
}

/** '3 h 20' */
export function remainingWords({ seconds, state }: RemainingTime): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const said = hours > 0 ? `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}` : `${minutes}\u00a0min`;
  return state === 'late' ? `En retard de ${said}` : `Reste ${said}`;
}
