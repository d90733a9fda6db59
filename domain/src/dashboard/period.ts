import { parisDayOf, parisInstant } from '../shared/paris-time';

export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** So many days in Paris, today the last of them, and as many before. */
export interface ComparedPeriod {
  readonly days: Period;
  /** Its first moment; it lasts until now. */
  readonly from: Date;
  /** Of the period that it is compared with, which ends where it begins. */
  readonly before: Date;
}

export function comparedPeriod(days: Period, now: Date): ComparedPeriod {
  const today = parisDayOf(now);
  const startOf = (day: number): Date => new Date(parisInstant(day, 0));
  return { days, from: startOf(today - days + 1), before: startOf(today - 2 * days + 1) };
}
