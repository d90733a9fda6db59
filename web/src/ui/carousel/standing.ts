interface Row {
  readonly count: number;
  /** Slides in view at once. */
  readonly visible: number;
  readonly endless: boolean;
}

/** Where a row stands, as far as it can, and what is then in view and beside it. */
export function standing(wanted: number, { count, visible, endless }: Row) {
  const stops = endless && count > visible ? count : Math.max(1, count - visible + 1);
  const index = Math.min(wanted, stops - 1);
  return {
    stops,
    index,
    isShown: (slide: number): boolean => count < 2 || (slide - index + count) % count < visible,
    beside: (direction: 1 | -1): number => (index + direction + stops) % stops,
  };
}
