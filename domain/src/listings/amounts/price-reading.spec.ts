import { priceReading } from './price-reading';

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['1,2 M€ FAI', 'sale', null, 'lu : 1 200 000 €'],
  ['685.000', 'sale', null, 'lu : 685 000 €'],
  ['2 000 €/mois', 'rental', null, 'lu : 24 000 € / an'],
  ['2 000 €/mois', 'sale', null, 'un loyer n’est pas un prix de vente : « Prix sur demande » sera affiché'],
  ['2 000 €', 'rental', null, 'la période n’est pas dite : « Prix sur demande » sera affiché'],
  ['2 000 €', 'rental', 24_000, 'lu : 24 000 € / an'],
  ['de 100 000 à 200 000 €', 'sale', null, 'illisible : « Prix sur demande » sera affiché'],
  ['350 €/m²', 'sale', null, 'illisible : « Prix sur demande » sera affiché'],
  [' ', 'sale', null, undefined],
] as const)('E03 a price typed %j of a %s is read aloud', (price, transactionType, annualRent, said) =>
  expect(plain(priceReading({ price, transactionType, annualRent }))).toBe(said),
);
