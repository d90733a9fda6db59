import { editAmount, maskAmount } from './amount-mask';
import { amountShorthand } from './amount-shorthand';

/** Key by key, as the field does it. */
function typing(text: string): string {
  const { read } = amountShorthand();
  return text.split('').reduce((before, key) => {
    const typed = maskAmount(before).replace(/(\u00a0€)?$/, `${key}$1`);
    const deletes = false;
    return read({ before, typed, key, deletes }) ?? editAmount(before, typed, typed.length, null).digits;
  }, '');
}
const pasting = (typed: string): string =>
  amountShorthand().read({ before: '', typed, key: null, deletes: false }) ??
  editAmount('', typed, typed.length, null).digits;

test.each([
  ['1,5M', '1500000'],
  ['300k', '300000'],
  ['300K', '300000'],
  ['0,5m', '500000'],
  ['1500.50', '1500'],
  ['1 200,50', '1200'],
  ['1.200,00', '1200'],
  ['850.00', '850'],
  ['1,2 k', '1200'],
  ['900.000', '900000'],
  ['1.200.000', '1200000'],
  ['900 000 euros', '900000'],
  ['-5', '5'],
  ['k', ''],
])('M55 C13 C68 %s is read as %s, typed or pasted', (text, digits) => {
  expect(typing(text)).toBe(digits);
  expect(pasting(text)).toBe(digits);
});

test('what was begun after a comma is deleted first', () => {
  const { read } = amountShorthand();
  const step = (key: string | null, deletes = false) => read({ before: '15', typed: '15', key, deletes });
  expect([step(','), step('5'), step(null, true), step(null, true), step(null, true)]).toEqual([
    '15',
    '15',
    '15',
    null,
    null,
  ]);
});

test('C68 a keyboard that composes names no key: cents are known by what stands there more', () => {
  const { read } = amountShorthand();
  const step = (before: string, typed: string) => read({ before, typed, key: null, deletes: false });
  expect([step('850', '850.\u00a0€'), step('850', '8505\u00a0€'), step('850', '8500\u00a0€')]).toEqual([
    '850',
    '850',
    '850',
  ]);
});
