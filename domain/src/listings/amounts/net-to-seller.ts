import { feesBeside } from '../display/fees';
import type { PropertyFields } from '../property-fields';
import { comparableCents } from './comparable-amount';

type Priced = Pick<
  PropertyFields,
  'price' | 'transactionType' | 'annualRent' | 'feesPayer' | 'feesRate' | 'feesAmount' | 'priceWithoutFees'
>;

/** Euros that are the seller's, whoever pays the fees; null: a rental, or nothing tells how much of the price is fees. */
export function netToSeller(fields: Priced): number | null {
  const cents = fields.transactionType === 'sale' ? comparableCents(fields) : null;
  if (cents === null) return null;
  const { feesPayer: payer, feesRate: rate, feesAmount: amount, priceWithoutFees } = fields;
  const price = cents / 100;
  if (payer !== 'vendeur') return feesBeside(price, { payer, rate, amount, priceWithoutFees }).priceWithoutFees;
  const fees = amount ?? (rate === null ? null : Math.round((price * rate) / 100));
  return fees !== null && fees < price ? price - fees : null;
}
