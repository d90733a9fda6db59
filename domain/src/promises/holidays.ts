const DAY_MS = 86_400_000;

const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;

/** Gregorian computus (Meeus, Jones, Butcher). Counted from 1 January 1970. */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Month and day (Code du travail, L3133-1). */
const FIXED = [
  [1, 1],
  [5, 1],
  [5, 8],
  [7, 14],
  [8, 15],
  [11, 1],
  [11, 11],
  [12, 25],
] as const;
/** Days after Easter: Monday, Ascension, Whit Monday. */
const MOVING = [1, 39, 50] as const;
const SAINT_STEPHEN = [12, 26] as const;
const GOOD_FRIDAY = -2;

const known = new Map<string, ReadonlySet<number>>();

function holidaysOf(year: number, alsaceMoselle: boolean): ReadonlySet<number> {
  const key = `${year} ${alsaceMoselle}`;
  let days = known.get(key);
  if (!days) {
    const easter = easterSunday(year);
    days = new Set([
      ...[...FIXED, ...(alsaceMoselle ? [SAINT_STEPHEN] : [])].map(([month, day]) => dayNumber(year, month, day)),
      ...[...MOVING, ...(alsaceMoselle ? [GOOD_FRIDAY] : [])].map((after) => easter + after),
    ]);
    known.set(key, days);
  }
  return days;
}

/** `day`: '2026-12-25', or counted from 1 January 1970. Alsace and Moselle have two more (L3134-13). */
export function isHoliday(day: number | string, { alsaceMoselle }: { readonly alsaceMoselle: boolean }): boolean {
  const number = typeof day === 'string' ? Date.parse(day) / DAY_MS : day;
  return holidaysOf(new Date(number * DAY_MS).getUTCFullYear(), alsaceMoselle).has(number);
}
