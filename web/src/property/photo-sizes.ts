/** Beside the first photo; the others stand in a row below. */
export const BESIDE = 4;

/** As `<img sizes>`: the first of so many photos, the wider the fewer stand beside it (shop-front.module.css). */
export function leadSizes(photos: number): string {
  const [share, most] = photos <= 1 ? ['100vw', '84rem'] : photos <= 3 ? ['67vw', '56rem'] : ['50vw', '42rem'];
  return `(max-width: 767px) 100vw, (max-width: 84rem) ${share}, ${most}`;
}

/** Those beside and below it. */
export const MORE_SIZES = '(max-width: 1023px) 50vw, 21rem';
