import { frenchGrouping, telHref } from './phone';

test.each([
  ['01 40 00 00 00', 'tel:+33140000000'],
  ['+33 (0)1 40 00 00 00', 'tel:+33140000000'],
  ['0033 1 40 00 00 00', 'tel:+33140000000'],
  ['0692 12 34 56', 'tel:+262692123456'],
  ['0262 21 00 00', 'tel:+262262210000'],
  ['+262 (0)692 12 34 56', 'tel:+262692123456'],
  ['+33 6 96 12 34 56', 'tel:+596696123456'],
  ['0508 41 23 45', 'tel:+508412345'],
  ['+687 27.12.34', 'tel:+687271234'],
  ['00 687 27 12 34', 'tel:+687271234'],
  ['3631', 'tel:3631'],
])('C65 a link to %s calls %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('numbers are grouped as they are dialled in France; others stay as they are written', () => {
  expect(['+33 1 40 00 00 00', '0692123456', '+687 27.12.34'].map(frenchGrouping)).toEqual([
    '01\u00a040\u00a000\u00a000\u00a000',
    '06\u00a092\u00a012\u00a034\u00a056',
    '+687 27.12.34',
  ]);
});
