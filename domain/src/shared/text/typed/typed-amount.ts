import { digitsOnly } from '../french';

/** ',50' or '.5' at the end of an amount: cents, whatever stands behind them. */
const CENTS = /(?<=\d)[.,]\d{1,2}(?=\D*$)/;
const NUMBER = /\d(?:[\s.,'’]*\d)*/g;
const LONGEST = 200;
/** Right behind a number. */
const SCALE = /^\s*(k|m|millions?)(?![a-zà-ÿ²2])/i;

/**
 * Digits of the whole euros that somebody typed (M47, F77): cents are dropped before anything else is, or they would
 * multiply by a hundred; 'k' and 'M' multiply. '1.200,50 €' is '1200', '1,2 k€' too. '' without a digit.
 */
export function typedAmount(text: string): string {
  // A page of text is no amount, whatever it ends in; its digits are too many for any field.
  if (text.length > LONGEST) return digitsOnly(text);
  return (scaledAmount(text) ?? digitsOnly(text.replace(CENTS, ''))).replace(/^0+(?=\d)/, '');
}

function scaledAmount(text: string): string | null {
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const scale = SCALE.exec(text.slice(index + number.length));
    if (scale) return multiplied(number, scale[1] ?? '');
  }
  return null;
}

function multiplied(number: string, scale: string): string {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d+))?$/s.exec(number) ?? [];
  const power = scale.toLowerCase() === 'k' ? 3 : 6;
  return digitsOnly(whole) + fraction.slice(0, power).padEnd(power, '0');
}
