import { actionText, changeText, fieldText } from './revision-texts';

test.each([
  [null, 'rien'],
  ['', 'rien'],
  [true, 'oui'],
  [41_100.5, '41 100,5'],
  [['a', 'b'], '2'],
  [[], 'rien'],
  ['x'.repeat(200), `${'x'.repeat(160)}…`],
])('E04 in the history %j is told as %s', (value, text) =>
  expect(changeText(value).replace(/\u202f/g, ' ')).toBe(text),
);

test('E04 the history names fields as the form does', () => {
  expect([fieldText('price'), fieldText('published'), fieldText('later')]).toEqual(['Prix', 'Publication', 'later']);
  expect([actionText('properties.publish'), actionText(null)]).toEqual(['Publié', 'Modifié']);
});
