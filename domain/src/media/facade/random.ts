import { mulberry32 } from '../../shared/mulberry32';

/**
 * The same seed always draws the same house, on the server, in the browser and in the image pipeline.
 * Each part rolls its own dice, named by `part`: shared ones would make a render depend on the renders before it.
 */
export function random(seed: number, part = 0) {
  const next = mulberry32(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(part + 1, 0x85ebca6b));
  return {
    chance: (probability: number): boolean => next() < probability,
    whole: (min: number, max: number): number => min + Math.floor(next() * (max - min + 1)),
    between: (min: number, max: number): number => min + next() * (max - min),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
