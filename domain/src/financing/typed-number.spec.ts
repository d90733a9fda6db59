import { typedNumber } from './typed-number';

test.each([
  ['3,5', 3.5],
  ['3.5', 3.5],
  ['3,50 %', 3.5],
  ['3,', 3],
  [',5', 0.5],
  ['3.500', 3.5],
  ['', 0],
  ['  ', 0],
  ['240 mois', 240],
  ['abc', null],
  ['-3', null],
  [',', null],
  ['3,,5', null],
  ['3.5,', null],
  ['1.2.3', null],
  ['9'.repeat(400), null],
])('C03 M91 a rate typed as %p is %p', (text, value) => expect(typedNumber(text)).toBe(value));

test.each([
  ['300\u202f000', 300_000],
  ['300\u202f000\u00a0€', 300_000],
  ['300 000,50', 300_000.5],
  ['300.000', 300_000],
  ['300,000', 300_000],
  ['1.200.000', 1_200_000],
  ['1.200.000,50', 1_200_000.5],
  ['1,200,000.50', 1_200_000.5],
  ['300.00.000', null],
  ['1,2,000.50', null],
  ['385000', 385_000],
  ['385000,5', 385_000.5],
  ['0,125', 0.125],
  ['', 0],
])('C03 M91 an amount typed as %p is %p', (text, value) => expect(typedNumber(text, { thousands: true })).toBe(value));
