/** Fields of Poliris 4.1 that the house exchanges, by their number (from 1). */
export const POLIRIS = {
  agency: 1,
  reference: 2,
  advert: 3,
  type: 4,
  postcode: 5,
  city: 6,
  country: 7,
  address: 8,
  activity: 10,
  price: 11,
  /** Of the walls, where a lease is passed on: per month. */
  wallsRent: 12,
  withCharges: 13,
  withoutTax: 14,
  /** Percent of a sale's price without fees; euros of a rental. */
  fees: 15,
  surface: 16,
  title: 20,
  description: 21,
  /** Per month. */
  charges: 23,
  cellar: 42,
  exclusive: 83,
  visit: 104,
  contactName: 106,
  contactEmail: 107,
  mandateNumber: 112,
  mandateDate: 113,
  deposit: 161,
  technicalId: 175,
  energyClass: 177,
  gasClass: 179,
  subtype: 181,
  leaseYears: 195,
  entryFee: 200,
  annualRent: 202,
  annualCharges: 203,
  leaseRight: 218,
  /** What a let property brings in, per year. */
  income: 241,
  /** What the lease lets a tenant do. */
  purpose: 243,
  situation: 254,
  lots: 259,
  lotCharges: 260,
  latitude: 298,
  longitude: 299,
  precision: 300,
  version: 301,
  /** 1 buyer, 2 seller, 3 both. */
  feesPayer: 302,
  priceWithoutFees: 303,
} as const;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Thirty photos in three places, and what is written below them. */
export const PHOTO_FIELDS: readonly number[] = [...range(85, 93), ...range(164, 174), ...range(264, 273)];
export const PHOTO_TITLE_FIELDS: readonly number[] = [...range(94, 102), ...range(274, 294)];
