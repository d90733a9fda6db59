import { typeset } from './typeset';

test('no line begins with a colon, a closing mark or a unit', () => {
  expect(typeset('Durée : 9 ans, soit « long » ! Et 8 % pour 10 km ?')).toBe(
    'Durée\u00a0: 9\u00a0ans, soit «\u00a0long\u00a0»\u00a0! Et 8\u00a0% pour 10\u00a0km\u00a0?',
  );
});

test('what only looks like one stays: an address of a page, a time, a word', () => {
  expect(typeset('https://pignon.example à 9:30, 3 moisson')).toBe('https://pignon.example à 9:30, 3 moisson');
});
