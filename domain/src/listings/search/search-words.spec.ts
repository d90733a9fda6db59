import { saidReference, searchWords } from './search-words';

test.each([
  ['PGN-55', 'pgn'],
  ['pgn 55', 'pgn'],
  ['PGN55', 'pgn'],
  ['  Pgn –  55 ', 'pgn'],
  ['P G N 55', 'pgn'],
  ['PGN‑0055', 'pgn'],
  ['Réf. PGN-55', 'pgn'],
  ['référence PGN 55', 'pgn'],
  ['réf 55', ''],
  ['rue de Lyon 55', 'ruedelyon'],
])('C63 %j may be a reference', (typed, prefix) => {
  expect(saidReference(typed)).toEqual({ prefix, property: 55 });
});

test.each(['55', 'PGN', 'PGN-55 murs', 'PGN-0', '55 PGN', 'PGN-1234567890', ''])('%j is no reference', (typed) => {
  expect(saidReference(typed)).toBeNull();
});

test.each([
  ['321000', 321_000],
  ['321 000', 321_000],
  ['321\u202f000\u00a0€', 321_000],
  ['321.000 €', 321_000],
  ['1,2 M€', 1_200_000],
  ['24 000 € / an', 24_000],
  ['2 000 €/mois', 24_000],
  ['75011', 75_011],
  ['55', null],
  ['321000 boutique', null],
  ['120 m²', null],
  ['', null],
])('C63 %j is the price %j', (typed, amount) => {
  expect(searchWords(typed).amount).toBe(amount);
});

test('a property by its number', () => {
  expect(searchWords('#55').property).toBe(55);
  expect(searchWords('55').property).toBeNull();
});
