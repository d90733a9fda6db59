/** What people type or paste around a number: any space (U+202F, U+00A0), its unit, Swiss thousands. */
const AROUND = /[\s€%'’]|mois/gi;

interface Reading {
  /** An amount: '300.000' and '300,000' are three hundred thousand. Of a rate they would be three hundred. */
  readonly thousands?: boolean;
}

/**
 * C03, M91: '3,5', '3.5', '3,50 %', '300 000', '1.200.000,50'. Empty counts as 0. Null for what is no number, so that
 * nobody ever sees NaN.
 */
export function typedNumber(text: string, { thousands = false }: Reading = {}): number | null {
  const bare = text.replace(AROUND, '');
  if (bare === '') return 0;
  if (!/^[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const signs = bare.match(/[.,]/g) ?? [];
  const parts = bare.split(/[.,]/);
  const last = parts.at(-1) ?? '';
  const repeated = signs.length > 1 && new Set(signs).size === 1;
  const group = thousands && signs.length === 1 && last.length === 3 && Number(parts[0]) > 0;
  const whole = signs.length === 0 || repeated || group;
  // '3,,5' is a slip of the finger, not thirty-five: between two signs stand three digits.
  if (signs.length > 1 && parts.slice(1, whole ? undefined : -1).some((part) => part.length !== 3)) return null;
  const plain = whole ? parts.join('') : `${parts.slice(0, -1).join('')}.${last}`;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
