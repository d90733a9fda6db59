import { type Random, seeded } from '../shared/seeded';
import { AGENCY_CALENDAR, type BusinessCalendar } from './business-calendar';
import { businessSecondsBetween, dueAt } from './business-hours';

const MINUTE = 60_000;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Another way to Easter than the product's (Oudin). */
function easter(year: number): number {
  const g = year % 19;
  const c = Math.trunc(year / 100);
  const h = (c - Math.trunc(c / 4) - Math.trunc((8 * c + 13) / 25) + 19 * g + 15) % 30;
  const i = h - Math.trunc(h / 28) * (1 - Math.trunc(29 / (h + 1)) * Math.trunc((21 - g) / 11));
  const j = (year + Math.trunc(year / 4) + i + 2 - c + Math.trunc(c / 4)) % 7;
  return Date.UTC(year, 2, 28 + i - j);
}

function isFree(year: number, month: number, day: number, alsaceMoselle: boolean): boolean {
  const afterEaster = (Date.UTC(year, month - 1, day) - easter(year)) / 86_400_000;
  return (
    ['1/1', '5/1', '5/8', '7/14', '8/15', '11/1', '11/11', '12/25'].includes(`${month}/${day}`) ||
    [1, 39, 50].includes(afterEaster) ||
    (alsaceMoselle && (`${month}/${day}` === '12/26' || afterEaster === -2))
  );
}

interface Hour {
  readonly weekday: number;
  readonly minutes: number;
  readonly free: boolean;
}

const read = new Map<string, Hour>();

/** Clocks change on the hour, so each hour is read of the system once. */
function hourAt(ms: number, alsaceMoselle: boolean): Hour {
  const key = `${Math.floor(ms / 3_600_000)} ${alsaceMoselle}`;
  let hour = read.get(key);
  if (!hour) {
    const parts = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, value]));
    const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)] as const;
    hour = {
      weekday: WEEKDAYS.indexOf(parts.weekday!),
      minutes: Number(parts.hour) * 60,
      free: isFree(year, month, day, alsaceMoselle),
    };
    read.set(key, hour);
  }
  return hour;
}

function isOpenMinute(ms: number, { week, alsaceMoselle }: BusinessCalendar): boolean {
  const { weekday, minutes, free } = hourAt(ms, alsaceMoselle);
  const opening = week[weekday];
  const shown = minutes + (Math.floor(ms / MINUTE) % 60);
  return !!opening && !free && shown >= opening[0] && shown < opening[1];
}

function openMinutes(from: number, to: number, calendar: BusinessCalendar): number {
  let open = 0;
  for (let ms = from; ms < to; ms += MINUTE) if (isOpenMinute(ms, calendar)) open += 1;
  return open;
}

function dueMinute(from: number, minutes: number, calendar: BusinessCalendar): number {
  let left = minutes;
  for (let ms = from; ; ms += MINUTE) {
    if (left === 0) return ms;
    if (isOpenMinute(ms, calendar)) left -= 1;
  }
}

/** Half of them around a change of the clock or a holiday. */
function someMinute({ whole, chance }: Random): number {
  const year = whole(2020, 2040);
  const special = [Date.UTC(year, 2, 31), Date.UTC(year, 9, 31), easter(year), Date.UTC(year, 11, 25)];
  const around = chance(0.5) ? special[whole(0, 3)]! - whole(0, 9) * 86_400_000 : Date.UTC(year, 0, whole(1, 366));
  return around + whole(0, 24 * 60) * MINUTE;
}

function someCalendar(random: Random): BusinessCalendar {
  if (random.chance(0.6)) return { ...AGENCY_CALENDAR, alsaceMoselle: random.chance(0.5) };
  // Nobody opens between 2h and 3h, when the clock is changed.
  const day = () => (random.chance(0.2) ? null : ([random.whole(0, 120), random.whole(181, 1440)] as const));
  return { week: [day(), [0, 1440], day(), day(), day(), day(), day()], alsaceMoselle: random.chance(0.5) };
}

test('D07 200 intervals and 200 due times are those of an oracle that walks from minute to minute', () => {
  for (let run = 0; run < 200; run += 1) {
    const random = seeded(run);
    const calendar = someCalendar(random);
    const from = someMinute(random);
    const to = from + random.whole(0, 8 * 24 * 60) * MINUTE;
    const minutes = random.whole(1, 48 * 60);
    const told = (what: number) => ({ run, from: new Date(from).toISOString(), what });
    expect(told(businessSecondsBetween(new Date(from), new Date(to), calendar) / 60)).toEqual(
      told(openMinutes(from, to, calendar)),
    );
    expect(told(dueAt(new Date(from), minutes / 60, calendar).getTime())).toEqual(
      told(dueMinute(from, minutes, calendar)),
    );
  }
});
