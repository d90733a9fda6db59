import type { MatchedProperty } from './matched-property';
import { matchScore } from './match-score';
import { nearness } from './nearness';

const shop: MatchedProperty = {
  transaction: 'sale',
  nature: 'boutique',
  city: 'Lyon',
  citySlug: 'lyon',
  cityKey: 'lyon-69',
  department: '69',
  region: '84',
  price: 750_000,
  surface: 120,
  yield: 6,
  occupancy: 'occupied',
};
const words = (...asked: Parameters<typeof matchScore>) =>
  matchScore(...asked)?.parts.map((part) => `${part.points}/${part.most} ${part.words.replace(/\s/g, ' ')}`);

test('D14 each criterion says its part and why', () => {
  const criteria = {
    transactions: ['sale'],
    natures: ['boutique', 'murs'],
    cities: ['lyon-69'],
    maxPrice: 800_000,
    minSurface: 100,
    minYield: 6.5,
    occupancy: 'occupied',
  } as const;
  expect(words(criteria, shop)).toEqual([
    '0/0 Cherche une vente',
    '30/30 Cherche à Lyon (69), bien à Lyon',
    '25/25 Cherche Boutique, Murs commerciaux, bien : Boutique',
    '25/25 Budget jusqu’à 800 000 €, prix 750 000 €',
    '10/10 Surface dès 100 m², bien de 120 m²',
    expect.stringMatching(/^3\/5 Rendement dès 6,5 %, bien à 6 %$/),
    expect.stringMatching(/^5\/5 Cherche /),
  ]);
  expect(matchScore(criteria, shop)?.score).toBe(98);
});

test('D14 what is not of theirs is no match: another transaction, type or place, a price far off, or nothing said', () => {
  for (const criteria of [
    { transactions: ['rental'], natures: ['boutique'] },
    { natures: ['bureaux'] },
    { cities: ['paris-75'] },
    { regions: ['11'] },
    { maxPrice: 600_000 },
    { minPrice: 900_000 },
    { minSurface: 50 },
    {},
  ] as const)
    expect([criteria, matchScore(criteria, shop)]).toEqual([criteria, null]);
});

test('D14 near is less than here, a little too dear less than within; what is not known counts half', () => {
  const score = (...asked: Parameters<typeof matchScore>) => matchScore(...asked)?.score;
  expect(score({ regions: ['84'] }, shop)).toBe(100);
  expect(score({ cities: ['lyon'] }, shop)).toBe(100);
  expect(score({ cities: ['villeurbanne-69'] }, shop)).toBe(50);
  expect(score({ maxPrice: 700_000 }, shop)).toBe(52);
  expect(score({ maxPrice: 700_000 }, { ...shop, price: null })).toBe(52);
  expect(words({ maxPrice: 24_000 }, { ...shop, transaction: 'rental', price: 20_000 })).toEqual([
    '13/25 Loyer annuel jusqu’à 24 000 €, loyer non comparable',
  ]);
});

test('D14 nearness falls from 1 at the bound to 0 where the room ends, on both sides', () => {
  expect([nearness(100, { min: 100, max: 200 }, 0.2), nearness(200, { max: 200 }, 0.2)]).toEqual([1, 1]);
  expect(nearness(110, { max: 100 }, 0.2)).toBeCloseTo(0.5);
  expect(nearness(90, { min: 100 }, 0.2)).toBeCloseTo(0.5);
  expect([nearness(121, { max: 100 }, 0.2), nearness(79, { min: 100 }, 0.2)]).toEqual([0, 0]);
});
