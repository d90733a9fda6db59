import { mulberry32 } from './mulberry32';

export interface Random {
  /** From 0 (included) to 1. */
  next(): number;
  chance(share: number): boolean;
  whole(least: number, most: number): number;
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * The same numbers for the same seed: on the server, in the browser, in the image pipeline. Of what has several parts,
 * each rolls dice of its own, named by `part`: shared ones would make a part depend on those before it.
 */
export function seeded(seed: number, part = 0): Random {
  const next = mulberry32(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(part, 0x85ebca6b));
  return {
    next,
    chance: (share) => next() < share,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    between: (least, most) => least + next() * (most - least),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
