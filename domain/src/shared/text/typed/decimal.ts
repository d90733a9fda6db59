const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * '1 250', '108,1': U+202F between thousands, a decimal comma, halves rounded away from zero, `least` to `most`
 * decimals. The same as Intl's French, which costs a phone a tenth of a second to load before the first price is there.
 */
export function decimal(value: number, least: number, most: number): string {
  const size = Math.abs(value);
  // By its decimal writing, as Intl does: 1.005 is a half there and a little less in binary. Less than 1e-6 has none.
  const scaled = size < 1e-6 ? 0 : Math.round(Number(`${size}e${most}`));
  if (!Number.isSafeInteger(scaled)) return String(value);
  const digits = String(scaled).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most).replace(THOUSANDS, '\u202f');
  const rest = digits.slice(digits.length - most);
  const kept = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${whole}${kept && `,${kept}`}`;
}
