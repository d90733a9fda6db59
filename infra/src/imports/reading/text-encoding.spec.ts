import { decoded, windows1252 } from './text-encoding';

test.each(['Été à Œuilly – 685 000 €', '“Murs” l’Haÿ…', 'ascii'])('%j is read from either encoding', (text) => {
  expect(decoded(Buffer.from(text))).toBe(text);
  expect(decoded(windows1252(text))).toBe(text);
});

test.each([
  ['685\u202f000', '685 000'],
  ['1ʳᵉ', '1re'],
  ['Ḍombasle', 'Dombasle'],
  ['店', '?'],
  ['a\u2010b', 'a?b'],
])('what Windows-1252 has no sign for is written plainly: %j', (text, plain) => {
  expect(decoded(windows1252(text))).toBe(plain);
});
