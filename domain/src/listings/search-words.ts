import { foldText } from './slug';

export interface SearchWords {
  /** Folded words of letters and digits, matched by their stem; the last also as a beginning. */
  readonly words: readonly string[];
  /** Folded pieces with other signs ('50%', 'a_b'), matched letter by letter. */
  readonly literals: readonly string[];
}

const MOST_WORDS = 12;

/** What the visitor typed, accents, capitals, hyphens and apostrophes aside. */
export function searchWords(typed: string): SearchWords {
  const pieces = foldText(typed).split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const plain = (piece: string): boolean => /^[\p{L}\p{N}]+$/u.test(piece);
  return { words: pieces.filter(plain), literals: pieces.filter((piece) => !plain(piece)) };
}
