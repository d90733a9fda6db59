import { thumbhashColours, thumbhashRatio } from '@pignon/domain/media/thumbhash';

const WIDE = 8;
const TALLEST = 16;
const HEADER = 54;

/** A thumbhash as the data URL of a bitmap eight pixels wide: the browser smooths it when it stretches it. */
export function blurOf(thumbhash: string): string | undefined {
  const tall = Math.max(2, Math.min(TALLEST, Math.round(WIDE / thumbhashRatio(thumbhash))));
  const colours = thumbhashColours(thumbhash, WIDE, tall);
  if (!colours) return undefined;
  const bitmap = new Uint8Array(HEADER + colours.length * 3);
  // 24 bits a pixel; eight pixels are a multiple of four bytes, so no row needs filling up.
  bitmap.set([66, 77, bitmap.length & 255, bitmap.length >> 8]);
  bitmap[10] = HEADER;
  bitmap.set([40, 0, 0, 0, WIDE, 0, 0, 0, tall, 0, 0, 0, 1, 0, 24], 14);
  // A bitmap begins with its lowest row, a pixel with its blue.
  for (const [index, [red, green, blue]] of colours.entries())
    bitmap.set([blue, green, red], HEADER + 3 * ((tall - 1 - Math.floor(index / WIDE)) * WIDE + (index % WIDE)));
  return `url(data:image/bmp;base64,${btoa(String.fromCharCode(...bitmap))})`;
}
