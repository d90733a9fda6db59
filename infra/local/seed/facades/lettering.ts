/**
 * A sign painter's capitals as strokes on a grid of 4 by 6, so that signs look the same on a machine without fonts.
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 0V6H2.2Q4 6 4 4.4Q4 2.8 2.2 2.8H0M2.1 2.8Q3.6 2.8 3.6 1.4Q3.6 0 2.1 0H0',
  C: 'M4 1.2Q3.2 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.2 6 4 4.8',
  D: 'M0 0V6H1.8Q4 6 4 3Q4 0 1.8 0H0',
  E: 'M3.5 0H0V6H3.5M0 2.9H2.9',
  F: 'M3.5 0H0V6M0 2.9H2.9',
  G: 'M4 1.2Q3.2 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 2.9H4',
  I: 'M2 0V6',
  L: 'M0 0V6H3.4',
  M: 'M0 6V0L2.2 4L4.4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2.1 0Q0 0 0 3Q0 6 2.1 6Q4.2 6 4.2 3Q4.2 0 2.1 0',
  P: 'M0 6V0H2.2Q4 0 4 1.7Q4 3.4 2.2 3.4H0',
  Q: 'M2.1 0Q0 0 0 3Q0 6 2.1 6Q4.2 6 4.2 3Q4.2 0 2.1 0M2.7 4.4L4.2 6.4',
  R: 'M0 6V0H2.2Q4 0 4 1.6Q4 3.2 2.2 3.2H0M2 3.2L4 6',
  S: 'M3.8 1Q3.1 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q4 3.3 4 4.5Q4 6 2 6Q.7 6 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
};
const ADVANCE = 6;
const NARROW: Readonly<Record<string, number>> = { I: 4, L: 5.4, M: 6.4, E: 5.5, F: 5.5 };

/** The word written around `x`, standing on `y`, `size` high: a group to be put into an SVG. */
export function lettered(word: string, x: number, y: number, size: number, colour: string, widest: number): string {
  const steps = Array.from(word).map((letter) => NARROW[letter] ?? ADVANCE);
  const length = steps.reduce((sum, step) => sum + step, -1.8);
  const unit = Math.min(size / 6, widest / length);
  let at = 0;
  const strokes = Array.from(word).map((letter, index) => {
    const shift = letter === 'I' ? -1 : 0;
    const glyph = `<path transform="translate(${(at + shift).toFixed(2)} 0)" d="${LETTERS[letter] ?? ''}"/>`;
    at += steps[index] ?? ADVANCE;
    return glyph;
  });
  const left = x - (length * unit) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${(y - 6 * unit).toFixed(1)}) scale(${unit.toFixed(3)})" fill="none" stroke="${colour}" stroke-width=".95" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}
