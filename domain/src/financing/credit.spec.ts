import { creditCost, creditYears, monthlyPayment } from './credit';

const cents = (value: number) => Math.round(value * 100) / 100;

test.each([
  [300_000, 3.5, 240, 1739.88],
  [300_000, 0, 240, 1250],
  [0, 3.5, 240, 0],
  [385_000, 3.5, 240, 2232.84],
  [300_000, 3.5, 12, 25_476.49],
  [300_000, 3.5, 360, 1347.13],
  [300_000, 3.5, 0, 0],
  [10_000_000, 8, 360, 73_376.46],
])('M91 F39 C03 %i € at %f %% over %i months cost %f € a month', (amount, rate, months, payment) =>
  expect(cents(monthlyPayment({ amount, rate, months }))).toBe(payment),
);

test('M91 the years pay the amount back, each with less interest than the one before', () => {
  const years = creditYears({ amount: 300_000, rate: 3.5, months: 240 });
  expect(years).toHaveLength(20);
  expect(cents(years.reduce((sum, { capital }) => sum + capital, 0))).toBe(300_000);
  expect(cents(years.at(-1)?.left ?? 1)).toBe(0);
  for (const { interest, capital } of years) expect(cents(interest + capital)).toBe(cents(1739.8791 * 12));
  expect(years.every(({ interest }, index) => index === 0 || interest < (years[index - 1]?.interest ?? 0))).toBe(true);
  expect(cents(creditCost({ amount: 300_000, rate: 3.5, months: 240 }))).toBe(117_571);
});

test('M91 a last year may be shorter; nothing borrowed has no years', () => {
  const years = creditYears({ amount: 12_000, rate: 0, months: 18 });
  expect(years.map(({ year, interest, capital, left }) => [year, interest, capital, left].map(cents))).toEqual([
    [1, 0, 8000, 4000],
    [2, 0, 4000, 0],
  ]);
  expect(creditYears({ amount: 0, rate: 3.5, months: 240 })).toEqual([]);
  expect(creditYears({ amount: 1000, rate: 3.5, months: 0 })).toEqual([]);
});
