import { amountBoundFor, CREDIT_BOUNDS, RENT_RANGE } from './credit-bounds';
import { type FigureRule, typedFigure } from './typed-figure';

const amount: FigureRule = { range: CREDIT_BOUNDS.amount, thousands: true, emptyIsZero: true };
const rate: FigureRule = { range: CREDIT_BOUNDS.rate, emptyIsZero: true };
const months: FigureRule = { range: CREDIT_BOUNDS.months, whole: true };
const rent: FigureRule = { range: RENT_RANGE, thousands: true };

test.each([
  [amount, '385 000', 385_000, null],
  [amount, '', 0, 'outside'],
  [amount, '0', null, 'outside'],
  [amount, 'abc', null, 'unreadable'],
  [amount, '99999999999999999999', null, 'outside'],
  [rate, '3,5', 3.5, null],
  [rate, '', 0, 'outside'],
  [rate, 'abc', null, 'unreadable'],
  [rate, '-4', null, 'unreadable'],
  [rate, '99', null, 'outside'],
  [months, '240', 240, null],
  [months, '13', 13, null],
  [months, '', null, 'outside'],
  [months, '0', null, 'outside'],
  [months, '-12', null, 'unreadable'],
  [months, '5000', null, 'outside'],
  [months, '12,5', null, 'unreadable'],
  [rent, '', 0, null],
  [rent, '99999999999999999999', null, 'outside'],
] as const)('M91 C03 %j %s counts as %p, said: %p', (rule, text, counts, fault) =>
  expect(typedFigure(text, rule)).toMatchObject({ counts, fault }),
);

test.each([
  [null, 50_000, 10_000_000],
  [0, 50_000, 10_000_000],
  [25_000, 25_000, 10_000_000],
  [12_500_000, 50_000, 12_500_000],
])('M90 a price of %p is within its own simulator', (price, min, max) =>
  expect(amountBoundFor(price)).toMatchObject({ min, max, step: 50_000 }),
);
