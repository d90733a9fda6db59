/**
 * Lower case without accents, an apostrophe as a space: what the other patterns are tried on, yet sign for sign, so that
 * what is found in it stands at the same place of the text.
 */
export const foldInPlace = (text: string): string => text.replace(/[^\0-&(-@[-_a-\u007f]/g, foldSign);

/** Asked for again and again; there are no more than 65,536. */
const folds = new Map<string, string>();
function foldSign(sign: string): string {
  const known = folds.get(sign);
  if (known !== undefined) return known;
  const folded = /['’`]/.test(sign) ? ' ' : sign.normalize('NFD').charAt(0).toLowerCase().charAt(0);
  folds.set(sign, folded);
  return folded;
}

/** The text, as it was written, without what the pattern finds of it. */
export function cutOut(text: string, pattern: RegExp): string {
  const found = pattern.exec(foldInPlace(text));
  return found ? text.slice(0, found.index) + text.slice(found.index + found[0].length) : text;
}

/** What a group of the pattern, which has the flag d, finds: as it was written. */
export function valueIn(
  text: string,
  pattern: RegExp,
  group = 'value',
  folded = foldInPlace(text),
): string | undefined {
  const [from, to] = pattern.exec(folded)?.indices?.groups?.[group] ?? [0, 0];
  return text.slice(from, to).trim() || undefined;
}
