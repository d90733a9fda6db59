/**
 * The same seed always draws the same house, on the server, in the browser and in the image pipeline (mulberry32).
 * Each part rolls its own dice, named by `part`: shared ones would make a render depend on the renders before it.
 */
export function random(seed: number, part = 0) {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(part + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    chance: (probability: number): boolean => next() < probability,
    whole: (min: number, max: number): number => min + Math.floor(next() * (max - min + 1)),
    between: (min: number, max: number): number => min + next() * (max - min),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
