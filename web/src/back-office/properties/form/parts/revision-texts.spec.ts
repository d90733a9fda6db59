import { actionText, changeText, fieldText, restoredText } from './revision-texts';

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

test.each([
  [0, 'Celle du 3 mai.'],
  [1, 'Celle du 3 mai, sans une photo ou un plan qui n’existe plus.'],
  [4, 'Celle du 3 mai, sans 4 photos ou plans qui n’existent plus.'],
])('E04 a version restored without %j photos says so', (lost, text) => expect(restoredText('3 mai', lost)).toBe(text));
