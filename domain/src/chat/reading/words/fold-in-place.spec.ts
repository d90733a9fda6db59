import { cutOut, foldInPlace, valueIn } from './fold-in-place';

test.each([
  ['L’Île-d’Yeu', 'l ile-d yeu'],
  ["Ça, c'est 1 000 € À CÔTÉ", 'ca, c est 1 000 € a cote'],
  ['ÉÈÊË éèêë Çç Ïï ÿ', 'eeee eeee cc ii y'],
  ['[A]@Z_a`b{}~ œ Œ ß 😊', '[a]@z_a b{}~ œ œ ß 😊'],
])('« %s » is folded, sign for sign', (text, folded) => {
  expect(foldInPlace(text)).toBe(folded);
  expect(folded).toHaveLength(text.length);
});

test('what is found without accents is cut out of the text as it was written', () => {
  expect(cutOut('C’ÉTAIT Évry', /^c ?etait /)).toBe('Évry');
  expect(cutOut('Évry', /^c ?etait /)).toBe('Évry');
});

test('a value keeps its accents, its capitals and its apostrophe', () => {
  expect(valueIn('mon prénom est L’Éa ', /prenom est (?<value>.+)$/d)).toBe('L’Éa');
  expect(valueIn('rien', /prenom est (?<value>.+)$/d)).toBeUndefined();
});
