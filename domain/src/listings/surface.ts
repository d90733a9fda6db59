/** The number before 'm²', else the first one: '108,10 m²' → 108.1, '1 250' → 1250, 'env. 80 m2' → 80. Null when there is none or it is 0. */
export function parseSurface(received: string | number | null): number | null {
  if (received === null) return null;
  const text = String(received).replace(/(\d)[\s.](?=\d{3}(?!\d))/g, '$1');
  const digits = (/(\d+(?:[.,]\d+)?)\s*m(?:[²2]|ètres?|\b)/i.exec(text) ?? /(\d+(?:[.,]\d+)?)/.exec(text))?.[1];
  const value = digits === undefined ? 0 : Number(digits.replace(',', '.'));
  return value > 0 && value < 10_000_000 ? value : null;
}
