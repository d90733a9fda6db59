import { oneLine, severalLines } from './typed-text';

test.each([
  ['\u202a+33 6 12 34 56 78\u202c', '+33 6 12 34 56 78'],
  ['\u2066Zoë\u2069\u200b', 'Zoë'],
  ['\u200f\u200eZo\u00adë\ufeff', 'Zoë'],
  ['Zoë\tMartin', 'Zoë Martin'],
  ['12 rue\r\n   de Lévis', '12 rue de Lévis'],
  ['90 €\n    /m²/an\u00a0HT HC', '90 € /m²/an HT HC'],
  ['a\u2028b\u0085c\u000bd\u001be', 'a b c d e'],
  ['\u200b \u2060\ufe0f\u3164\u2800\u034f', ''],
  ['👍🏽 d’accord', '👍🏽 d’accord'],
  ['a\0b', 'a\0b'],
])('C60 C62 %j in one line is %j', (typed, meant) => {
  expect(oneLine(typed)).toBe(meant);
});

test.each([
  ['Bonjour\u000bje\u000ccherche\u0085un\u2028local\u2029à Lyon', 'Bonjour\nje\ncherche\nun\nlocal\nà Lyon'],
  ['un\r\ndeux\rtrois\n\nquatre', 'un\ndeux\ntrois\n\nquatre'],
  ['\u2066a\u2069\tb\u0007', 'a b'],
  ['\n\u200b\n', ''],
])('C62 %j in several lines is %j', (typed, meant) => {
  expect(severalLines(typed)).toBe(meant);
});
