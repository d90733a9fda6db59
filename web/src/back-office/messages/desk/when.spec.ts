import { entryTime, shortTime } from './when';

const now = Date.parse('2026-11-29T12:00:00Z');

test.each([
  ['today', '2026-11-29T08:05:00Z', '09:05'],
  ['just after midnight in Paris', '2026-11-28T23:30:00Z', '00:30'],
  ['yesterday', '2026-11-28T22:30:00Z', '28 nov.'],
  ['at the start of the year', '2026-01-01T09:00:00Z', '1er janv.'],
  ['on the last evening of the year before, in Paris', '2025-12-31T22:59:00Z', '31/12/2025'],
])('a message of %s', (_, iso, said) => expect(shortTime(iso, now)).toBe(said));

test('an entry says its hour too', () => {
  expect([entryTime('2026-11-29T08:05:00Z', now), entryTime('2026-11-12T08:05:00Z', now)]).toEqual([
    '09:05',
    '12 nov., 09:05',
  ]);
});
