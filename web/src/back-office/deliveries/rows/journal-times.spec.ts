import { clockTime, duration, untilTime } from './journal-times';

const now = Date.parse('2026-11-27T22:00:00Z');

describe('times in the journal', () => {
  it('are those of Paris', () => {
    expect(clockTime('2026-11-27T22:00:00Z')).toBe('27/11/2026 23:00:00');
  });

  it.each([
    ['2026-11-27T21:59:00Z', 'imminente'],
    ['2026-11-27T22:00:30Z', 'dans 30 s'],
    ['2026-11-27T22:05:00Z', 'dans 5 min'],
    ['2026-11-28T04:00:00Z', 'dans 6 h'],
    ['2026-11-29T22:00:00Z', 'dans 2 j'],
  ])('%s is %s', (iso, said) => {
    expect(untilTime(iso, now).replace(/\s/g, ' ')).toBe(said);
  });

  it.each([
    ['2026-11-27T22:00:00.340Z', '340\u00a0ms'],
    ['2026-11-27T22:00:12.300Z', '12,3\u00a0s'],
    ['2026-11-27T21:00:00Z', '0\u00a0ms'],
  ])('an attempt ended at %s took %s', (endedAt, said) => {
    expect(duration('2026-11-27T22:00:00Z', endedAt)).toBe(said);
  });
});
