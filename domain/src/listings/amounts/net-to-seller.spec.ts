import { netToSeller } from './net-to-seller';

const SALE = {
  price: '400 000 € FAI',
  transactionType: 'sale',
  annualRent: null,
  feesPayer: 'acquereur',
  feesRate: null,
  feesAmount: null,
  priceWithoutFees: null,
} as const;

test.each([
  ['the buyer pays an amount', { feesAmount: 20_000 }, 380_000],
  ['the buyer pays a rate', { feesRate: 5 }, 380_952],
  ['the seller pays an amount', { feesPayer: 'vendeur', feesAmount: 20_000 }, 380_000],
  ['the seller pays a rate', { feesPayer: 'vendeur', feesRate: 5 }, 380_000],
  ['fees above the price', { feesPayer: 'vendeur', feesAmount: 500_000 }, null],
  ['nobody says who pays', { feesPayer: null, feesAmount: 20_000 }, null],
  ['a price on request', { price: null, feesAmount: 20_000 }, null],
  ['a rental', { transactionType: 'rental', feesAmount: 20_000 }, null],
] as const)('E03 what the seller gets: %s', (_, change, net) => expect(netToSeller({ ...SALE, ...change })).toBe(net));
