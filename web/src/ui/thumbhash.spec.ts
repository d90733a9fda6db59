import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { blurOf } from './thumbhash';

/** Sky above, a green front below, a lit window right. */
function picture(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const lit = x > width * 0.6 && y > height * 0.5 && y < height * 0.7;
      pixels.set(
        [...(lit ? [240, 217, 160] : y < height / 2 ? [201, 214, 220] : [20, 60, 50]), 255],
        4 * (y * width + x),
      );
    }
  return pixels;
}

function bitmapOf(url: string) {
  const bytes = Buffer.from(url.replace('data:image/bmp;base64,', ''), 'base64');
  const [width, height] = [bytes.readUInt32LE(18), bytes.readUInt32LE(22)];
  const pixel = (x: number, y: number): number[] => {
    const start = bytes.readUInt32LE(10) + ((height - 1 - y) * width + x) * 3;
    return [...bytes.subarray(start, start + 3)].toReversed();
  };
  return { bytes, width, height, pixel };
}

test.each([
  ['landscape', 100, 75],
  ['portrait', 75, 100],
  ['square', 64, 64],
])('the blur of a %s photo is the one that the format’s own decoder draws', (_, width, height) => {
  const hash = rgbaToThumbHash(width, height, picture(width, height));
  const url = blurOf(Buffer.from(hash).toString('base64'));
  const drawn = bitmapOf(url);
  expect(url.length).toBeLessThan(600);
  expect(drawn.bytes.readUInt32LE(2)).toBe(drawn.bytes.length);
  expect(drawn.width < drawn.height).toBe(width < height);
  const reference = thumbHashToRGBA(hash);
  for (let y = 0; y < drawn.height; y++)
    for (let x = 0; x < drawn.width; x++) {
      const there =
        Math.floor(((y + 0.5) * reference.h) / drawn.height) * reference.w +
        Math.floor(((x + 0.5) * reference.w) / drawn.width);
      for (const [part, value] of drawn.pixel(x, y).entries())
        expect(Math.abs(value - (reference.rgba[4 * there + part] ?? 0))).toBeLessThan(40);
    }
});

test('a damaged hash is a picture all the same', () => {
  expect(blurOf('')).toMatch(/^data:image\/bmp;base64,/);
  expect(blurOf('AAAA')).toMatch(/^data:image\/bmp;base64,/);
});
