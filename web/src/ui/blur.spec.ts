import { thumbhashColours } from '@pignon/domain/media/thumbhash';
import { blurOf } from './blur';

/** Of a landscape and of a portrait, by the format's own encoder. */
const HASHES = ['2fcZFIB3iId/h3iJh4aIYJ2V8g==', 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG'];

test.each(HASHES)('the blur of %s is a bitmap of the colours of its thumbhash, upright', (hash) => {
  const url = blurOf(hash) ?? '';
  expect(url).toMatch(/^url\(data:image\/bmp;base64,[\w+/=]+\)$/);
  expect(url.length).toBeLessThan(700);
  const bytes = Buffer.from(url.slice('url(data:image/bmp;base64,'.length, -1), 'base64');
  const [width, height, start] = [bytes.readUInt32LE(18), bytes.readUInt32LE(22), bytes.readUInt32LE(10)];
  expect(bytes.readUInt32LE(2)).toBe(bytes.length);
  expect(bytes.length).toBe(start + width * height * 3);
  const drawn = Array.from({ length: width * height }, (_, index) => {
    const at = start + ((height - 1 - Math.floor(index / width)) * width + (index % width)) * 3;
    return [...bytes.subarray(at, at + 3)].toReversed();
  });
  expect(drawn).toEqual(thumbhashColours(hash, width, height));
});

test('what is no thumbhash has no blur', () => {
  expect(blurOf('')).toBeUndefined();
  expect(blurOf('AAAA')).toBeUndefined();
});
