import { decimal } from './decimal';
import { euros, eurosAndCents, frenchNumber } from '../french';

const intl = (least: number, most: number) =>
  new Intl.NumberFormat('fr-FR', { minimumFractionDigits: least, maximumFractionDigits: most });
const AWKWARD = [
  0,
  0.004,
  0.005,
  0.5,
  0.995,
  1.005,
  1.5,
  2.5,
  9.995,
  99.995,
  108.1,
  999.999,
  999.5,
  1000,
  1234.5,
  12_345.675,
  685_000,
  999_999.995,
  1_000_000,
  8_250_000,
  123_456_789.12,
  4e-7,
  1 / 3,
  2 / 3,
  0.1 + 0.2,
];
const MANY = Array.from({ length: 2_000 }, (_, n) => ((n * 7_919 + 13) % 100_003) / [1, 7, 100, 1_000, 0.03][n % 5]!);

test.each([
  [0, 0],
  [0, 2],
  [1, 2],
  [2, 2],
])('M174 with %i to %i decimals a number reads as Intl writes it in French', (least, most) => {
  const format = intl(least, most);
  for (const value of [...AWKWARD, ...MANY, ...AWKWARD.filter((some) => some > 1).map((some) => -some)])
    expect(decimal(value, least, most)).toBe(format.format(value));
});

test('amounts read as Intl writes euros', () => {
  const whole = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
  for (const value of [...AWKWARD, ...MANY, -685_000]) expect(euros(value)).toBe(whole.format(value));
  expect(eurosAndCents(1739.884)).toBe(cents.format(1739.88));
  expect(eurosAndCents(1250.001)).toBe(whole.format(1250));
});

test('what is no number stays itself', () => {
  expect(frenchNumber(Number.NaN)).toBe('NaN');
  expect(frenchNumber(1e22)).toBe('1e+22');
});
