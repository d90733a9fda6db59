import { parsePrice } from './price';

test.each([
  '350 €/M2/an',
  '5 000 € le M2',
  '350 € HT par an et par m²',
  '350 € (HT HC) /m²/an',
  '350 € HT, /m²/an',
  '350 € HT/HC – par m² et par an',
  'prix/m² 350 €',
])('what a square metre costs is no price: %s', (text) => expect(parsePrice(text)).toBeNull());

test.each([
  ['980 000 € soit 8 200 €/m²', 980_000, 'total'],
  ['980 000 € (prix au m² : 8 200 €)', 980_000, 'total'],
  ['24 000 € soit 2 000 €/mois', 24_000, 'total'],
  ['36 000 € HT HC, charges 300 €/mois', 36_000, 'total'],
  ['850 € + 50 € de charges / mois', 850, 'month'],
  ['200 €/sem', 200, 'other'],
  ['18 000 € par semestre', 18_000, 'semester'],
])('a period belongs to its own amount: %s', (text, euros, unit) =>
  expect(parsePrice(text)).toEqual({ cents: euros * 100, unit }),
);
