/**
 * A column whose value is known only as its row is written, by a statement that travels beside the insert: what it locks
 * is let go with the commit that follows at once.
 */
export interface LateColumn {
  readonly object: object;
  readonly property: string;
  /**
   * Answers one row with `value`, or none: then what the object says stands. `when`: SQL, what must hold. Parameters are
   * added in the order in which they stand in the text, each once.
   */
  readonly text: (add: (value: unknown) => string, when: string) => string;
}
