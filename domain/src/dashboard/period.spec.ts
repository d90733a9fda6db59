import { comparedPeriod } from './period';

const iso = (now: string, days: 7 | 30 | 90) => {
  const { from, before } = comparedPeriod(days, new Date(now));
  return [from.toISOString(), before.toISOString()];
};

test('seven days end with today, in Paris, and seven lie before them', () => {
  expect(iso('2026-11-30T12:00:00Z', 7)).toEqual(['2026-11-23T23:00:00.000Z', '2026-11-16T23:00:00.000Z']);
});

test('shortly before midnight UTC it is the next day in Paris', () => {
  expect(iso('2026-11-30T23:30:00Z', 7)).toEqual(['2026-11-24T23:00:00.000Z', '2026-11-17T23:00:00.000Z']);
});

test('over the change of clocks each period still begins at midnight', () => {
  expect(iso('2026-11-10T12:00:00Z', 30)).toEqual(['2026-10-11T22:00:00.000Z', '2026-09-11T22:00:00.000Z']);
});
