import { USUAL_HOURS } from '../agents/working-hours';
import { freeSlots, type Offer, slotAt } from './slots';

const TIME = { hours: USUAL_HOURS, absences: [], meetingMinutes: 45, bufferMinutes: 15, noticeHours: 24 };
const offer = (given: Partial<Offer>): Offer => ({
  from: '2026-11-30',
  to: '2026-11-30',
  now: new Date('2026-11-27T10:00:00Z'),
  taken: [],
  isHoliday: () => false,
  ...given,
});
const starts = (given: Partial<Offer>, time: Partial<typeof TIME> = {}) =>
  freeSlots({ ...TIME, ...time }, offer(given)).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));
const day = (date: string, more: Partial<Offer> = {}) => starts({ from: date, to: date, ...more });

test('M96 a Monday has an hour each from nine to six, as Paris shows it', () => {
  expect(day('2026-11-30')).toEqual(
    ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17'].map((hour) => `2026-11-30T${hour}:00`),
  );
});

test.each([
  ['a Sunday', '2026-12-06', {}, 0],
  ['a Saturday', '2026-12-05', {}, 7],
  ['a holiday', '2026-12-25', { isHoliday: (on: string) => on === '2026-12-25' }, 0],
  ['a day too far ahead', '2027-03-01', {}, 0],
  ['a day that is over', '2026-11-23', {}, 0],
  ['tomorrow: what comes a whole day from now', '2026-11-28', {}, 6],
])('M96 %s', (_, date, more, count) => expect(day(date, more)).toHaveLength(count));

test('M96 neither what is taken, nor its pause, nor a slot that would run into it is offered', () => {
  const taken = [slotAt(new Date('2026-11-30T10:30:00Z'), TIME)];
  expect(day('2026-11-30', { taken }).slice(0, 4)).toEqual(
    ['08:00', '09:00', '12:00', '13:00'].map((hour) => `2026-11-30T${hour}`),
  );
});

test('M96 an adviser who is away offers nothing, the day before and after do', () => {
  const absences = [{ from: '2026-12-01', to: '2026-12-02' }];
  const free = freeSlots({ ...TIME, absences }, offer({ to: '2026-12-03' }));
  expect([...new Set(free.map(({ startsAt }) => startsAt.toISOString().slice(0, 10)))]).toEqual([
    '2026-11-30',
    '2026-12-03',
  ]);
});

test('M96 over both clock changes the hours on the wall stay', () => {
  const now = new Date('2027-03-01T10:00:00Z');
  expect(day('2027-03-26', { now })[0]).toBe('2027-03-26T08:00');
  expect(day('2027-03-29', { now })[0]).toBe('2027-03-29T07:00');
  const autumn = new Date('2027-10-05T10:00:00Z');
  expect(day('2027-10-29', { now: autumn })[0]).toBe('2027-10-29T07:00');
  expect(day('2027-11-02', { now: autumn })[0]).toBe('2027-11-02T08:00');
});

test.each([
  ['the night that lacks an hour', '2027-03-28', '2027-03-10T00:00:00Z', 3],
  ['the night that has one more', '2027-10-31', '2027-10-10T00:00:00Z', 5],
])('M96 whoever works from midnight to four in %s', (_, date, now, count) => {
  const hours = [...USUAL_HOURS.slice(0, 6), [{ from: 0, to: 240 }]];
  const slots = freeSlots({ ...TIME, hours }, offer({ from: date, to: date, now: new Date(now) }));
  expect(slots).toHaveLength(count);
  expect(slots.every((slot, place) => place === 0 || slots[place - 1]!.busyUntil <= slot.startsAt)).toBe(true);
});

test('M96 hours too short for one offer none, and lengths and pauses are the adviser’s own', () => {
  const hours = [[{ from: 540, to: 600 }], [], [], [], [], [], []];
  expect(starts({}, { hours, meetingMinutes: 61 })).toEqual([]);
  expect(starts({}, { hours, meetingMinutes: 20, bufferMinutes: 0 })).toHaveLength(3);
  expect(starts({}, { hours, meetingMinutes: 30, bufferMinutes: 30 })).toHaveLength(1);
});
