import { parsePrice } from './price';

const euros = (amount: number, unit = 'total') => ({ cents: Math.round(amount * 100), unit });

test.each([
  ['1 200 000 €', euros(1_200_000)],
  ['1\u00a0200\u00a0000 €', euros(1_200_000)],
  ['1\u202f200\u202f000\u00a0€', euros(1_200_000)],
  ['1.200.000 €', euros(1_200_000)],
  ['1 200 000 € FAI', euros(1_200_000)],
  ['Prix : 1 200 000 € HAI', euros(1_200_000)],
  ['1 200 000,00 €', euros(1_200_000)],
  ['1200000', euros(1_200_000)],
  [385_000, euros(385_000)],
  ['685000.50', euros(685_000.5)],
  ['108,10', euros(108.1)],
  ['1,2 M€', euros(1_200_000)],
  ['1,25 million', euros(1_250_000)],
  ['2 millions', euros(2_000_000)],
  ['450 K€', euros(450_000)],
  ['450k', euros(450_000)],
  ['2 000 €/mois', euros(2000, 'month')],
  ['2 000 € / mois HC', euros(2000, 'month')],
  ['2 000 € par mois', euros(2000, 'month')],
  ['1 850,50 € mensuel', euros(1850.5, 'month')],
  ['24 000 € HT HC / an', euros(24_000, 'year')],
  ['24 000 €/an', euros(24_000, 'year')],
  ['24 000 € annuel', euros(24_000, 'year')],
  ['', null],
  ['0', null],
  ['0 €', null],
  ['Prix sur demande', null],
  ['-5', null],
  ['0,00 €', null],
  ['N/A', null],
  ['1 200000 €', euros(1_200_000)],
  ['1  200  000 €', euros(1_200_000)],
  ["1'200'000 €", euros(1_200_000)],
  ['1,200,000 €', euros(1_200_000)],
  ['1\u2009200\u2009000 €', euros(1_200_000)],
  ['1.200.000,50 €', euros(1_200_000.5)],
  ['385.000', euros(385_000)],
  ['1 200 000 EUR net vendeur', euros(1_200_000)],
  ['1 200 000 € FAI (1 150 000 € hors honoraires)', euros(1_200_000)],
  ['Lot 3 : 200 000 €', euros(200_000)],
  ['120 m², 450 000 €', euros(450_000)],
  ['rendement 6 % – 1,25 M€', euros(1_250_000)],
  ['1,2 million d’euros', euros(1_200_000)],
  ['1200000FAI', euros(1_200_000)],
  ['2000 par mois', euros(2000, 'month')],
  ['350 € HT/m²/an', null],
  ['nous consulter au 2e étage', null],
  ['1.2345', null],
  ['de 100 000 à 200 000 €', null],
  ['100 000 € - 200 000 €', null],
  ['entre 100 et 200 K€', null],
  ['1 à 2 M€', null],
  ['100 000/200 000', null],
  ['2 000 €/mois à 3 000 €/mois', null],
  ['100 000 200 000 €', null],
  ['1e6', null],
  ['1E+6 €', null],
  ['à partir de 100 000 €', euros(100_000)],
  ['Lot 3 - 200 000 €', euros(200_000)],
  ['450 000 € - 120 m²', euros(450_000)],
  ['3-5 rue Foch, 450 000 €', euros(450_000)],
  ['2 000 €/mois - 3 mois de dépôt', euros(2000, 'month')],
  [Number.NaN, null],
  [1e21, null],
  [108.1, euros(108.1)],
  [undefined, null],
  [null, null],
] as const)('C02 F06 %j', (received, price) => {
  expect(parsePrice(received)).toEqual(price);
});

test.each([
  ['980 000 € soit 8 200 €/m²', euros(980_000)],
  ['8 200 €/m² – 980 000 € FAI', euros(980_000)],
  ['980 000 € (8 200 € / m²)', euros(980_000)],
  ['8200€/m2 980000€', euros(980_000)],
  ['Prix au m² : 8 200 €, soit 980 000 €', euros(980_000)],
  ['1,2 M€ (soit 9 500 €/m²)', euros(1_200_000)],
  ['120 m² à 8 200 €/m²', null],
  ['350 € HT/m2/an', null],
  ['Loyer au m² : 350 €', null],
  ['25 200 €/an (210 €/m²/an)', euros(25_200, 'year')],
  ['2 100 €/mois soit 210 €/m²/an', euros(2100, 'month')],
] as const)('C02 a whole price wins over what a square metre costs: %j', (received, price) => {
  expect(parsePrice(received)).toEqual(price);
});

test.each([
  ['2 100 € TTC/mois', 'month', 2100],
  ['7 500 € par trimestre', 'quarter', 7500],
  ['7 500 € / trim.', 'quarter', 7500],
  ['Loyer trimestriel : 7 500 € HT', 'quarter', 7500],
  ['18 000 € par semestre', 'semester', 18_000],
  ['18 000 € semestriels', 'semester', 18_000],
  ['24 000 € l’an', 'year', 24_000],
  ['24 000 €/année HT', 'year', 24_000],
  ['24 000 €/an payable par trimestre', 'year', 24_000],
  ['24 000 € payables trimestriellement', 'total', 24_000],
  ['24 000 €/an, soit 2 000 €/mois', 'year', 24_000],
  ['2 000 € HT, loyer annuel 24 000 €', 'total', 2000],
  ['850 € + 50 € de charges / mois', 'month', 850],
  ['200 €/jour', 'other', 200],
  ['850 € charges comprises', 'total', 850],
] as const)('F06 the period of a rent is the one that its amount says: %j', (received, unit, amount) => {
  expect(parsePrice(received)).toEqual(euros(amount, unit));
});

test('C02 no text gives an amount that is not a whole number of cents above 0', () => {
  const pieces = ['1', '200', '000', ' ', '\u00a0', '\u202f', '.', ',', '€', 'm²', '%', 'K', 'M', '-', '/mois', "'"];
  let seed = 11;
  for (let round = 0; round < 5000; round++) {
    let text = '';
    for (let length = 0; length < 8; length++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      text += pieces[(seed >> 8) % pieces.length];
    }
    const price = parsePrice(text);
    if (price) expect([text, Number.isSafeInteger(price.cents) && price.cents > 0]).toEqual([text, true]);
  }
});
