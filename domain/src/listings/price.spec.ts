import { comparableCents, parsePrice } from './price';

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
  [null, null],
] as const)('C02 F06 %j', (received, price) => {
  expect(parsePrice(received)).toEqual(price);
});

test('F05 F06 a rental is compared by its rent per year', () => {
  expect(comparableCents('2 000 €/mois', 'rental')).toBe(24_000_00);
  expect(comparableCents('24 000', 'rental')).toBe(24_000_00);
  expect(comparableCents('', 'rental', 18_000)).toBe(18_000_00);
  expect(comparableCents('Prix sur demande', 'sale', 18_000)).toBeNull();
});
