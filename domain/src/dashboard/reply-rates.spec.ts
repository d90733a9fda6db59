import { percentInTime, replyRates } from './reply-rates';

test('the same counts are summed over all, per adviser and per source, the busiest first; the period before apart', () => {
  const rates = replyRates([
    { current: true, adviser: 'Marie', source: 'contact', due: 4, inTime: 3 },
    { current: true, adviser: 'Marie', source: 'chat', due: 1, inTime: 1 },
    { current: true, adviser: null, source: 'contact', due: 2, inTime: 0 },
    { current: false, adviser: 'Marie', source: 'contact', due: 10, inTime: 9 },
  ]);
  expect(rates).toEqual({
    now: { due: 7, inTime: 4 },
    before: { due: 10, inTime: 9 },
    advisers: [
      { name: 'Marie', due: 5, inTime: 4 },
      { name: null, due: 2, inTime: 0 },
    ],
    sources: [
      { source: 'contact', due: 6, inTime: 3 },
      { source: 'chat', due: 1, inTime: 1 },
    ],
  });
});

test('a share is rounded down, and nothing due has none', () => {
  expect(percentInTime({ due: 250, inTime: 249 })).toBe(99);
  expect(percentInTime({ due: 0, inTime: 0 })).toBeNull();
});
