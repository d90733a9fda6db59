/** 'à', '-', 'ou' between two surfaces: none of them is the surface. */
const JOINED = String.raw`\s*(?:à|-|–|—|−|\/|ou|et)\s*`;
const SQUARE_METRES = String.raw`\s*m(?:[²2]|ètres?|\b)`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;

const MARKED = new RegExp(`(${NUMBER})${SQUARE_METRES}`, 'i');
const RANGE = new RegExp(
  `(?<!lots?\\s*)(?<![\\d.,])${NUMBER}(?:${SQUARE_METRES})?${JOINED}${NUMBER}${SQUARE_METRES}|^(?:de|entre|env\\.?|\\s)*${NUMBER}${JOINED}${NUMBER}\\s*$`,
  'i',
);
/** Negative, or as a program writes: '-3', '1e3'. */
const NO_SURFACE = /^\s*[-−]|\d\s?e[-+−]?\d/i;

/**
 * The number before 'm²', else the first one: '108,10 m²' → 108.1, '1 250' → 1250, 'env. 80 m2' → 80. Null when there is
 * none, when it is 0, and when there are two to choose from: 'de 80 à 120 m²'.
 */
export function parseSurface(received: string | number | null): number | null {
  if (received === null) return null;
  const text = String(received).replace(/(\d)[\s.](?=\d{3}(?!\d))/g, '$1');
  if (NO_SURFACE.test(text) || RANGE.test(text)) return null;
  const digits = (MARKED.exec(text) ?? /(\d+(?:[.,]\d+)?)/.exec(text))?.[1];
  const value = digits === undefined ? 0 : Number(digits.replace(',', '.'));
  return value > 0 && value < 10_000_000 ? value : null;
}
