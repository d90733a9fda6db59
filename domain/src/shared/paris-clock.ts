/** A day, and the minutes on the clock of that day, as Paris reads them. */
export interface ParisMoment {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** From midnight, as the clock on the wall shows it. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let clock: Intl.DateTimeFormat | undefined;

export function parisMoment(at: Date): ParisMoment {
  clock ??= new Intl.DateTimeFormat('fr-CA', {
    timeZone: 'Europe/Paris',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, minutes: Number(part.hour) * 60 + Number(part.minute) };
}

/**
 * When the clock of Paris shows it. What a spring night leaves out is an hour later; of what an autumn night has twice, the
 * first.
 */
export function atParis(day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const [summer, winter] = [asUtc - 120 * MINUTE_MS, asUtc - 60 * MINUTE_MS];
  return new Date(aheadOfUtc(summer) === 120 ? summer : winter);
}

/** Monday 0, Sunday 6. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Minutes. */
function aheadOfUtc(at: number): number {
  const { day, minutes } = parisMoment(new Date(at));
  return Math.round((Date.parse(`${day}T00:00:00Z`) - at) / MINUTE_MS + minutes);
}
