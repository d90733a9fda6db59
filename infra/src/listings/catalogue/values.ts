/** Gathers the values of one statement: `$1`, `$2`… */
export class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}
