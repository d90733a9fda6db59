export type Rgb = readonly [red: number, green: number, blue: number];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MOST_BYTES = 32;

/**
 * The colours of a thumbhash (evanw/thumbhash), as many columns and rows as asked for, row by row. Null for what is no
 * thumbhash of an opaque picture; ours all are.
 */
export function thumbhashColours(hash: string, columns: number, rows: number): Rgb[] | null {
  const bytes = bytesOf(hash);
  if (bytes.length < 6 || bytes.length > MOST_BYTES || (bytes[2] ?? 0) & 128) return null;
  const at = (index: number): number => bytes[index] ?? 0;
  const header = at(0) | (at(1) << 8) | (at(2) << 16);
  const more = at(3) | (at(4) << 8);
  const landscape = more >> 15;
  const short = Math.max(3, more & 7);
  let next = 10;
  const nibble = (): number => ((at(next >> 1) >> ((next++ & 1) << 2)) & 15) / 7.5 - 1;
  // Each cosine is asked for by every pixel of its row or column and by every wave: worked out once.
  const across = cosines(columns);
  const down = cosines(rows);
  const channel = (mean: number, scale: number, nx: number, ny: number) => {
    const waves: [number, number, number][] = [];
    for (let cy = 0; cy < ny; cy++)
      for (let cx = cy ? 0 : 1; cx * ny < nx * (ny - cy); cx++) waves.push([cx, cy, nibble() * scale * 2]);
    return (column: number, row: number): number =>
      waves.reduce((sum, [cx, cy, size]) => sum + size * (across[column]?.[cx] ?? 1) * (down[row]?.[cy] ?? 1), mean);
  };
  const light = channel((header & 63) / 63, ((header >> 18) & 31) / 31, landscape ? 7 : short, landscape ? short : 7);
  const yellow = channel(((header >> 6) & 63) / 31.5 - 1, (((more >> 3) & 63) / 63) * 1.25, 3, 3);
  const red = channel(((header >> 12) & 63) / 31.5 - 1, (((more >> 9) & 63) / 63) * 1.25, 3, 3);
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const [l, p, q] = [light(column, row), yellow(column, row), red(column, row)];
    const b = l - (2 / 3) * p;
    const r = (3 * l - b + q) / 2;
    return [byte(r), byte(r - q), byte(b)];
  });
}

/** Of the middle of each of so many cells, for each of the seven waves that a channel may have. */
const cosines = (cells: number): readonly (readonly number[])[] =>
  Array.from({ length: cells }, (_, cell) =>
    Array.from({ length: 7 }, (__, wave) => Math.cos(Math.PI * ((cell + 0.5) / cells) * wave)),
  );

/** About the picture's width by its height. */
export function thumbhashRatio(hash: string): number {
  const [, , , low = 0, high = 0] = bytesOf(hash);
  const short = low & 7;
  return high & 128 ? 7 / (short || 7) : (short || 7) / 7;
}

const byte = (value: number): number => Math.round(255 * Math.max(0, Math.min(1, value)));

/** Base64, in either alphabet. */
function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, '')) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return [];
    bits = (bits << 6) | value;
    held += 6;
    if (held >= 8) bytes.push((bits >> (held -= 8)) & 255);
    bits &= (1 << held) - 1;
  }
  return bytes;
}
