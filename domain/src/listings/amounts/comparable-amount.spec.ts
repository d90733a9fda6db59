import { comparableCents, rentQuestion } from './comparable-amount';

const rental = (price: string | null, annualRent: number | null = null) =>
  ({ price, annualRent, transactionType: 'rental' }) as const;
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['2 000 €/mois', 24_000],
  ['7 500 € par trimestre', 30_000],
  ['18 000 € par semestre', 36_000],
  ['24 000 € HT HC / an', 24_000],
  ['2 100 € TTC/mois', 25_200],
] as const)('F05 F06 a rental is compared by its rent per year: %j', (price, year) => {
  expect(comparableCents(rental(price))).toBe(year * 100);
  expect(rentQuestion(rental(price))).toBeNull();
});

test('F06 a rent without a readable price is its annual rent; a sale never is', () => {
  expect(comparableCents(rental('', 18_000))).toBe(18_000_00);
  expect(comparableCents({ ...rental('Prix sur demande', 18_000), transactionType: 'sale' })).toBeNull();
  expect(comparableCents({ ...rental('7 500 € par trimestre'), transactionType: 'sale' })).toBeNull();
});

test.each(['850 € charges comprises', '24000', '1 500 € HT CC', '24 000 € payables trimestriellement', '200 €/jour'])(
  'F06 a period that is not said is asked, never taken for a year: %j',
  (price) => {
    expect(comparableCents(rental(price))).toBeNull();
    expect(plain(rentQuestion(rental(price)))).toBe(
      `Le loyer « ${price} » est-il par mois, par trimestre, par semestre ou par an ? En attendant, « Prix sur demande » est affiché.`,
    );
    expect(rentQuestion({ ...rental(price), transactionType: 'sale' })).toBeNull();
  },
);

test('F06 an annual rent that explains the price answers the question, another one counts and is asked about', () => {
  for (const price of ['24000', '12 000 €', '6 000 €', '2 000 € HC']) {
    expect(comparableCents(rental(price, 24_000))).toBe(24_000_00);
    expect(rentQuestion(rental(price, 24_000))).toBeNull();
  }
  expect(comparableCents(rental('850 €', 24_000))).toBe(24_000_00);
  expect(plain(rentQuestion(rental('850 €', 24_000)))).toMatch(
    /En attendant, son loyer annuel de 24 000 € est affiché\.$/,
  );
});
