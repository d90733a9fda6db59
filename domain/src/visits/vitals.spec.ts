import { bucketOf, p75, rated } from './vitals';

test('a value falls into the first bucket that holds it, thousandths for CLS', () => {
  expect(bucketOf('LCP', 200)).toBe(0);
  expect(bucketOf('LCP', 2_400)).toBe(5);
  expect(bucketOf('LCP', 99_999)).toBe(9);
  expect(bucketOf('CLS', 0)).toBe(0);
  expect(bucketOf('CLS', 0.11)).toBe(3);
});

test('p75 is the bound that three visits of four stayed below', () => {
  const visits = [
    { bucket: 5, count: 1 },
    { bucket: 0, count: 3 },
  ];
  expect(p75('LCP', visits)).toBe(200);
  expect(p75('LCP', [...visits, { bucket: 9, count: 4 }])).toBe(Number.POSITIVE_INFINITY);
  expect(p75('INP', [])).toBeUndefined();
});

test('a bound is good, middling or poor', () => {
  expect([rated('LCP', 2_500), rated('INP', 350), rated('CLS', 500)]).toEqual(['good', 'middling', 'poor']);
});
