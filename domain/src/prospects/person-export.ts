/** All that is kept of a person, table by table, as the database has it. */
export interface PersonExport {
  readonly email: string;
  /** All of theirs, where several were found to be one person's. */
  readonly addresses: readonly string[];
  readonly at: string;
  readonly tables: readonly {
    readonly table: string;
    readonly label: string;
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  }[];
  /** What was sent to them or about them: which, and how it ended. */
  readonly deliveries: readonly Readonly<Record<string, unknown>>[];
}
