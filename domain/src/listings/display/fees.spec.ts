import { feesBeside } from './fees';
import type { Fees } from '../read-models';

const fees = (given: Partial<Fees> = {}): Fees => ({
  payer: 'acquereur',
  rate: 4,
  amount: null,
  priceWithoutFees: 72_115,
  ...given,
});
const without = (price: number | null, given: Partial<Fees> = {}) => feesBeside(price, fees(given)).priceWithoutFees;

test('M132 the price without fees is that of the price shown, not of the one before', () => {
  expect(without(75_000)).toBe(72_115);
  expect(without(100_000)).toBe(96_154);
  expect(without(75_000, { priceWithoutFees: 72_000 })).toBe(72_000);
  expect(without(75_000, { priceWithoutFees: null })).toBe(72_115);
  expect(without(75_000, { rate: null, amount: 5000, priceWithoutFees: null })).toBe(70_000);
  expect(without(60_000, { rate: null })).toBeNull();
  expect(without(75_000, { payer: 'vendeur', priceWithoutFees: null })).toBeNull();
});

test('M132 a price on request is not given away by its fees', () => {
  expect(feesBeside(null, fees({ amount: 2885 }))).toEqual(fees({ amount: null, priceWithoutFees: null }));
  expect(feesBeside(null, fees({ rate: null, amount: 2885 }))).toEqual(
    fees({ rate: null, amount: 2885, priceWithoutFees: null }),
  );
});
