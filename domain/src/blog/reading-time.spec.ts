import { readingTimeOf, textOfHtml } from './reading-time';

const words = (count: number) => `<p>${'mot '.repeat(count)}</p>`;

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('M112 %i words take %i minutes', (count, minutes) => expect(readingTimeOf(words(count))).toBe(minutes));

test('tags, entities and lone signs are no words', () => {
  expect(textOfHtml('<p>Murs&nbsp;: 5 &amp; 6</p><ul><li>a</li><li>b</li></ul>')).toBe('Murs : 5 & 6 a b');
  expect(readingTimeOf(`<p>${': « » '.repeat(300)}</p>`)).toBe(1);
});
