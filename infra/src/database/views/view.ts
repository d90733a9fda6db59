/** As it stands today; how it came to be so is told by no migration (renew-views.ts). */
export interface View {
  readonly name: string;
  /** What follows `create view … as`. */
  readonly sql: string;
  /** Views that it reads. */
  readonly on?: readonly string[];
}
