import { computedYield, yieldFacts, yieldGap } from './yields';

const WALLS = {
  transactionType: 'sale',
  amount: 685_000,
  annualRent: 41_100,
  yield: 6,
  fees: { payer: 'acquereur', rate: 5, amount: null, priceWithoutFees: 652_381 },
  loyerNetBailleurFacture: 39_000,
  montantTaxeFonciere: 1800,
  imputationTaxeFonciere: false,
} as const;

const lines = (page: Parameters<typeof yieldFacts>[0]) =>
  yieldFacts(page).map(({ label, value, note }) => `${label} ${value} = ${note}`.replace(/[\u00a0\u202f]/g, ' '));

test('M174 F40 gross, without fees and net, each with its formula', () => {
  expect(lines(WALLS)).toEqual([
    'Rendement brut 6,0 % = 41 100 € (loyer annuel) ÷ 685 000 € (prix, honoraires inclus)',
    'Rendement brut hors honoraires 6,3 % = 41 100 € (loyer annuel) ÷ 652 381 € (prix hors honoraires)',
    'Rendement net 5,43 % = 37 200 € (loyer net bailleur, taxe foncière déduite) ÷ 685 000 € (prix, honoraires inclus)',
  ]);
});

test('F40 a stored yield that rent and price do not give is shown without a formula', () => {
  expect(lines({ ...WALLS, yield: 7.25, fees: null, loyerNetBailleurFacture: null })).toEqual([
    'Rendement brut 7,25 % = taux communiqué pour ce bien',
  ]);
});

test('nothing is said of what is to let, has no rent or no price', () => {
  expect(lines({ ...WALLS, transactionType: 'rental' })).toEqual([]);
  expect(lines({ ...WALLS, annualRent: null, yield: null, loyerNetBailleurFacture: null })).toEqual([]);
  expect(lines({ ...WALLS, amount: null, yield: null, fees: null })).toEqual([]);
});

test('E03 a yield is worked out with its formula', () => {
  expect(computedYield(WALLS)).toEqual({
    percent: 6,
    formula: '41\u202f100\u00a0€ (loyer annuel) ÷ 685\u202f000\u00a0€ (prix, honoraires inclus)',
  });
  expect(computedYield({ ...WALLS, annualRent: null })).toBeNull();
});

test.each([
  [6, 6, null],
  [6.02, 6, null],
  [7, 6, 1],
  [5.5, 6, -0.5],
  [6, null, null],
  [null, 6, null],
])('E03 %s typed where %s comes out is %s apart', (typed, computed, gap) =>
  expect(yieldGap(typed, computed)).toBe(gap),
);
