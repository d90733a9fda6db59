import { cut, cutShort } from './cut';

test.each([
  ['abc', 5, 'abc'],
  ['abcdef', 3, 'abc'],
  ['ab\u{1F3E0}', 3, 'ab'],
  ['ab\u{1F3E0}', 4, 'ab\u{1F3E0}'],
  ['', 3, ''],
])('%j cut at %d is %j: an emoji is never cut in half', (text, most, expected) => {
  expect(cut(text, most)).toBe(expected);
});

test('what was cut says so', () => {
  expect([cutShort('ab\u{1F3E0}', 3), cutShort('abc', 3)]).toEqual(['ab…', 'abc']);
});
