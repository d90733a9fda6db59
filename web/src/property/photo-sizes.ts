/** Up to so many photos stand beside the first one; of more, the row below gets enough to be filled. */
const MOST_BESIDE = 6;
const BESIDE_A_ROW = 4;

/** How many of the others stand beside the first one. */
export const besideOf = (others: number): number => (others > MOST_BESIDE ? BESIDE_A_ROW : others);

/** As `<img sizes>`: the first of so many photos, the wider the fewer stand beside it (shop-front.module.css). */
export function leadSizes(photos: number): string {
  const [share, most] = LEADS[Math.ceil(besideOf(Math.max(0, photos - 1)) / 2)] ?? ['100vw', '84rem'];
  return `(max-width: 767px) 100vw, (max-width: 84rem) ${share}, ${most}`;
}

/** By columns beside it. */
const LEADS: readonly (readonly [share: string, most: string])[] = [
  ['100vw', '84rem'],
  ['67vw', '56rem'],
  ['50vw', '42rem'],
  ['46vw', '39rem'],
];

/** Those beside and below it. */
export const MORE_SIZES = '(max-width: 767px) 50vw, 22rem';
