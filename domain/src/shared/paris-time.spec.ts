import { atParis, dayAfter, parisMoment, weekdayOf } from './paris-time';

test.each([
  ['2026-11-30', 9 * 60, '2026-11-30T08:00:00.000Z'],
  ['2026-07-01', 9 * 60, '2026-07-01T07:00:00.000Z'],
  // The night that has no 2:30, and the one that has it twice.
  ['2027-03-28', 90, '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', 150, '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', 180, '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', 150, '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', 180, '2027-10-31T02:00:00.000Z'],
  ['2027-10-31', 0, '2027-10-30T22:00:00.000Z'],
  ['2028-02-29', 1439, '2028-02-29T22:59:00.000Z'],
  ['2027-01-01', 0, '2026-12-31T23:00:00.000Z'],
])('what the clock of Paris shows on %s at minute %i is %s', (day, minutes, at) =>
  expect(atParis(day, minutes).toISOString()).toBe(at),
);

test('every seventh hour from 1997 to 2040 is read as the time zones of the system read it', () => {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
  for (let at = Date.UTC(1997, 0, 1); at < Date.UTC(2041, 0, 1); at += 7 * 3_600_000) {
    const { day, minutes } = parisMoment(new Date(at));
    const hour = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    expect(`${day} ${hour}`).toBe(clock.format(at));
  }
});

test('each quarter of an hour of two years with both clock changes is read back as it was', () => {
  for (let at = Date.parse('2027-01-01T00:00:00Z'); at < Date.parse('2029-01-01T00:00:00Z'); at += 900_000) {
    const { day, minutes } = parisMoment(new Date(at));
    const back = atParis(day, minutes).getTime();
    // Of an hour that comes twice the first is meant.
    if (back !== at) expect([back + 3_600_000, day.slice(5, 7), weekdayOf(day)]).toEqual([at, '10', 6]);
  }
});

test('days follow each other over months, leap days and years', () => {
  expect(['2026-12-31', '2028-02-28', '2027-02-28', '2027-03-28'].map((day) => dayAfter(day))).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2027-03-01',
    '2027-03-29',
  ]);
  expect(['2026-11-30', '2026-12-05', '2026-12-06'].map(weekdayOf)).toEqual([0, 5, 6]);
});
