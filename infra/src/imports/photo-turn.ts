/** What was found out about the photos of an import while it is applied, and how long the work may go on. */
export interface PhotoTurn {
  /** By performance.now(). */
  readonly until: number;
  /** Hosts that gave no answer: each of their photos would wait as long again. */
  readonly silent: Set<string>;
  /** Why those that were tried could not be taken, by source. */
  readonly refused: Map<string, string>;
}

/** The line is not done: what was taken of it is known the next time, what was refused too. */
export class TurnOver extends Error {}
