import { sharp } from '../sharp';

const STEPS = 8;

/**
 * What a picture looks like, whatever its size and how it was packed: whether it grows lighter from cell to cell, across
 * and down (dHash, 128 bits as hexadecimal). Two that look alike differ in few bits: looksAlike in domain.
 */
export async function lookOf(master: Buffer): Promise<string> {
  const cells = await sharp(master)
    .greyscale()
    .resize({ width: STEPS + 1, height: STEPS + 1, fit: 'fill' })
    .raw()
    .toBuffer();
  const at = (x: number, y: number): number => cells[y * (STEPS + 1) + x] ?? 0;
  const bits: string[] = [];
  for (let y = 0; y < STEPS; y += 1) for (let x = 0; x < STEPS; x += 1) bits.push(at(x, y) < at(x + 1, y) ? '1' : '0');
  for (let y = 0; y < STEPS; y += 1) for (let x = 0; x < STEPS; x += 1) bits.push(at(x, y) < at(x, y + 1) ? '1' : '0');
  return (bits.join('').match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}
