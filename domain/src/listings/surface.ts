/** First number of a French text: '108,10 m²' → 108.1, '1 250' → 1250, 'env. 80 m2' → 80. Null when there is none or it is 0. */
export function parseSurface(received: string | number | null): number | null {
  if (received === null) return null;
  const text = String(received).replace(/(\d)[\s\u00a0\u202f.](?=\d{3}(?!\d))/g, '$1');
  const digits = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  const value = digits === undefined ? 0 : Number(digits.replace(',', '.'));
  return value > 0 && value < 10_000_000 ? value : null;
}
