interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** 1 within the bounds; outside it falls to 0 over `room`, a share of the bound that is passed. */
export function nearness(value: number, { min, max }: Bounds, room: number): number {
  const over = max !== undefined && value > max ? (value - max) / max : 0;
  const under = min !== undefined && value < min ? (min - value) / min : 0;
  return Math.max(0, 1 - Math.max(over, under) / room);
}
