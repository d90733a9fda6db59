import { firstOfMonth, parisDate, parisTime } from './french';
import { parisWeekday } from './paris-weekday';

test('the first day of a month is counted, its others are not', () => {
  const first = new Date('2026-12-01T09:05:00Z');
  expect(parisDate(first)).toBe('1er décembre 2026');
  expect(parisTime(first)).toBe('1er décembre 2026 à 10:05');
  expect(parisWeekday(first)).toBe('mardi 1er décembre 2026');
  expect(['21 décembre 2026', '31 janv.', '11 novembre à 01:01'].map(firstOfMonth)).toEqual([
    '21 décembre 2026',
    '31 janv.',
    '11 novembre à 01:01',
  ]);
});
