import type { ThreadSource } from '../mailbox/thread-source';

export interface SourcePromise {
  /** Business hours (D07): '24 h' without 'ouvrées' is counted like the others, for nobody answers in the night. */
  readonly hours: number;
  /** What the site says (F47), word for word. */
  readonly sentence: string;
}

const WITHIN_A_DAY: SourcePromise = { hours: 24, sentence: 'dans les 24 heures ouvrées' };

/**
 * M175, F47: the one table that the clock reads. The analysis of an estimation within 24 hours is no answer to its owner:
 * the estimation within 48 is. 'Très prochainement' (M166) names no time, so those forms are held to the contact's.
 */
export const PROMISES: Readonly<Record<ThreadSource, SourcePromise | null>> = {
  contact: WITHIN_A_DAY,
  information: WITHIN_A_DAY,
  'off-market': WITHIN_A_DAY,
  appointment: WITHIN_A_DAY,
  chat: { hours: 24, sentence: 'sous 24 h' },
  estimation: { hours: 48, sentence: 'sous 48h ouvrées' },
  access: WITHIN_A_DAY,
  mail: WITHIN_A_DAY,
  application: null,
  // Nobody waits before they have answered; then it is a mail like others.
  proposal: WITHIN_A_DAY,
};

/** Null: nothing is promised. */
export const promiseOf = (source: ThreadSource): SourcePromise | null => PROMISES[source];
