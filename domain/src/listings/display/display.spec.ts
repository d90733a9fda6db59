import {
  carouselPriceLabel,
  feesLabel,
  monthlyRent,
  pinLabel,
  priceLabel,
  pricePerSquareMetreLabel,
  statusBadge,
  surfaceLabel,
  totalMonthlyRent,
  yieldLabel,
} from './display';

const sale = (amount: number | null) => ({ amount, transactionType: 'sale' as const });
const rental = (amount: number | null) => ({ amount, transactionType: 'rental' as const });

test('M132 prices, with the spaces of French numbers', () => {
  expect(priceLabel(sale(685_000))).toBe('685\u202f000\u00a0€');
  expect(priceLabel(rental(24_000))).toBe('24\u202f000\u00a0€\u00a0/\u00a0an');
  expect(priceLabel(sale(null))).toBe('Prix sur demande');
  expect(carouselPriceLabel(rental(null))).toBe('N/A');
});

test.each([
  [850, '850 €'],
  [1000, '1 K€'],
  [685_000, '685 K€'],
  [999_499, '999 K€'],
  [999_600, '1 M€'],
  [1_200_000, '1,2 M€'],
  [7_550_000, '7,55 M€'],
  [12_340_000, '12,3 M€'],
  [null, 'N/A'],
])('M66 the pin of %s', (amount, label) => {
  expect(pinLabel(amount, 'sale')).toBe(label.replace(' ', '\u00a0'));
});

test.each([
  [960, '960 €/an'],
  [34_000, '34 K€/an'],
  [1_250_000, '1,25 M€/an'],
  [null, 'N/A'],
])('M66 a rent on the map is not mistaken for a price: %s', (amount, label) => {
  expect(pinLabel(amount, 'rental')).toBe(label.replace(' ', '\u00a0'));
});

test('M174 yield, rents and surfaces', () => {
  expect([yieldLabel(6), yieldLabel(6.257), yieldLabel(0), yieldLabel(null)]).toEqual([
    '6,0\u00a0%',
    '6,26\u00a0%',
    null,
    null,
  ]);
  expect(monthlyRent(50_000)).toBe(4167);
  const rents = { loyerNetBailleurFacture: 48_000, chargesAnnuelles: 2400, montantTaxeFonciere: 3600 };
  expect(totalMonthlyRent({ ...rents, imputationTaxeFonciere: true })).toBe(4500);
  expect(totalMonthlyRent({ ...rents, imputationTaxeFonciere: false })).toBe(4200);
  expect([surfaceLabel(108.1), surfaceLabel(null)]).toEqual(['108,1\u00a0m²', null]);
  expect(pricePerSquareMetreLabel(sale(685_000), 120)).toBe('5\u202f708\u00a0€\u00a0/\u00a0m²');
  expect(pricePerSquareMetreLabel(rental(24_000), 80)).toBe('300\u00a0€\u00a0/\u00a0m²/an');
});

test('F33 the agency has its own text for a status, and no other status takes it', () => {
  const badge = (status: 'available' | 'sold' | 'unavailable' | 'rented') =>
    statusBadge({ status }, { unavailable: 'RETIRÉ', rented: '' });
  expect([badge('unavailable'), badge('available'), badge('sold'), badge('rented')]).toEqual([
    'RETIRÉ',
    null,
    'VENDU',
    'LOUÉ',
  ]);
});

test('honoraires as the law wants them beside a price', () => {
  expect(feesLabel({ payer: 'acquereur', rate: 5, amount: null, priceWithoutFees: 380_952 })).toBe(
    'Honoraires 5\u00a0% TTC à la charge de l’acquéreur (380\u202f952\u00a0€ hors honoraires)',
  );
  expect(feesLabel({ payer: 'vendeur', rate: null, amount: null, priceWithoutFees: null })).toBe(
    'Honoraires à la charge du vendeur',
  );
  expect(feesLabel(null)).toBeNull();
});

test('M126 F32 F33 what cannot be had says so: VENDU also when merely unavailable, LOUÉ when rented', () => {
  const badges = (['available', 'sold', 'unavailable', 'rented'] as const).map((status) => statusBadge({ status }));
  expect(badges).toEqual([null, 'VENDU', 'VENDU', 'LOUÉ']);
});
