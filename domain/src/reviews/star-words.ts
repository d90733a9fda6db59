import type { Stars } from './review';

const WORDS: Readonly<Record<string, Stars>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** F43: Google's v4 answers in words; null for one that says nothing. */
export const starsOf = (word: unknown): Stars | null =>
  typeof word === 'string' && Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null;
