/** One row, struck with one seed: `npm run storm -- --rows 16 --seed 7` repeats it. */
export interface Turn {
  readonly row: number;
  readonly seed: number;
}
