import { dayOf } from './calendar-date';
import { READABLE_DATES } from '../../shared/testing/readable-dates';

test.each(READABLE_DATES)('%j is read as %s, or at its month’s end %s', (said, first, last) =>
  expect([dayOf(said, 'first'), dayOf(said, 'last')]).toEqual([first, last]),
);

test('nothing said is no day', () => expect(dayOf(null, 'last')).toBeNull());
