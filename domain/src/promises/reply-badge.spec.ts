import { BADGE_SOURCES, earnsBadge } from './reply-badge';

test.each([
  [20, 19, true],
  [20, 18, false],
  [19, 19, false],
  [1000, 950, true],
  [1000, 949, false],
])('D07 of %i answers that were due %i in time: %s', (due, inTime, earned) =>
  expect(earnsBadge({ due, inTime })).toBe(earned),
);

test('D07 an estimation, promised within 48 hours, says nothing of 24', () => {
  expect(BADGE_SOURCES).toEqual(expect.arrayContaining(['contact', 'information', 'appointment']));
  expect(BADGE_SOURCES).not.toContain('estimation');
});
