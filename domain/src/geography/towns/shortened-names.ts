import { citySlugOf } from '../../shared/text/slug';
import type { Commune } from './communes';

/** Too short to tell one town from the next by its beginning. */
const TELLING = 4;

/**
 * Of the few communes of one postcode the one whose name was shortened: 'boulogne-bill', 'issy-les-mlx', 'villen-la-gar';
 * else the one that begins with the same word ('chalons-sur-marne' of before it was renamed).
 */
export function shortenedName(slug: string, among: readonly Commune[]): Commune | null {
  const words = slug.split('-');
  const named = (isMeant: (name: readonly string[]) => boolean) =>
    among.filter(({ name }) => isMeant(citySlugOf(name).split('-')));
  const whole = named((name) => shortens(words, name));
  const [first = ''] = words;
  const found = whole.length > 0 ? whole : first.length >= TELLING ? named(([begins]) => begins === first) : [];
  return found.toSorted((a, b) => b.population - a.population)[0] ?? null;
}

/** Each word shortens one of the name's, in their order. */
function shortens(words: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  for (const word of words) {
    while (at < name.length && !isShort(word, name[at] ?? '')) at += 1;
    if (at === name.length) return false;
    at += 1;
  }
  return words.some((word) => word.length >= TELLING || name.includes(word));
}

/** Its beginning ('bill'), or its first letter and others of it in their order ('mlx', 'pce'). */
function isShort(short: string, word: string): boolean {
  if (short === '' || short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}
