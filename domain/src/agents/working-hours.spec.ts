import { areAbsences, isWeekHours, isWorking, USUAL_HOURS } from './working-hours';

const OFF = [{ from: '2026-12-24', to: '2027-01-02' }];
const working = (at: string, absences: typeof OFF = []) => isWorking(USUAL_HOURS, absences, new Date(at));

test.each([
  ['Monday at 9', '2026-11-30T08:00:00Z', true],
  ['Monday before 9', '2026-11-30T07:59:59Z', false],
  ['Monday at 19', '2026-11-30T18:00:00Z', false],
  ['Saturday at 10', '2026-12-05T09:00:00Z', true],
  ['Sunday', '2026-12-06T11:00:00Z', false],
  ['in summer an hour earlier by UTC', '2027-07-05T07:00:00Z', true],
  ['the Monday after the clock went forward', '2027-03-29T07:00:00Z', true],
  ['the Monday after it went back', '2027-11-01T07:30:00Z', false],
])('E05 an adviser works: %s', (_, at, expected) => expect(working(at)).toBe(expected));

test('E05 an absence takes whole days of Paris, its first and its last with them', () => {
  expect(working('2026-12-23T17:59:00Z', OFF)).toBe(true);
  expect(working('2026-12-24T08:00:00Z', OFF)).toBe(false);
  expect(working('2027-01-02T15:00:00Z', OFF)).toBe(false);
  expect(working('2027-01-04T08:00:00Z', OFF)).toBe(true);
});

test.each([
  [USUAL_HOURS, true],
  [Array.from({ length: 7 }, () => []), true],
  [Array.from({ length: 6 }, () => []), false],
  [[[{ from: 540, to: 540 }], [], [], [], [], [], []], false],
  [
    [
      [
        { from: 540, to: 700 },
        { from: 660, to: 900 },
      ],
      [],
      [],
      [],
      [],
      [],
      [],
    ],
    false,
  ],
  [[[{ from: 540, to: 1441 }], [], [], [], [], [], []], false],
  [[[{ from: '9', to: 700 }], [], [], [], [], [], []], false],
  [[[{ from: 1, to: 700, x: 1 }], [], [], [], [], [], []], false],
  ['9h-19h', false],
])('E05 hours of a week %j: %s', (hours, fine) => expect(isWeekHours(hours)).toBe(fine));

test.each([
  [OFF, true],
  [[], true],
  [[{ from: '2027-01-02', to: '2026-12-24' }], false],
  [[{ from: '2027-02-29', to: '2027-03-01' }], false],
  [[{ from: '24/12/2026', to: '2027-01-02' }], false],
  [[{ from: '2026-12-24' }], false],
  [null, false],
])('E05 absences %j: %s', (absences, fine) => expect(areAbsences(absences)).toBe(fine));
