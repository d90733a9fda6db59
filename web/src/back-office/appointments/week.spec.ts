import type { StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { daysOf, droppedAt, mondayOf, momentOf, placedOn, typedMoment } from './week';

const at = (startsAt: string, endsAt: string) => ({ id: startsAt, startsAt, endsAt }) as StaffAppointment;

test('M96 a week begins on Monday, over months and years', () => {
  expect(['2026-11-30', '2026-12-06', '2027-01-01'].map(mondayOf)).toEqual(['2026-11-30', '2026-11-30', '2026-12-28']);
  expect(daysOf('semaine', '2027-01-01').at(-1)).toBe('2027-01-03');
  expect(daysOf('jour', '2027-01-01')).toEqual(['2027-01-01']);
});

test.each([
  ['2026-12-03', 0, '2026-12-03T07:00:00.000Z'],
  ['2026-12-03', 0.5, '2026-12-03T13:00:00.000Z'],
  ['2027-07-01', 0.5, '2027-07-01T12:00:00.000Z'],
  ['2026-12-03', 0.505, '2026-12-03T13:00:00.000Z'],
  ['2026-12-03', 2, '2026-12-03T18:45:00.000Z'],
])('M96 let go on %s at %d of the day: %s', (day, share, iso) => expect(droppedAt(day, share).toISOString()).toBe(iso));

test('M96 two at the same time stand beside one another, the next one below', () => {
  const placed = placedOn('2026-12-03', [
    at('2026-12-03T08:00:00Z', '2026-12-03T09:00:00Z'),
    at('2026-12-03T08:30:00Z', '2026-12-03T09:30:00Z'),
    at('2026-12-03T09:30:00Z', '2026-12-03T10:00:00Z'),
    at('2026-12-04T08:00:00Z', '2026-12-04T09:00:00Z'),
  ]);
  expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
  ]);
  expect(placed[0]!.top).toBeCloseTo(1 / 12);
});

test('M96 what a form holds is Paris’ clock, in winter and in summer', () => {
  expect(typedMoment('2027-03-29T07:05:00Z')).toEqual({ day: '2027-03-29', time: '09:05' });
  expect(momentOf('2027-03-26', '09:05')?.toISOString()).toBe('2027-03-26T08:05:00.000Z');
  expect(momentOf('', '09:05')).toBeNull();
  expect(momentOf('2027-03-26', '')).toBeNull();
});
