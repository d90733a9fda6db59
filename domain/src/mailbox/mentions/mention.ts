import type { Colleague } from '../tasks/thread-task';
import { foldText } from '../../shared/text/slug';
import { rule } from '../../shared/rules';

/** Whom a note names, as its readers see it. */
export interface Mention {
  readonly accountId: string;
  /** Null where their account is gone. */
  readonly name: string | null;
  /** ISO 8601; null until they have said that they have seen it. */
  readonly seenAt: string | null;
}

export const mentionRules = {
  most: rule(20, 'Vingt collègues au plus par note'),
  unknown: 'Un collègue mentionné est inconnu',
} as const;

/** A name that is being typed, and where its sign stands. */
export interface Typed {
  readonly from: number;
  readonly words: string;
}

/** What follows the last '@' before the caret, where it begins a word; a mail address has one in its middle. */
export function typedAt(text: string, caret: number): Typed | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || caret === 0) return null;
  const words = text.slice(from + 1, caret);
  const begins = from === 0 || /[\s([{«"'’]/.test(text[from - 1] ?? '');
  return begins && words.length <= 60 && !/[\n@]/.test(words) ? { from, words } : null;
}

/** Those whose name, or a word of it, begins so; the shorter a name the nearer it is. */
export const suggested = (colleagues: readonly Colleague[], words: string): readonly Colleague[] => {
  const wanted = foldText(words);
  return colleagues.filter(({ name }) => {
    const folded = foldText(name);
    return folded.startsWith(wanted) || folded.split(' ').some((word) => word.startsWith(wanted));
  });
};

/** Of those that somebody chose, whose names still stand in the note: a longer name is no shorter one's. */
export function named(colleagues: readonly Colleague[], text: string): readonly Colleague[] {
  let left = text;
  return [...colleagues]
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const there = left.includes(`@${name}`);
      left = left.replaceAll(`@${name}`, '');
      return there;
    });
}
