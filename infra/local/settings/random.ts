import { mulberry32 } from '@pignon/domain/shared/mulberry32';

/** The same seed gives the same storm. */
export class Random {
  /** In [0, 1). */
  readonly next: () => number;

  constructor(readonly seed: number) {
    this.next = mulberry32(seed);
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, at: this.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }
}
