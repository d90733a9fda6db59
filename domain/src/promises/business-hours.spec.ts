import { AGENCY_CALENDAR, type BusinessCalendar, isOpenAt } from './business-calendar';
import { businessSecondsBetween, dueAt } from './business-hours';
import { easterSunday } from './holidays';

const STRASBOURG: BusinessCalendar = { ...AGENCY_CALENDAR, alsaceMoselle: true };
const at = (text: string) => new Date(text);

test.each([
  ['an hour of a Monday', '2026-11-30T09:00+01:00', 1, '2026-11-30T10:00+01:00'],
  ['a whole Monday ends with it', '2026-11-30T09:00+01:00', 10, '2026-11-30T19:00+01:00'],
  ['24 h from Monday morning', '2026-11-30T09:00+01:00', 24, '2026-12-02T13:00+01:00'],
  ['48 h from Monday morning', '2026-11-30T09:00+01:00', 48, '2026-12-04T17:00+01:00'],
  ['24 h from Sunday evening', '2026-11-29T21:00+01:00', 24, '2026-12-02T13:00+01:00'],
  ['a whole Saturday', '2026-11-28T10:00+01:00', 7, '2026-11-28T17:00+01:00'],
  ['over the Sunday', '2026-11-28T16:30+01:00', 1, '2026-11-30T09:30+01:00'],
  ['when Saturday has just ended', '2026-11-28T17:00+01:00', 1, '2026-11-30T10:00+01:00'],
  ['on Saturday one opens at 10h', '2026-11-28T09:00+01:00', 1, '2026-11-28T11:00+01:00'],
  ['24 h from Friday evening', '2026-11-27T18:00+01:00', 24, '2026-12-01T15:00+01:00'],
  ['48 h from Friday evening', '2026-11-27T18:00+01:00', 48, '2026-12-03T19:00+01:00'],
  ['from midnight', '2026-11-30T00:00+01:00', 1, '2026-11-30T10:00+01:00'],
  ['from a second before midnight', '2026-11-30T23:59:59+01:00', 1, '2026-12-01T10:00+01:00'],
  ['from half a minute before the end', '2026-11-30T18:59:30+01:00', 1, '2026-12-01T09:59:30+01:00'],
  ['from the very end', '2026-11-30T19:00+01:00', 1, '2026-12-01T10:00+01:00'],
  ['nothing takes no time', '2026-11-29T03:00+01:00', 0, '2026-11-29T03:00+01:00'],
  ['half an hour', '2026-11-30T18:45+01:00', 0.5, '2026-12-01T09:15+01:00'],
  ['over Christmas on a Friday', '2026-12-24T18:00+01:00', 2, '2026-12-26T11:00+01:00'],
  ['48 h over Christmas', '2026-12-23T09:00+01:00', 48, '2026-12-30T10:00+01:00'],
  ['over Christmas on a Saturday', '2027-12-24T18:30+01:00', 1, '2027-12-27T09:30+01:00'],
  ['over New Year', '2026-12-31T18:00+01:00', 2, '2027-01-02T11:00+01:00'],
  ['over Easter Monday', '2026-04-03T18:00+02:00', 10, '2026-04-07T11:00+02:00'],
  ['Easter on the day of the clock', '2027-03-27T16:00+01:00', 2, '2027-03-30T10:00+02:00'],
  ['Good Friday is a working day', '2027-03-25T18:00+01:00', 2, '2027-03-26T10:00+01:00'],
  ['over 1 May', '2026-04-30T18:30+02:00', 1, '2026-05-02T10:30+02:00'],
  ['over 8 May', '2026-05-07T18:30+02:00', 1, '2026-05-09T10:30+02:00'],
  ['over Ascension', '2026-05-13T18:30+02:00', 1, '2026-05-15T09:30+02:00'],
  ['Ascension on 1 May', '2008-04-30T18:30+02:00', 1, '2008-05-02T09:30+02:00'],
  ['over Whit Monday', '2026-05-23T16:30+02:00', 1, '2026-05-26T09:30+02:00'],
  ['over 14 July', '2026-07-13T18:30+02:00', 1, '2026-07-15T09:30+02:00'],
  ['over 15 August, a Saturday', '2026-08-14T18:30+02:00', 1, '2026-08-17T09:30+02:00'],
  ['over 1 November, a Sunday', '2026-10-31T16:30+01:00', 1, '2026-11-02T09:30+01:00'],
  ['over 11 November', '2026-11-10T18:30+01:00', 1, '2026-11-12T09:30+01:00'],
  ['into a leap day', '2028-02-28T18:00+01:00', 2, '2028-02-29T10:00+01:00'],
  ['out of a leap day', '2028-02-29T18:30+01:00', 1, '2028-03-01T09:30+01:00'],
  ['from the middle of a leap day', '2024-02-29T12:00+01:00', 10, '2024-03-01T12:00+01:00'],
  ['a year without one', '2027-02-27T16:30+01:00', 1, '2027-03-01T09:30+01:00'],
  ['over the spring change', '2026-03-28T16:00+01:00', 2, '2026-03-30T10:00+02:00'],
  ['over the autumn change', '2026-10-24T16:00+02:00', 2, '2026-10-26T10:00+01:00'],
  ['from just after the hour that is left out', '2026-03-29T03:00+02:00', 1, '2026-03-30T10:00+02:00'],
  ['from the hour that comes twice, first', '2026-10-25T02:30+02:00', 1, '2026-10-26T10:00+01:00'],
  ['from the hour that comes twice, again', '2026-10-25T02:30+01:00', 1, '2026-10-26T10:00+01:00'],
  ['24 h over the spring change', '2026-03-27T12:00+01:00', 24, '2026-03-30T19:00+02:00'],
  ['48 h over the autumn change', '2026-10-23T12:00+02:00', 48, '2026-10-29T13:00+01:00'],
  ['Sunday in London, Monday in Paris', '2026-07-05T22:30Z', 1, '2026-07-06T10:00+02:00'],
] as const)('D07 due: %s', (_, start, hours, due) => expect(dueAt(at(start), hours, AGENCY_CALENDAR)).toEqual(at(due)));

test.each([
  ['26 December', '2026-12-24T18:00+01:00', 2, '2026-12-28T10:00+01:00'],
  ['48 h over Christmas', '2026-12-23T09:00+01:00', 48, '2026-12-30T17:00+01:00'],
  ['Good Friday', '2027-03-25T18:00+01:00', 2, '2027-03-27T11:00+01:00'],
  ['a 26 December on a Sunday', '2027-12-24T18:30+01:00', 1, '2027-12-27T09:30+01:00'],
] as const)('D07 due in Alsace and Moselle: %s', (_, start, hours, due) =>
  expect(dueAt(at(start), hours, STRASBOURG)).toEqual(at(due)),
);

const ALWAYS: BusinessCalendar = { week: Array.from({ length: 7 }, () => [0, 24 * 60] as const), alsaceMoselle: false };

test.each([
  ['a Monday', '2026-11-30T00:00+01:00', '2026-12-01T00:00+01:00', 10 * 3600],
  ['a Saturday', '2026-11-28T09:00+01:00', '2026-11-29T00:00+01:00', 7 * 3600],
  ['a night and a Sunday', '2026-11-28T18:00+01:00', '2026-11-30T08:59+01:00', 0],
  ['a week', '2026-11-30T00:00+01:00', '2026-12-07T00:00+01:00', 57 * 3600],
  ['backwards', '2026-12-01T12:00+01:00', '2026-11-30T12:00+01:00', 0],
  ['a moment', '2026-11-30T12:00+01:00', '2026-11-30T12:00+01:00', 0],
  ['a second on each side of the night', '2026-11-30T18:59:59+01:00', '2026-12-01T09:00:01+01:00', 2],
  ['Christmas', '2026-12-24T19:00+01:00', '2026-12-26T10:00+01:00', 0],
  ['a weekend of Easter and of the clock', '2027-03-26T19:00+01:00', '2027-03-30T09:00+02:00', 7 * 3600],
  ['the spring change', '2026-03-28T16:00+01:00', '2026-03-30T10:00+02:00', 2 * 3600],
  ['the autumn change', '2026-10-24T16:00+02:00', '2026-10-26T10:00+01:00', 2 * 3600],
  ['a leap day between two others', '2028-02-28T09:00+01:00', '2028-03-02T09:00+01:00', 30 * 3600],
  ['May 2026, with its four holidays', '2026-05-01T00:00+02:00', '2026-06-01T00:00+02:00', 205 * 3600],
] as const)('D07 business seconds: %s', (_, from, to, seconds) =>
  expect(businessSecondsBetween(at(from), at(to), AGENCY_CALENDAR)).toBe(seconds),
);

test('D07 a day of the spring change has 23 hours, one of the autumn change 25', () => {
  const day = (from: string, to: string) => businessSecondsBetween(at(from), at(to), ALWAYS) / 3600;
  expect(day('2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00')).toBe(23);
  expect(day('2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00')).toBe(25);
});

test('D07 who is never open is told so', () =>
  expect(() => dueAt(at('2026-11-30T09:00Z'), 1, { week: [], alsaceMoselle: false })).toThrow(RangeError));

test('D07 open from the first minute, shut from the last', () => {
  const open = (time: string) => isOpenAt(at(`2026-11-30T${time}+01:00`), AGENCY_CALENDAR);
  expect(['08:59:59', '09:00', '18:59:59', '19:00'].map(open)).toEqual([false, true, true, false]);
});

test('D07 Easter is where the Church says', () =>
  expect([1961, 2000, 2008, 2019, 2024, 2025, 2026, 2027, 2028, 2038, 2285].map(easterSunday)).toEqual(
    [
      '1961-04-02',
      '2000-04-23',
      '2008-03-23',
      '2019-04-21',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2038-04-25',
      '2285-03-22',
    ].map((day) => Date.parse(day) / 86_400_000),
  ));
