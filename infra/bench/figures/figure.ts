import type { Rig } from '../rig';
import type { Samples } from '../samples';
import type { Row } from '../table';

/** A family of figures: measured once a round, shown as rows of medians. */
export interface Figure {
  readonly name: string;
  measure(rig: Rig, round: number): Promise<void>;
  rows(samples: Samples): Row[];
}

/** Each round begins with another one, so that no one always runs on the warmer machine. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
