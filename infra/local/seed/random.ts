import { mulberry32 } from '@pignon/domain/shared/mulberry32';

export interface Random {
  /** From 0 (included) to 1. */
  next(): number;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
}

/** The same numbers for the same seed. */
export function seeded(seed: number): Random {
  const next = mulberry32(Math.imul(seed + 1, 0x9e3779b1));
  const between = (least: number, most: number): number => least + next() * (most - least);
  const whole = (least: number, most: number): number => Math.floor(between(least, most + 1));
  return {
    next,
    between,
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    chance: (share) => next() < share,
  };
}
