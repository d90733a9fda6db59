import type { Commune, Communes } from '../../../geography/towns/communes';
import { citySlugOf } from '../../../shared/text/slug';
import { isOneSlipAway } from '../words/spelling';

/** Inhabitants from which a town is known well enough to be misspelt or shortened ('Levallois', 'Marseile'). */
export const KNOWN_TOWN = 20_000;

interface Spelling {
  readonly text: string;
  readonly town: Commune;
}
/** Spellings by their number of letters: one slip adds or takes at most one. */
type ByLength = ReadonlyMap<number, readonly Spelling[]>;
interface Index {
  readonly right: ByLength;
  /** With one of two equal letters left out: 'monpelier' is a slip away from 'montpelier'. */
  readonly undoubled: ByLength;
}

/** Some 300 towns of one word and 90 shortened forms, made at the first question: about 50 kB. */
const indexes = new WeakMap<Communes, Index>();

function indexOf(communes: Communes): Index {
  const kept = indexes.get(communes);
  if (kept) return kept;
  // What visitors type is parted at hyphens: only a name of one word is a slip away from one of theirs.
  const right = communes
    .largerThan(KNOWN_TOWN)
    .map((town) => ({ text: citySlugOf(town.name), town }))
    .filter(({ text }) => !text.includes('-'));
  const undoubled = right.flatMap(({ text, town }) => undoublingsOf(text).map((shorter) => ({ text: shorter, town })));
  const made = { right: groupByLength(right), undoubled: groupByLength(undoubled) };
  indexes.set(communes, made);
  return made;
}

function groupByLength(spellings: readonly Spelling[]): ByLength {
  const lengths = new Set(spellings.map(({ text }) => text.length));
  return new Map([...lengths].map((length) => [length, spellings.filter(({ text }) => text.length === length)]));
}

const undoublingsOf = (text: string): string[] =>
  text.split('').flatMap((letter, at) => (letter === text[at + 1] ? [text.slice(0, at) + text.slice(at + 1)] : []));

/**
 * The largest town that is one slip away; where `doubled`, also one that lacks a doubled letter besides. However long the
 * word is, it is compared with a few dozen names.
 */
export function findMisspeltTown(
  word: string,
  communes: Communes,
  { least, doubled, initial }: { readonly least: number; readonly doubled: boolean; readonly initial: boolean },
): Commune | null {
  const { right, undoubled } = indexOf(communes);
  const nearest = (spellings: ByLength): Commune | null => {
    let best: Commune | null = null;
    for (let length = word.length - 1; length <= word.length + 1; length += 1)
      for (const { text, town } of spellings.get(length) ?? [])
        if (
          town.population >= Math.max(least, (best?.population ?? 0) + 1) &&
          (!initial || text[0] === word[0]) &&
          isOneSlipAway(word, text)
        )
          best = town;
    return best;
  };
  return nearest(right) ?? (doubled ? nearest(undoubled) : null);
}
