import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { pickOffers } from './pick-offers';

const teaser = (id: number): OffMarketTeaser => ({
  id,
  title: `Murs ${id}`,
  city: 'Lyon',
  citySlug: 'lyon',
  transactionType: 'sale',
  nature: 'murs',
  amount: null,
  blur: null,
  offMarket: true,
});
const many = Array.from({ length: 20 }, (_, index) => teaser(index + 1));
const ids = (seed: number, from = many) => pickOffers(from, seed).map(({ id }) => id);

describe('M64 five off-market properties drawn by lot', () => {
  test('F61 a seed draws the same five in the same order, however the list comes', () => {
    expect(ids(7)).toHaveLength(5);
    expect(new Set(ids(7)).size).toBe(5);
    expect(ids(7, many.toReversed())).toEqual(ids(7));
  });

  test('another visit draws others', () => expect(ids(8)).not.toEqual(ids(7)));

  test('over many visits each has its turn', () => {
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => ids(seed)).flat());
    expect(drawn.size).toBe(many.length);
  });

  test('fewer than five are all shown', () =>
    expect(ids(7, many.slice(0, 3)).toSorted((a, b) => a - b)).toEqual([1, 2, 3]));
});
