import type { Fees } from '../read-models';

/** Of its own price: an amount that was agreed on may be rounded, one of another price is further away than this. */
const ROUNDING = 0.01;

/**
 * The fees as an ad may state them beside a price, in euros. What staff stored goes with the price that they had when
 * they stored it: after another price it is worked out anew, and without a price nothing is said that gives it away.
 */
export function feesBeside(price: number | null, stored: Fees): Fees {
  const { payer, rate, amount } = stored;
  if (price === null) return { payer, rate, amount: rate === null ? amount : null, priceWithoutFees: null };
  const without = withoutFees(price, stored);
  const agreed = stored.priceWithoutFees;
  const keeps = agreed !== null && agreed < price && (without === null || Math.abs(agreed / without - 1) <= ROUNDING);
  return { payer, rate, amount, priceWithoutFees: keeps ? agreed : without };
}

/** Null where the price is the seller's whole price, or nothing tells how much of it is fees. */
function withoutFees(price: number, { payer, rate, amount }: Fees): number | null {
  if (payer !== 'acquereur') return null;
  if (rate !== null) return Math.round(price / (1 + rate / 100));
  return amount !== null && amount < price ? price - amount : null;
}
