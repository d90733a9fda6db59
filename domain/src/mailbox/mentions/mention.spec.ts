import { named, suggested, typedAt } from './mention';

const MARIE = { id: '1', name: 'Marie Dupont' };
const MARIE_CLAIRE = { id: '2', name: 'Marie Dupont-Clair' };
const LEA = { id: '3', name: 'Léa Petit' };

test.each([
  ['@', 1, { from: 0, words: '' }],
  ['Voir @Ma', 8, { from: 5, words: 'Ma' }],
  ['Voir (@Marie Du', 15, { from: 6, words: 'Marie Du' }],
  ['zoe@exemple.fr', 14, null],
  ['@Marie\nsuite', 12, null],
  ['Voir @Marie', 3, null],
  ['', 0, null],
])('E11 %j, the caret at %i, is typed as %j', (text, caret, typed) => {
  expect(typedAt(text, caret)).toEqual(typed);
});

test('E11 a first letter, with or without its accent, finds first and last names', () => {
  expect(suggested([MARIE, LEA], 'le')).toEqual([LEA]);
  expect(suggested([MARIE, LEA], 'pe')).toEqual([LEA]);
  expect(suggested([MARIE, LEA], '')).toEqual([MARIE, LEA]);
  expect(suggested([MARIE, LEA], 'marie du')).toEqual([MARIE]);
});

test('E11 who was chosen and then rubbed out is not named; a longer name is not the shorter one', () => {
  expect(named([MARIE, LEA], 'Voir avec @Léa Petit')).toEqual([LEA]);
  expect(named([MARIE, MARIE_CLAIRE], 'Pour @Marie Dupont-Clair')).toEqual([MARIE_CLAIRE]);
  expect(named([MARIE, MARIE_CLAIRE], '@Marie Dupont et @Marie Dupont-Clair')).toHaveLength(2);
});
