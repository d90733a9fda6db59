const WIDE = 8;
const TALLEST = 16;
const BITMAP_HEADER = 54;

/**
 * The blurred picture of a thumbhash (base64) as the data URL of a bitmap eight pixels wide: the browser smooths it when
 * it stretches it. Written to the format's reference decoder, for photos without transparency, which ours all are.
 */
export function blurOf(thumbhash: string): string {
  const hash = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));
  const at = (index: number): number => hash[index] ?? 0;
  const head = at(0) | (at(1) << 8) | (at(2) << 16);
  const more = at(3) | (at(4) << 8);
  const landscape = more >> 15;
  const columns = Math.max(3, landscape ? 7 : more & 7);
  const rows = Math.max(3, landscape ? more & 7 : 7);
  let nibble = 10;
  const wavesOf = (across: number, down: number, scale: number): Wave[] => {
    const waves: Wave[] = [];
    for (let y = 0; y < down; y++)
      for (let x = y ? 0 : 1; x * down < across * (down - y); x++)
        waves.push([x, y, (((at(nibble >> 1) >> ((nibble++ & 1) * 4)) & 15) / 7.5 - 1) * scale * (y ? 2 : 1)]);
    return waves;
  };
  // Light, yellow against blue, red against green: in the order in which the hash holds them.
  const planes = [
    [(head & 63) / 63, wavesOf(columns, rows, ((head >> 18) & 31) / 31)],
    [((head >> 6) & 63) / 31.5 - 1, wavesOf(3, 3, (((more >> 3) & 63) / 63) * 1.25)],
    [((head >> 12) & 63) / 31.5 - 1, wavesOf(3, 3, (((more >> 9) & 63) / 63) * 1.25)],
  ] as const;
  const tall = Math.min(TALLEST, Math.max(2, Math.round((WIDE * rows) / columns)));
  const pixels = Array.from({ length: tall * WIDE }, (_, index) => {
    const x = (Math.PI * ((index % WIDE) + 0.5)) / WIDE;
    // A bitmap begins with its lowest row.
    const y = (Math.PI * (tall - Math.floor(index / WIDE) - 0.5)) / tall;
    const [light, yellow, redness] = planes.map(([mean, waves]) =>
      waves.reduce((sum, [across, down, much]) => sum + much * Math.cos(x * across) * Math.cos(y * down), mean),
    ) as [number, number, number];
    const blue = light - (2 / 3) * yellow;
    const red = (3 * light - blue + redness) / 2;
    return [blue, red - redness, red].map((part) => Math.max(0, Math.min(255, Math.round(part * 255))));
  });
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bitmapHeader(tall), ...pixels.flat()))}`;
}

type Wave = readonly [across: number, down: number, much: number];

/** 24 bits a pixel; eight pixels are a multiple of four bytes, so no row needs filling up. */
const bitmapHeader = (tall: number): Uint8Array => {
  const header = new Uint8Array(BITMAP_HEADER);
  header.set([66, 77, (BITMAP_HEADER + tall * WIDE * 3) & 255, (BITMAP_HEADER + tall * WIDE * 3) >> 8]);
  header[10] = BITMAP_HEADER;
  header.set([40, 0, 0, 0, WIDE, 0, 0, 0, tall, 0, 0, 0, 1, 0, 24], 14);
  return header;
};
