import type { Communes } from '../../../geography/towns/communes';
import { type Request, readRequest } from '../read-criteria';
import { foldedWordsOf } from '../words/said';
import { DECLINED } from './phrases';

/** A message as the intents look at it. */
export interface Heard {
  /** Whole words without accents (F51). */
  readonly words: string;
  /** What is left of them once a refusal is taken out: 'pas besoin d'une estimation, je cherche un local' still asks. */
  readonly left: string;
  /** A search is under way: half a sentence refines it. */
  readonly searching: boolean;
  /** What of it can be looked for. Read once, at the first question: most messages are understood before. */
  readonly request: () => Request;
}

export function hear(utterance: string, communes: Communes, searching: boolean): Heard {
  const words = foldedWordsOf(utterance);
  let request: Request | undefined;
  return {
    words,
    left: DECLINED.test(words) ? words.replace(DECLINED, ' ').replace(/\bne? \w+ /, ' ') : words,
    searching,
    request: () => (request ??= readRequest(utterance, communes)),
  };
}
