import { thumbhashColours, thumbhashRatio } from './thumbhash';

const HASH = 'XggCNYSHl3d4d3iHd3h4d3eHd5g2';

test('what is no thumbhash has no colours', () => {
  for (const text of ['', 'abc', 'é'.repeat(20), 'A'.repeat(60)]) expect(thumbhashColours(text, 2, 2)).toBeNull();
});

test('both alphabets of base64 say the same', () => {
  const plain = 'a+/CNYSHl3d4d3iHd3h4d3eHd5g2';
  expect(thumbhashColours(plain, 3, 2)).toEqual(thumbhashColours(plain.replace('+', '-').replace('/', '_'), 3, 2));
});

test('as many colours as asked for, each of three bytes', () => {
  const colours = thumbhashColours(HASH, 4, 3) ?? [];
  expect(colours).toHaveLength(12);
  for (const value of colours.flat()) expect(value >= 0 && value <= 255 && Number.isInteger(value)).toBe(true);
  expect(thumbhashRatio(HASH)).toBeGreaterThan(0);
});
