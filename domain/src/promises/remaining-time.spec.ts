import { AGENCY_CALENDAR } from './business-calendar';
import { dueAt } from './business-hours';
import { PROMISES, promiseOf } from './promise-of';
import { remainingTime, remainingWords } from './remaining-time';

const start = new Date('2026-11-30T09:00+01:00');
const due = dueAt(start, 24, AGENCY_CALENDAR);
const remaining = (now: string) => remainingTime({ start, due, now: new Date(now) }, AGENCY_CALENDAR);

test.each([
  ['when it came', '2026-11-30T09:00+01:00', 'ample', 'Reste 24\u00a0h\u00a000'],
  ['a second before 80 %', '2026-12-01T18:11:59+01:00', 'ample', 'Reste 4\u00a0h\u00a048'],
  ['at 80 %', '2026-12-01T18:12+01:00', 'amber', 'Reste 4\u00a0h\u00a048'],
  ['in the night after', '2026-12-02T02:00+01:00', 'amber', 'Reste 4\u00a0h\u00a000'],
  ['in its last minutes', '2026-12-02T12:20+01:00', 'amber', 'Reste 40\u00a0min'],
  ['on its very second', '2026-12-02T13:00+01:00', 'amber', 'Reste 0\u00a0min'],
  ['a second later', '2026-12-02T13:00:01+01:00', 'late', 'En retard de 0\u00a0min'],
  ['a day later', '2026-12-03T13:05+01:00', 'late', 'En retard de 10\u00a0h\u00a005'],
] as const)('D07 what is left: %s', (_, now, state, words) => {
  expect(remaining(now).state).toBe(state);
  expect(remainingWords(remaining(now))).toBe(words);
});

test('F47 one table says what is promised: 48 h to owners, 24 h to who writes, nothing to candidates', () => {
  expect(promiseOf('estimation')).toEqual({ hours: 48, sentence: 'sous 48h ouvrées' });
  expect(promiseOf('chat')).toEqual({ hours: 24, sentence: 'sous 24 h' });
  expect(promiseOf('contact')).toEqual({ hours: 24, sentence: 'dans les 24 heures ouvrées' });
  expect(
    Object.entries(PROMISES)
      .filter(([, promise]) => promise === null)
      .map(([source]) => source),
  ).toEqual(['application']);
});
