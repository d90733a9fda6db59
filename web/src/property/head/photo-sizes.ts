/** M78. */
const THUMBS = 5;

/** How many small photos stand beside the large one. */
export const thumbsOf = (photos: number): number => (photos > 1 ? Math.min(photos, THUMBS) : 0);

/** As `<img sizes>`: the large photo (shop-front.module.css). */
export function leadSizes(photos: number): string {
  const thumbs = thumbsOf(photos);
  const [share, most] = thumbs === 0 ? ['100vw', '84rem'] : thumbs === 2 ? ['75vw', '63rem'] : ['65vw', '56rem'];
  return `(max-width: 767px) 100vw, (max-width: 84rem) ${share}, ${most}`;
}

/** The small ones beside it, below it on a phone. */
export const THUMB_SIZES = '(max-width: 767px) 20vw, 14rem';
